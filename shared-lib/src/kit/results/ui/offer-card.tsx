import type { ReactNode } from 'react'
import { ChevronDown } from '../../icons'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button/button'
import { type Chip, Chips } from '../../ui/chips/chips'
import { Money } from '../../ui/money/money'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden'
import { filterFormId } from '../filter-form-id'
import { isHistoric, isInColumn, type OfferWords, type Row } from '../row'
import { differenceText } from '../ruler'
import styles from './offer-card.module.css'
import { OfferDoubts } from './offer-doubts'
import text from './results-text.module.css'

interface OfferCardProps {
  readonly row: Row
  /** Shown above the list. */
  readonly shared: Row['chips']
  readonly words: OfferWords
  /** Place in the whole market and the best offer there, where the list does not hold it. */
  readonly against: string | undefined
  /** Address of the contact form with this offer. */
  readonly want: string
  readonly compared: boolean
  readonly full: boolean
  onCompare(): void
  /** The product's own: what has to be shown next to the figure. */
  readonly about?: ReactNode
  /** The product's own: how the figure is computed. */
  readonly details: ReactNode
}

/** The figure that is compared, and below it the difference to today, or the same over another time. */
const Price = ({ row: { main, second, change } }: { row: Row }) => {
  const difference = change && (differenceText(change) ?? 'igual')
  const isBetter = change && Math.round(change.isGain ? change.cents : -change.cents) > 0
  return (
    <span className={styles.price}>
      <Money {...main} size="large" />
      {difference !== undefined ? (
        <span className={styles.change} data-better={isBetter ? '' : undefined}>
          {difference}
        </span>
      ) : (
        second && (
          <span className={layout.small}>
            <Money {...second} />
          </span>
        )
      )}
    </span>
  )
}

/** One condition of the offer. */
const Tag = ({ words, amount, tone }: Chip) => (
  <span className={styles.tag} data-tone={tone}>
    {words}
    {amount && (
      <>
        {' '}
        <Money {...amount} />
      </>
    )}
  </span>
)

/** One place of the ranking: name, cost and one condition at a glance; a press opens conditions, the button and the reckoning. */
export const OfferCard = ({ row, words, want, details, ...props }: OfferCardProps) => {
  const own = row.chips.filter(({ words }) => !props.shared.some((chip) => chip.words === words))
  // What the law wants in sight takes the line of the tag.
  const tag = props.about ? undefined : own[0]
  const chips = tag ? own.slice(1) : own
  // On a wide screen another takes its line where a column has it.
  const isRepeated = (chip: Chip) => isInColumn(row, chip.words)
  const wideTag = tag && isRepeated(tag) && (chips.find((chip) => !isRepeated(chip)) ?? { words: '' })
  return (
    <article className={styles.card} aria-labelledby={`offer-${row.id}`}>
      {/* It may have been opened before its code woke, which is not a mismatch. */}
      <details suppressHydrationWarning>
        <summary
          className={styles.head}
          data-historic={isHistoric(row) ? '' : undefined}
          data-cells={row.cells && ''}
        >
          {row.place !== undefined && <span className={styles.place}>{row.place}.º</span>}
          <h3 className={styles.name} id={`offer-${row.id}`} translate="no">
            {row.provider}
            <span className={text.offerName}>{row.title}</span>
          </h3>
          {tag && <Tag {...tag} />}
          {wideTag && <Tag {...wideTag} />}
          {row.cells?.map((words, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column
            <span key={at} className={styles.cell}>
              {words}
            </span>
          ))}
          <Price row={row} />
          <ChevronDown className={styles.chevron} size={20} aria-hidden="true" />
        </summary>
        <div className={styles.more}>
          {props.against && <p className={layout.small}>{props.against}</p>}
          <Chips chips={chips} />
          <div className={styles.foot}>
            <Button href={want}>{isHistoric(row) ? words.ask : words.want}</Button>
            <label className={styles.compareBox}>
              <input
                type="checkbox"
                name="compare"
                form={filterFormId}
                value={row.id}
                checked={props.compared}
                disabled={!props.compared && props.full}
                onChange={props.onCompare}
              />
              <span>
                Comparar<VisuallyHidden> lado a lado</VisuallyHidden>
              </span>
            </label>
          </div>
          <OfferDoubts doubts={row.doubts} />
          <p>{[...row.reason, row.breakEven].filter(Boolean).join(' ')}</p>
          {details}
        </div>
      </details>
      {props.about && <div className={styles.about}>{props.about}</div>}
    </article>
  )
}
