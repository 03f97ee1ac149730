import { type Block, blocksOf, textOf } from '../source/story'
import { type BlockProps, useRendering } from './rendering'
import { RichText } from './rich-text'
import { richTextWords } from './rich-text-words'

interface PanelProps {
  readonly title: string
  readonly body: unknown
  readonly open: boolean
  /** Anchor of the body: a browser opens the panel around it. */
  readonly anchor?: string | undefined
  readonly block?: Block | undefined
}

/** Opens without script, and for a search in the page or a link into it. */
function Panel({ title, body, open, anchor, block }: PanelProps) {
  const { edit } = useRendering()
  return (
    <details className="b-panel" open={open} {...(block && edit?.(block))}>
      <summary className="b-panel__title">{title}</summary>
      <div className="b-panel__body" id={anchor}>
        <RichText value={body} />
      </div>
    </details>
  )
}

const keyOf = ({ _uid }: Block, title: string) => _uid ?? title

export function AccordionBlock({ block }: BlockProps) {
  return (
    <div className="b-panels">
      {blocksOf(block.items).map((item) => {
        const title = textOf(item.title)
        const open = item.open === true
        return <Panel key={keyOf(item, title)} title={title} body={item.body} open={open} block={item} />
      })}
    </div>
  )
}

interface QuestionPanelProps {
  readonly question: string
  readonly answer: unknown
  readonly anchor?: string
  readonly block?: Block
}

/** A question and its answer, which the page's structured data repeats. */
export function QuestionPanel({ question, answer, anchor, block }: QuestionPanelProps) {
  const { addQuestion } = useRendering()
  const words = richTextWords(answer)
  if (question && words) addQuestion({ question, answer: words })
  return <Panel title={question} body={answer} open={false} anchor={anchor} block={block} />
}

export function FaqBlock({ block }: BlockProps) {
  return (
    <div className="b-panels">
      {blocksOf(block.items).map((item) => {
        const question = textOf(item.question)
        const key = keyOf(item, question)
        return <QuestionPanel key={key} question={question} answer={item.answer} block={item} />
      })}
    </div>
  )
}
