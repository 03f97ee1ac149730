import { Flame, Leaf, TriangleAlert, Zap } from 'lucide-react'
import { Money } from 'shared-lib/ui/money/money'
import { Notice } from 'shared-lib/ui/notice/notice'
import { offerTitle } from '../domain/offer-title'
import type { ResultRow } from '../domain/results'
import styles from './offer-facts.module.css'
import { conditionChips, conditionWords, supplyNames, timeNames } from './offer-words'

const Saving = ({ row }: { row: ResultRow }) =>
  row.savingCents !== undefined && row.savingCents > 0 ? (
    <>
      Poupas <Money cents={row.savingCents} period="ano" />
    </>
  ) : null

interface OfferChipsProps {
  readonly row: ResultRow
  /** Of the prices. */
  readonly month: string
  readonly saving?: boolean
}

/** What the visitor gains, what the price asks for and what is wrong with the data, a glance each. */
export const OfferChips = ({ row, month, saving = true }: OfferChipsProps) => {
  const saves = saving && row.savingCents !== undefined && row.savingCents > 0
  return (
    <ul className={styles.chips}>
      {saves && (
        <li data-tone="good">
          <Saving row={row} />
        </li>
      )}
      {row.supplies.some(({ renewable }) => renewable) && (
        <li>
          <Leaf size={14} aria-hidden="true" /> 100 % renovável
        </li>
      )}
      {conditionChips(row).map((words) => (
        <li key={words}>{words}</li>
      ))}
      {saving && row.doubtful && (
        <li data-tone="warn">
          <TriangleAlert size={14} aria-hidden="true" /> Dados duvidosos
        </li>
      )}
      {row.standing !== 'current' && (
        <li data-tone={row.standing === 'historic' ? 'warn' : undefined}>Preço de {month}</li>
      )}
    </ul>
  )
}

/** What is wrong with the data, where something is. */
export const OfferDoubts = ({ row }: { row: ResultRow }) => {
  const doubts = [...new Set(row.supplies.flatMap(({ doubt }) => (doubt ? [doubt] : [])))]
  return doubts.map((doubt) => (
    <Notice key={doubt} tone="warn" title="Dados duvidosos">
      <p>{doubt}</p>
    </Notice>
  ))
}

/** Each supply of the offer: what it is, who sells it and, if wanted, everything its price asks for. */
export const OfferSupplies = ({ row, conditions = false }: { row: ResultRow; conditions?: boolean }) => (
  <ul className={styles.supplies}>
    {row.supplies.map(({ supply, offerName, providerName, timeOption, regulated, ...one }) => (
      <li key={supply}>
        <span className={styles.supplyIcon} data-supply={supply}>
          {supply === 'gas' ? <Flame size={20} aria-hidden="true" /> : <Zap size={20} aria-hidden="true" />}
        </span>
        <span>
          <span className={styles.supplyKind}>
            {supplyNames[supply]}
            {timeOption && `, ${timeNames[timeOption]}`}
            {regulated && ', mercado regulado'}
          </span>
          <strong>{offerTitle(offerName)}</strong>
          <span className={styles.supplyBy}>{providerName}</span>
          {conditions &&
            one.conditions.map(conditionWords).map((words) => (
              <span key={words} className={styles.supplyBy}>
                {words}
              </span>
            ))}
        </span>
      </li>
    ))}
  </ul>
)
