import { Details } from 'shared-lib/ui/details/details'
import { Money } from 'shared-lib/ui/money/money'
import type { ResultRow } from '../domain/results'
import styles from './offer-parts.module.css'
import { partWords, supplyNames } from './offer-words'
import text from './results-text.module.css'

/** The yearly bill line by line, each line explained; the lines add up to the total. */
export const BillTable = ({ row }: { row: ResultRow }) => (
  <>
    <table className={styles.parts}>
      <caption className={text.hidden}>Parcelas do custo anual</caption>
      <tbody>
        {row.parts.map(({ supply, key, cents }) => (
          <tr key={supply + key}>
            <th scope="row">
              {partWords[key][0]}
              <span className={styles.why}>
                {row.supplies.length > 1 && `${supplyNames[supply]}. `}
                {partWords[key][1]}
              </span>
            </th>
            <td>
              <Money cents={cents} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={styles.total}>
          <th scope="row">Total por ano, com IVA</th>
          <td>
            <Money cents={row.yearlyCents} />
          </td>
        </tr>
      </tfoot>
    </table>
    {row.dgegYearlyCents > 0 && (
      <p className={text.small}>
        A fatura traz ainda a taxa da DGEG, <Money cents={row.dgegYearlyCents} period="ano" />, que fica fora
        do total, como no simulador da ERSE.
      </p>
    )}
  </>
)

export const OfferParts = ({ row, reason }: { row: ResultRow; reason: string | undefined }) => (
  <Details summary="Como se chega a este valor">
    {reason && <p className={styles.why}>{reason}</p>}
    <BillTable row={row} />
  </Details>
)
