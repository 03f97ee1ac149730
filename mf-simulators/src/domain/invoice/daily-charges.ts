import { type Found, found } from './found'
import type { Reading } from './readings'
import { byLine, type Row, rowOf } from './rows'
import { isDiscount, isNetworkAccess } from './words'

/** A line that charges days: at most one. */
export function dailyRows(line: readonly Reading[]): Row[] {
  const row = rowOf(line, 'days', 'eur/day')
  return row && !isDiscount(row.used) && !isDiscount(row.price) && row.price.value > 0 ? [row] : []
}

const daysOf = (rows: readonly Row[]) => rows.reduce((sum, { used }) => sum + used.value, 0)
const linesOf = (rows: readonly Row[]) => rows.map(({ price }) => price.line)

const mean = (rows: readonly Row[]) =>
  Number((rows.reduce((sum, row) => sum + row.used.value * row.price.value, 0) / daysOf(rows)).toFixed(6))

/** Lines one below the other that charge different prices for different days: a price that changed. */
export function meanOfParts(rows: readonly Row[]): Found<number> | undefined {
  const parted =
    rows.length > 1 &&
    new Set(rows.map(({ price }) => price.value)).size === rows.length &&
    new Set(rows.map(({ used }) => used.value)).size === rows.length &&
    rows.every(({ used }, at) => at === 0 || used.at - (rows[at - 1]?.used.at ?? 0) === 1)
  return parted
    ? found(mean(rows), linesOf(rows), 'check', 'O preço mudou a meio: é a média pelos dias de cada linha.')
    : undefined
}

/** Lines that only say what another one holds. */
const explains = /inclu|d[oa]s quais|valor(?:es)? acima|do valor|informa|referenci/
const fixedPart = /fix[ao]|potencia/
const mostLinesApart = 4

/** Its amount follows its price, as of what is charged; in notes it stands before or nowhere. */
const charges = ({ readings, used, price }: Row) =>
  readings.some(
    ({ x, value }) =>
      x > price.x && value > 0 && Math.abs(used.value * price.value - value) <= 0.011 + used.value * 0.00006,
  )

/** The power's price with what the invoice charges by the day, in lines beside it, for the networks. */
export function withNetworks(power: Found<number>, readings: readonly Reading[]): Found<number> {
  const lines = byLine(readings)
  const rows = lines.flatMap(dailyRows).filter(charges)
  const own = rows.filter(({ price }) => !isNetworkAccess(price) && linesNamed(power).has(price.line.text))
  const networks = rows.filter(
    ({ price, used }) =>
      isNetworkAccess(price) &&
      fixedPart.test(`${price.label} ${price.row}`) &&
      !explains.test(price.line.plain) &&
      !explains.test(price.section) &&
      own.some((one) => Math.abs(one.used.at - used.at) <= mostLinesApart),
  )
  if (networks.length === 0 || daysOf(networks) !== daysOf(own)) return power
  return found(
    Number((power.value + mean(networks)).toFixed(6)),
    linesOf([...own, ...networks]),
    'check',
    'Somámos a potência e o acesso às redes, que a fatura cobra em linhas separadas.',
  )
}

const linesNamed = ({ evidence }: Found<number>) => new Set(evidence.map(({ text }) => text))
