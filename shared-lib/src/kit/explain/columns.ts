import { percentText, withMinus } from '../../rules/figures/figure-text'
import { type Cents, cents } from '../../rules/money/cents'
import { formatColumnEuro } from '../../rules/money/euro'
import { formatDecimal } from '../../rules/money/format-number'
import type { Column } from './ui/data-table'

type NumberOf<Row> = (row: Row) => number | undefined

const column = <Row>(
  title: string,
  of: NumberOf<Row>,
  [shown, plain]: readonly [(value: number) => string, (value: number) => string],
): Column<Row> => {
  const cellText = (row: Row, write: (value: number) => string, missing: string) => {
    const value = of(row)
    return value === undefined ? missing : write(value)
  }
  return {
    title,
    cell: (row) => cellText(row, shown, 'desconhecido'),
    csv: (row) => cellText(row, plain, ''),
  }
}

/** Integer cents: `1.235 €` on the screen, `1.234,56` in a file. @param write to the cent, where lines add up to a sum. */
export const moneyColumn = <Row>(
  title: string,
  of: NumberOf<Row>,
  write: (amount: Cents) => string = formatColumnEuro,
): Column<Row> =>
  column(title, of, [(value) => withMinus(write(cents(value))), (value) => formatDecimal(value / 100, 2)])

/** Fractions: `3,247 %` on the screen, `3,247` in a file. */
export const percentColumn = <Row>(title: string, of: NumberOf<Row>, decimals: number): Column<Row> =>
  column(title, of, [
    (value) => percentText(value, decimals),
    (value) => formatDecimal(value * 100, decimals),
  ])
