import { percentText, withMinus } from '../../rules/figures/figure-text'
import { cents } from '../../rules/money/cents'
import { formatEuro } from '../../rules/money/euro'
import { formatDecimal } from '../../rules/money/format-number'
import type { Column } from './ui/data-table'

type Told<Row> = (row: Row) => number | undefined

const column = <Row>(
  title: string,
  of: Told<Row>,
  [shown, plain]: readonly [(value: number) => string, (value: number) => string],
): Column<Row> => {
  const told = (row: Row, write: (value: number) => string, missing: string) => {
    const value = of(row)
    return value === undefined ? missing : write(value)
  }
  return { title, cell: (row) => told(row, shown, 'desconhecido'), csv: (row) => told(row, plain, '') }
}

/** Integer cents: `1.234,56 €` on the screen, `1.234,56` in a file. */
export const moneyColumn = <Row>(title: string, of: Told<Row>): Column<Row> =>
  column(title, of, [
    (value) => withMinus(formatEuro(cents(value))),
    (value) => formatDecimal(value / 100, 2),
  ])

/** Fractions: `3,247 %` on the screen, `3,247` in a file. */
export const percentColumn = <Row>(title: string, of: Told<Row>, decimals: number): Column<Row> =>
  column(title, of, [
    (value) => percentText(value, decimals),
    (value) => formatDecimal(value * 100, decimals),
  ])
