import { Button } from 'shared-lib/ui/button/button'
import { Details } from 'shared-lib/ui/details/details'
import { Money } from 'shared-lib/ui/money/money'
import type { ResultRow } from '../domain/results'
import { BillView } from './bill-view'
import { differenceSentence } from './bill-words'
import styles from './offer-card.module.css'
import { OfferChips, OfferDoubts, OfferSupplies } from './offer-facts'
import { breakEvenWords, placeWords, rowName, rowProviders, type Standings } from './offer-words'
import type { Home } from './results.load'
import text from './results-text.module.css'

interface OfferCardProps {
  readonly row: ResultRow
  readonly home: Home
  readonly standings: Standings
  /** Place in the whole market and who is cheapest there, where the list does not hold the cheapest. */
  readonly against: string | undefined
  /** Address of the contact form with this offer. */
  readonly want: string
  readonly compared: boolean
  readonly full: boolean
  onCompare(): void
}

/** One place of the ranking: name, cost and conditions at a glance, the whole reckoning behind a disclosure. */
export const OfferCard = ({
  row,
  home,
  standings,
  against,
  want,
  compared,
  full,
  onCompare,
}: OfferCardProps) => (
  <article className={styles.card} aria-labelledby={`offer-${row.id}`}>
    <header className={styles.cardHead} data-historic={row.place === undefined ? '' : undefined}>
      {row.place !== undefined && <span className={styles.place}>{row.place}.º</span>}
      <h3 className={styles.cardName} id={`offer-${row.id}`}>
        {rowProviders(row)}
        <span className={text.offerName}>{rowName(row)}</span>
      </h3>
      <p className={styles.cardPrice}>
        <Money cents={row.monthlyCents} period="mês" size="large" />
        <span className={text.year}>
          <Money cents={row.yearlyCents} period="ano" />
        </span>
      </p>
    </header>
    {against && <p className={text.small}>{against}</p>}
    <OfferChips row={row} month={standings.month} />
    {breakEvenWords(row) && <p className={text.small}>{breakEvenWords(row)}</p>}
    <footer className={styles.cardFoot}>
      <Button href={want}>{row.place === undefined ? 'Pedir o preço de hoje' : 'Quero esta oferta'}</Button>
      <label className={styles.compareBox}>
        <input
          type="checkbox"
          name="compare"
          form="results-form"
          value={row.id}
          checked={compared}
          disabled={!compared && full}
          onChange={onCompare}
        />
        <span>
          Comparar<span className={text.hidden}> lado a lado</span>
        </span>
      </label>
    </footer>
    <div className={styles.more}>
      <Details summary={row.place === undefined ? 'A conta toda' : 'Porquê este lugar e a conta toda'}>
        <div className={styles.stack}>
          <OfferDoubts row={row} />
          <p>
            {placeWords(row, standings)} {differenceSentence(row)}
          </p>
          <OfferSupplies row={row} conditions />
          <BillView row={row} home={home} />
        </div>
      </Details>
    </div>
  </article>
)
