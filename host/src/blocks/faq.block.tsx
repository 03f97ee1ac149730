import { ChevronDown } from 'lucide-react'
import { blocksOf, textOf } from '../content/story'
import type { BlockProps } from './rendering'
import { RichText } from './rich-text'

/** Questions that open without script. */
export function FaqBlock({ block }: BlockProps) {
  return (
    <div className="b-faq">
      {blocksOf(block.items).map((item) => (
        <details className="b-faq__item" key={item._uid ?? textOf(item.question)}>
          <summary className="b-faq__question">
            {textOf(item.question)}
            <ChevronDown className="b-faq__arrow" aria-hidden="true" size={20} />
          </summary>
          <RichText value={item.answer} />
        </details>
      ))}
    </div>
  )
}
