import { ChevronDown } from 'lucide-react'
import { type Block, blocksOf, textOf } from '../content/story'
import { type BlockProps, useRendering } from './rendering'
import { RichText } from './rich-text'
import { richTextWords } from './rich-text-words'

interface PanelProps {
  readonly title: string
  readonly body: unknown
  readonly open: boolean
}

/** Opens without script, and for who searches the page or follows a link into it. */
function Panel({ title, body, open }: PanelProps) {
  return (
    <details className="b-panel" open={open}>
      <summary className="b-panel__title">
        {title}
        <ChevronDown className="b-panel__arrow" aria-hidden="true" size={20} />
      </summary>
      <RichText value={body} />
    </details>
  )
}

const keyOf = ({ _uid }: Block, title: string) => _uid ?? title

export function AccordionBlock({ block }: BlockProps) {
  return (
    <div className="b-panels">
      {blocksOf(block.items).map((item) => {
        const title = textOf(item.title)
        return <Panel key={keyOf(item, title)} title={title} body={item.body} open={item.open === true} />
      })}
    </div>
  )
}

/** Questions and answers, which the page's structured data repeats. */
export function FaqBlock({ block }: BlockProps) {
  const { addQuestion } = useRendering()
  return (
    <div className="b-panels">
      {blocksOf(block.items).map((item) => {
        const question = textOf(item.question)
        const answer = richTextWords(item.answer)
        if (question && answer) addQuestion({ question, answer })
        return <Panel key={keyOf(item, question)} title={question} body={item.answer} open={false} />
      })}
    </div>
  )
}
