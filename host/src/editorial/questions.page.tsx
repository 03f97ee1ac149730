import { ChevronDown } from 'lucide-react'
import { anchorOf } from '../blocks/page-notes'
import { RichText } from '../blocks/rich-text'
import type { MakeEditorialPage } from './editorial-call'
import { questionsPath } from './editorial-paths'
import type { Question } from './library'

/** Questions by topic, in the order in which editors keep them. Each opens without script, also by a link to it. */
export function QuestionList({ questions }: { readonly questions: readonly Question[] }) {
  const topics = [...new Set(questions.map(({ topicName }) => topicName))]
  return (
    <>
      {topics.map((name) => (
        <section className="e-questions" key={name} aria-labelledby={`tema-${anchorOf(name)}`}>
          <h2 id={`tema-${anchorOf(name)}`} className="e-heading">
            {name}
          </h2>
          <div className="b-faq">
            {questions
              .filter(({ topicName }) => topicName === name)
              .map(({ slug, question, answer }) => (
                <details className="b-faq__item" key={slug}>
                  <summary className="b-faq__question">
                    {question}
                    <ChevronDown className="b-faq__arrow" aria-hidden="true" size={20} />
                  </summary>
                  {/* A browser opens what holds the place that a link names. */}
                  <div id={slug} className="e-answer">
                    <RichText value={answer} />
                  </div>
                </details>
              ))}
          </div>
        </section>
      ))}
    </>
  )
}

/** An answer's own address leads to its place among the others. */
export const questionPage: MakeEditorialPage = ({ story }) => ({
  redirect: `${questionsPath}#${story.slug}`,
  status: 301,
})
