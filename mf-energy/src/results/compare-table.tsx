import { Money } from 'shared-lib/ui/money/money'
import type { ResultRow } from '../domain/results'
import styles from './compare-table.module.css'
import { conditionWords, partWords, rowName, rowProviders, supplyNames } from './offer-words'
import text from './results-text.module.css'

/** Up to three offers side by side: cost, conditions and every line of the bill. */
export function CompareTable({ rows }: { rows: readonly ResultRow[] }) {
  const lines = new Map(
    rows.flatMap(({ parts }) => parts.map(({ supply, key }) => [supply + key, { supply, key }] as const)),
  )
  const pair = rows.some(({ supplies }) => supplies.length > 1)
  return (
    <section className={styles.compare} id="lado-a-lado" aria-labelledby="compare-title">
      <h2 id="compare-title">Lado a lado</h2>
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
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className={styles.total}>
              <th scope="row">Por ano</th>
              {rows.map((row) => (
                <td key={row.id}>
                  <Money cents={row.yearlyCents} />
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">Por mês</th>
              {rows.map((row) => (
                <td key={row.id}>
                  <Money cents={row.monthlyCents} />
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">Condições</th>
              {rows.map((row) => (
                <td key={row.id}>
                  {row.supplies
                    .flatMap(({ conditions }) => conditions)
                    .map(conditionWords)
                    .join('; ') || 'Nenhuma'}
                </td>
              ))}
            </tr>
            {[...lines.values()].map(({ supply, key }) => (
              <tr key={supply + key}>
                <th scope="row">
                  {partWords[key][0]}
                  {pair && ` (${supplyNames[supply].toLowerCase()})`}
                </th>
                {rows.map((row) => (
                  <td key={row.id}>
                    <Money
                      cents={row.parts.find((part) => part.supply === supply && part.key === key)?.cents ?? 0}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
