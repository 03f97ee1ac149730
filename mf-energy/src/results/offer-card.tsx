import { ArrowRight, Leaf } from 'lucide-react'
import { Button } from 'shared-lib/ui/button/button'
import { Money } from 'shared-lib/ui/money/money'
import { Notice } from 'shared-lib/ui/notice/notice'
import type { ResultRow, RowSupply } from '../domain/results'
import { OfferParts } from './offer-parts'
import {
  breakEvenWords,
  conditionWords,
  reasonWords,
  rowName,
  rowProviders,
  supplyNames,
  timeNames,
} from './offer-words'
import styles from './results.module.css'

interface OfferCardProps {
  readonly row: ResultRow
  /** Address of the contact form with this offer. */
  readonly want: string
  readonly compared: boolean
  readonly full: boolean
  onCompare(): void
}

export const Saving = ({ row }: { row: ResultRow }) =>
  row.savingCents !== undefined && row.savingCents > 0 ? (
    <p className={styles.saving}>
      Poupas <Money cents={row.savingCents} period="ano" />
    </p>
  ) : null

const SupplyLine = ({ supply }: { supply: RowSupply }) => (
  <li>
    {supplyNames[supply.supply]}: {supply.offerName}, {supply.providerName}
    {supply.timeOption && `, ${timeNames[supply.timeOption]}`}
    {supply.regulated && ', mercado regulado'}
    {supply.renewable && (
      <span className={styles.green}>
        <Leaf size={16} aria-hidden="true" /> 100 % renovável
      </span>
    )}
  </li>
)

/** Everything a visitor must accept for the price, and what is wrong with the data. */
export const OfferFacts = ({ row }: { row: ResultRow }) => {
  const conditions = row.supplies.flatMap((one) =>
    one.conditions.map((condition) => ({ supply: one.supply, words: conditionWords(condition) })),
  )
  const doubts = [...new Set(row.supplies.flatMap(({ doubt }) => (doubt ? [doubt] : [])))]
  return (
    <>
      <ul className={styles.facts}>
        {row.supplies.map((supply) => (
          <SupplyLine key={supply.supply} supply={supply} />
        ))}
        {conditions.map(({ supply, words }) => (
          <li key={supply + words}>
            {row.supplies.length > 1 && `${supplyNames[supply]}: `}
            {words}
          </li>
        ))}
        {row.outdated && <li>Preço desatualizado: é o último conhecido.</li>}
      </ul>
      {doubts.map((doubt) => (
        <Notice key={doubt} tone="warn" title="Dados duvidosos">
          <p>{doubt}</p>
        </Notice>
      ))}
    </>
  )
}

export const OfferCard = ({ row, want, compared, full, onCompare }: OfferCardProps) => (
  <article className={styles.card} aria-labelledby={`offer-${row.id}`}>
    <header className={styles.cardHead}>
      <span className={styles.place}>{row.place}.º</span>
      <h3 className={styles.cardName} id={`offer-${row.id}`}>
        {rowProviders(row)}
        <span className={styles.offerName}>{rowName(row)}</span>
      </h3>
      <p className={styles.cardPrice}>
        <Money cents={row.monthlyCents} period="mês" size="large" />
        <span className={styles.year}>
          <Money cents={row.yearlyCents} period="ano" />
        </span>
      </p>
    </header>
    <Saving row={row} />
    <p className={styles.reason}>{reasonWords(row)}</p>
    <OfferFacts row={row} />
    {row.nextWinsAt && <p className={styles.small}>{breakEvenWords(row)}</p>}
    <OfferParts row={row} />
    <footer className={styles.cardFoot}>
      <Button href={want} iconEnd={<ArrowRight size={18} />}>
        Quero esta oferta
      </Button>
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
        Comparar lado a lado
      </label>
    </footer>
  </article>
)
