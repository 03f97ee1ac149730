import { Flame, Zap } from 'shared-lib/kit/icons'
import { offerTitle } from '../../rules/offer-title'
import { conditionWords, supplyNames, timeNames } from '../../rules/offer-words'
import type { ResultRow } from '../../rules/vocabulary'
import styles from './offer-supplies.module.css'

/** Each supply of the offer: its kind, its seller and all conditions of its price. */
export const OfferSupplies = ({ row }: { row: ResultRow }) => (
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
          {one.conditions.map(conditionWords).map((words) => (
            <span key={words} className={styles.supplyBy}>
              {words}
            </span>
          ))}
        </span>
      </li>
    ))}
  </ul>
)
