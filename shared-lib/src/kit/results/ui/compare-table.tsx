import type { ReactNode } from 'react'
import layout from '../../styles/layout.module.css'
import { Money } from '../../ui/money/money'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden'
import type { ResultsKit, ResultsView } from '../results-view'
import type { Row } from '../row'
import styles from './compare-table.module.css'
import { PriceAge } from './price-age'

/** Cents: offers that differ by less than a euro a year differ in their rounding. */
const noDifference = 100

interface AmountLine {
  readonly title: string
  /** One amount for each offer; 0 where it has no such line. */
  readonly cents: readonly number[]
  readonly total?: boolean
}

export interface FactLine {
  readonly title: string
  /** One text for each offer. */
  readonly words: readonly string[]
}

/** Every part of the offers, in their order. */
export function partLines(rows: readonly Row[]): readonly AmountLine[] {
  const titles = new Map(rows.flatMap(({ parts }) => parts.map(({ key, title }) => [key, title])))
  return [...titles].map(([key, title]) => ({
    title,
    cents: rows.map(({ parts }) => parts.find((part) => part.key === key)?.cents ?? 0),
  }))
}

/** Amounts of one line: the lowest and the highest are marked in words, where they differ by a euro or more. */
function AmountRow({ title, cents, total, moreIsBetter }: AmountLine & { moreIsBetter: boolean }) {
  const [least, most] = [Math.min(...cents), Math.max(...cents)]
  const word = (amount: number) =>
    most - least < noDifference
      ? undefined
      : amount - least < noDifference
        ? 'mais baixo'
        : most - amount < noDifference
          ? 'mais alto'
          : undefined
  const good = moreIsBetter ? 'mais alto' : 'mais baixo'
  return (
    <tr className={total ? styles.total : undefined}>
      <th scope="row">{title}</th>
      {cents.map((amount, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its offer
        <td key={column} data-good={word(amount) === good ? '' : undefined}>
          <Money cents={amount} />
          {word(amount) && <span className={styles.end}>{word(amount)}</span>}
        </td>
      ))}
    </tr>
  )
}

/** Cents: a cent or two is the rounding of a line, and no difference between offers. */
const rounding = 5

const isSame = (cells: readonly unknown[]) => new Set(cells).size === 1
const isSameAmount = (amounts: readonly number[]) => Math.max(...amounts) - Math.min(...amounts) < rounding

/** Lines that are equal for all, in one: the table holds those that differ. */
const Same = ({ lines }: { readonly lines: readonly (readonly [title: string, same: ReactNode])[] }) =>
  lines.length > 0 && (
    <p className={layout.small}>
      Igual em todas:{' '}
      {lines.map(([title, same], at) => (
        <span key={title}>
          {at > 0 && '; '}
          {title}: {same}
        </span>
      ))}
      .
    </p>
  )

interface CompareTableProps<View extends ResultsView> {
  readonly results: ResultsKit<View>
  readonly view: View
  readonly rows: readonly Row[]
  readonly ageWords: string
  /** Payments, above the facts. */
  readonly amounts: readonly AmountLine[]
  readonly facts: readonly FactLine[]
  /** Of interest and savings; of costs less is. */
  readonly moreIsBetter?: boolean
  /** Of the table: the buttons that choose an offer. */
  readonly foot?: ReactNode
}

/** Up to three offers side by side: where their cost, conditions and parts differ, and below it what they share. */
export function CompareTable<View extends ResultsView>(props: CompareTableProps<View>) {
  const { results, view, rows, ageWords, amounts, facts, moreIsBetter = false, foot } = props
  const parts = partLines(rows)
  const without = (id: string) =>
    results.address({ ...view, compare: rows.map((row) => row.id).filter((one) => one !== id) })
  return (
    <section className={styles.compare} id="lado-a-lado" aria-labelledby="compare-title">
      <h2 id="compare-title">Lado a lado</h2>
      <PriceAge words={ageWords} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label="Tabela de comparação">
        <table className={styles.compareTable} data-offers={rows.length}>
          <thead>
            <tr>
              <th scope="col">Oferta</th>
              {rows.map((row) => (
                <th scope="col" key={row.id}>
                  {row.provider}
                  <span className={styles.name}>{row.title}</span>
                  <a href={without(row.id)}>
                    Retirar<VisuallyHidden> {row.title} da comparação</VisuallyHidden>
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {amounts.map((line) => (
              <AmountRow key={line.title} {...line} moreIsBetter={moreIsBetter} />
            ))}
            {facts
              .filter((line) => !isSame(line.words))
              .map((line) => (
                <tr key={line.title}>
                  <th scope="row">{line.title}</th>
                  {line.words.map((word, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a column is its offer
                    <td key={column}>{word}</td>
                  ))}
                </tr>
              ))}
            {parts
              .filter((line) => !isSameAmount(line.cents))
              .map((line) => (
                <AmountRow key={line.title} {...line} moreIsBetter={moreIsBetter} />
              ))}
          </tbody>
          {foot}
        </table>
      </section>
      <Same
        lines={[
          ...facts
            .filter((line) => isSame(line.words))
            .map(({ title, words }) => [title, words[0]?.replace(/\.$/, '')] as const),
          ...parts
            .filter((line) => isSameAmount(line.cents))
            .map(({ title, cents: [amount = 0] }) => [title, <Money key={title} cents={amount} />] as const),
        ]}
      />
    </section>
  )
}
