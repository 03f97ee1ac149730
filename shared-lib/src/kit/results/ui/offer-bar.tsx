import { percentOfDrawing } from '../../explain/percent-of-drawing'
import { Money } from '../../ui/money/money'
import type { Amount } from '../row'
import styles from './offer-bar.module.css'

type Part = 'equal' | 'own' | 'today'

const percent = (share: number) => percentOfDrawing(Math.min(1, Math.max(0, share)))

interface ScaleBarProps {
  /** Cents of the whole bar, and the share of them that is the same for every seller. */
  readonly cents: number
  readonly equalCents?: number | undefined
  /** Cents at the end of the scale: the most of all the bars, or the line where that is more. */
  readonly end: number
  /** Cents of the line. */
  readonly todayCents?: number | undefined
}

/** An amount to scale; the same is written next to it. */
export function ScaleBar({ cents, equalCents = 0, end, todayCents }: ScaleBarProps) {
  const equal = Math.min(equalCents, cents) / end
  const today = todayCents === undefined ? undefined : percent(todayCents / end)
  return (
    <svg className={styles.bar} width="100%" height="18" aria-hidden="true" focusable="false">
      <rect data-part="equal" y="3" width={percent(equal)} height="12" />
      <rect data-part="own" x={percent(equal)} y="3" width={percent(cents / end - equal)} height="12" />
      {today && <line x1={today} x2={today} y1="0" y2="18" />}
    </svg>
  )
}

/** Colours of bars and their line, each with its amount where given. */
export const BarLegend = ({
  lines,
}: {
  readonly lines: readonly (readonly [part: Part, words: string, amount?: Amount])[]
}) => (
  <ul className={styles.legend}>
    {lines.map(([part, words, amount]) => (
      <li key={part} data-part={part}>
        {words}
        {amount && (
          <>
            : <Money {...amount} />
          </>
        )}
      </li>
    ))}
  </ul>
)

/** Parts of a list's bars, in words. */
export interface BarWords {
  /** Of the amounts; none where they are paid but once. */
  readonly period?: Amount['period'] | undefined
  /** Separate part: networks and taxes; none where the bar is of one piece, whose amount is in the row. */
  readonly equal?: string | undefined
  /** That part is the same in every row: its amount is shown in the first alone. */
  readonly alike?: boolean
  readonly own: string
  /** The line: the visitor's current price, or another reference for every row. */
  readonly today?: { readonly words: string; readonly cents: number } | undefined
}

interface OfferBarProps extends Omit<ScaleBarProps, 'todayCents'> {
  readonly words: BarWords
  /** First of the list: its words are those that all share. */
  readonly first: boolean
}

/** An offer to scale, and in words what its colours are. */
export function OfferBar({ cents, equalCents = 0, end, words, first }: OfferBarProps) {
  if (end <= 0) return null
  const { period, equal, alike, own, today } = words
  const amount = (of: number): Amount => ({ cents: of, ...(period && { period }) })
  return (
    <div>
      <ScaleBar cents={cents} equalCents={equalCents} end={end} todayCents={today?.cents} />
      <BarLegend
        lines={[
          ...(equal && (first || !alike) ? [['equal', equal, amount(equalCents)] as const] : []),
          ...(equal
            ? [['own', own, amount(cents - equalCents)] as const]
            : first
              ? [['own', own] as const]
              : []),
          ...(first && today ? [['today', today.words, amount(today.cents)] as const] : []),
        ]}
      />
    </div>
  )
}
