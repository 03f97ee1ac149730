import { Money } from 'shared-lib/ui/money/money'
import type { ResultRow } from '../domain/results'
import { partWords } from './bill-words'
import { costLines, factLines } from './compare-lines'
import styles from './compare-table.module.css'
import { rowName, rowProviders, supplyNames } from './offer-words'
import { PriceAge } from './price-age'
import { type ResultsQuery, resultsAddress } from './results-query'
import text from './results-text.module.css'

/** Cents: bills that differ by less than a euro a year differ in their rounding. */
const noDifference = 100

/** Amounts of one line: the lowest and the highest are said in words, where they differ by a euro or more. */
function CostRow({ title, cents, total }: { title: string; cents: readonly number[]; total?: boolean }) {
  const [least, most] = [Math.min(...cents), Math.max(...cents)]
  const word = (amount: number) =>
    most - least < noDifference
      ? undefined
      : amount - least < noDifference
        ? 'mais baixo'
        : most - amount < noDifference
          ? 'mais alto'
          : undefined
  return (
    <tr className={total ? styles.total : undefined}>
      <th scope="row">{title}</th>
      {cents.map((amount, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its offer
        <td key={column} data-end={word(amount)}>
          <Money cents={amount} />
          {word(amount) && <span className={styles.end}>{word(amount)}</span>}
        </td>
      ))}
    </tr>
  )
}

interface CompareTableProps {
  readonly rows: readonly ResultRow[]
  readonly view: ResultsQuery
  readonly ageWords: string
  readonly month: string
}

/** Up to three offers side by side: cost, conditions and every line of the bill. */
export function CompareTable({ rows, view, ageWords, month }: CompareTableProps) {
  const pair = rows.some(({ supplies }) => supplies.length > 1)
  const without = (id: string) =>
    resultsAddress({ ...view, compare: rows.map((row) => row.id).filter((one) => one !== id) })
  return (
    <section className={styles.compare} id="lado-a-lado" aria-labelledby="compare-title">
      <h2 id="compare-title">Lado a lado</h2>
      <PriceAge words={ageWords} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label="Tabela de comparação">
        <table className={styles.compareTable}>
          <thead>
            <tr>
              <th scope="col">Oferta</th>
              {rows.map((row) => (
                <th scope="col" key={row.id}>
                  {rowProviders(row)}
                  <span className={text.offerName}>{rowName(row)}</span>
                  <a href={without(row.id)}>
                    Retirar<span className={text.hidden}> {rowName(row)} da comparação</span>
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <CostRow title="Por ano" cents={rows.map(({ yearlyCents }) => yearlyCents)} total />
            <CostRow title="Por mês" cents={rows.map(({ monthlyCents }) => monthlyCents)} />
            {factLines(rows, month).map(({ title, words }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                {words.map((word, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its offer
                  <td key={column}>{word}</td>
                ))}
              </tr>
            ))}
            {costLines(rows).map(({ supply, key, cents }) => (
              <CostRow
                key={supply + key}
                title={partWords[key][0] + (pair ? ` (${supplyNames[supply].toLowerCase()})` : '')}
                cents={cents}
              />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
