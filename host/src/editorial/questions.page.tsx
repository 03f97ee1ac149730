import { QuestionPanel } from '../blocks/accordion.block'
import { anchorOf } from '../blocks/page-notes'
import type { MakeEditorialPage } from './editorial-call'
import { questionsPath } from './editorial-paths'
import type { Question } from './library'

/** Questions by topic: what is about the site first, then as the topics are called. */
function byTopic(questions: readonly Question[]) {
  const isOnTopic = ({ topic }: Question) => Number(topic !== undefined)
  const sorted = [...questions].sort(
    (a, b) => isOnTopic(a) - isOnTopic(b) || a.topicName.localeCompare(b.topicName, 'pt'),
  )
  return [...new Set(sorted.map(({ topicName }) => topicName))].map((name) => ({
    name,
    some: sorted.filter(({ topicName }) => topicName === name),
  }))
}

/** Each question opens without script, also by a link to it. */
export function QuestionList({ questions }: { readonly questions: readonly Question[] }) {
  return byTopic(questions).map(({ name, some }) => (
    <section className="e-questions" key={name} aria-labelledby={`tema-${anchorOf(name)}`}>
      <h2 id={`tema-${anchorOf(name)}`} className="e-heading">
        {name}
      </h2>
      <div className="b-panels">
        {some.map(({ slug, question, answer }) => (
          <QuestionPanel key={slug} question={question} answer={answer} anchor={slug} />
        ))}
      </div>
    </section>
  ))
}

/** An answer's own address leads to its place among the others. */
export const questionPage: MakeEditorialPage = ({ story }) => ({
  redirect: `${questionsPath}#${story.slug}`,
  status: 301,
})
