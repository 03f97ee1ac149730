import { questionsPath } from '../../base/addresses/addresses'
import { anchorOf } from '../../base/text/anchor'
import { QuestionPanel } from '../../content/blocks/accordion.block'
import type { MakeEditorialPage } from './editorial-call'
import type { Question } from './library'

/** Questions by topic: those about the site first, then by the name of the topic. */
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

const anchorOfTopic = (name: string) => `tema-${anchorOf(name)}`

/** Each question opens without script, also by a link to it. */
export function QuestionList({ questions }: { readonly questions: readonly Question[] }) {
  const topics = byTopic(questions)
  return (
    <div className="e-faq">
      <nav className="e-topics" aria-label="Temas">
        <ul className="e-chips">
          {topics.map(({ name }) => (
            <li key={name}>
              <a href={`#${anchorOfTopic(name)}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {topics.map(({ name, some }) => (
          <section className="e-questions" key={name} aria-labelledby={anchorOfTopic(name)}>
            <h2 id={anchorOfTopic(name)} className="e-heading">
              {name}
            </h2>
            <div className="b-panels">
              {some.map(({ slug, question, answer }) => (
                <QuestionPanel key={slug} question={question} answer={answer} anchor={slug} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  )
}

/** An answer's own address leads to its place among the others. */
export const questionPage: MakeEditorialPage = ({ story }) => ({
  redirect: `${questionsPath}#${story.slug}`,
  status: 301,
})
