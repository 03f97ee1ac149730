import type { ReactNode } from 'react'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button/button'
import { Chips } from '../../ui/chips/chips'
import { Details } from '../../ui/details/details'
import { Money } from '../../ui/money/money'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden'
import { filterFormId } from '../filter-form-id'
import { isHistoric, type OfferWords, type Row } from '../row'
import { DrawnInitials } from './drawn-initials'
import styles from './offer-card.module.css'
import { OfferDoubts } from './offer-doubts'
import text from './results-text.module.css'

interface OfferCardProps {
  readonly row: Row
  /** Said above the list. */
  readonly shared: Row['chips']
  readonly words: OfferWords
  /** Place in the whole market and who is best there, where the list does not hold the best. */
  readonly against: string | undefined
  /** Address of the contact form with this offer. */
  readonly want: string
  readonly compared: boolean
  readonly full: boolean
  onCompare(): void
  /** The product's own: what has to stand beside the figure. */
  readonly about?: ReactNode
  /** The product's own: how the figure comes about. */
  readonly details: ReactNode
}

/** One place of the ranking: name, cost and conditions at a glance, the whole reckoning behind a disclosure. */
export const OfferCard = ({
  row,
  shared,
  words,
  against,
  want,
  compared,
  full,
  onCompare,
  about,
  details,
}: OfferCardProps) => (
  <article className={styles.card} aria-labelledby={`offer-${row.id}`}>
    <header className={styles.cardHead} data-historic={isHistoric(row) ? '' : undefined}>
      {row.place !== undefined && <span className={styles.place}>{row.place}.º</span>}
      <DrawnInitials provider={row.provider} />
      <h3 className={styles.cardName} id={`offer-${row.id}`} translate="no">
        {row.provider}
        <span className={text.offerName}>{row.title}</span>
      </h3>
      <p className={styles.cardPrice}>
        <Money {...row.main} size="large" />
        {row.second && (
          <span className={layout.small}>
            <Money {...row.second} />
          </span>
        )}
      </p>
    </header>
    {about}
    {against && <p className={layout.small}>{against}</p>}
    <Chips chips={row.chips.filter(({ words }) => !shared.some((chip) => chip.words === words))} />
    <footer className={styles.cardFoot}>
      <Button href={want}>{isHistoric(row) ? words.ask : words.want}</Button>
      <label className={styles.compareBox}>
        <input
          type="checkbox"
          name="compare"
          form={filterFormId}
          value={row.id}
          checked={compared}
          disabled={!compared && full}
          onChange={onCompare}
        />
        <span>
          Comparar<VisuallyHidden> lado a lado</VisuallyHidden>
        </span>
      </label>
    </footer>
    <div className={styles.more}>
      <Details summary={isHistoric(row) ? words.whole : words.why}>
        <div className={styles.stack}>
          <OfferDoubts doubts={row.doubts} />
          <p>{[...row.reason, row.turn].filter(Boolean).join(' ')}</p>
          {details}
        </div>
      </Details>
    </div>
  </article>
)
