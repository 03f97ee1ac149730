import { keepTogether } from '../../base/text/keep-together'
import { type Block, blocksOf, textOf } from '../source/story'
import { type BlockProps, useRendering } from './rendering'

/** Portuguese: `1.155,46`. */
const number = String.raw`\d[\d.]*(?:,\d+)?`
const euros = new RegExp(`(${number})\\s?€`)
const first = new RegExp(`(${number})`)

/** Length of a bar: the euros of a written value, else its first number; `15 % da despesa, até 1.000 €` is 1000. */
export function amountOf(written: string): number {
  const [, digits = ''] = euros.exec(written) ?? first.exec(written) ?? []
  return Number(digits.replaceAll('.', '').replace(',', '.'))
}

interface BarProps {
  readonly bar: Block
  readonly longest: number
}

function Bar({ bar, longest }: BarProps) {
  const { edit } = useRendering()
  const share = longest > 0 ? (amountOf(textOf(bar.value)) / longest) * 100 : 0
  return (
    <li
      className={bar.marked === true ? 'b-chart__row b-chart__row--marked' : 'b-chart__row'}
      {...edit?.(bar)}
    >
      <span>{keepTogether(textOf(bar.label))}</span>
      <strong>{keepTogether(textOf(bar.value))}</strong>
      <svg className="b-chart__bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={share.toFixed(1)} height="1" />
      </svg>
    </li>
  )
}

/** Amounts as bars next to their words, which can be read without the drawing. */
export function ChartBlock({ block }: BlockProps) {
  const bars = blocksOf(block.bars)
  const longest = Math.max(...bars.map(({ value }) => amountOf(textOf(value))))
  return (
    <figure className="b-chart">
      <figcaption className="b-chart__title">{keepTogether(textOf(block.caption))}</figcaption>
      <ul>
        {bars.map((bar) => (
          <Bar key={bar._uid ?? textOf(bar.label)} bar={bar} longest={longest} />
        ))}
      </ul>
      {textOf(block.note) && <p className="b-chart__note">{keepTogether(textOf(block.note))}</p>}
    </figure>
  )
}
