import { type BillLine, billLines } from './bill-lines'
import { hasSeveralPoints } from './contract'
import { cents, type OtherAmount, withDiscounts } from './discounts'
import type { Energy } from './energy-kind'
import type { Reading } from './readings'
import { discountApart, quantityOf } from './sums'
import type { Line } from './text-item'
import { printedTotals } from './total'

/** A bill as one sum: lines that multiply, the numbers of no line, and whether the lines come to a printed total. */
export interface Bill {
  readonly lines: readonly BillLine[]
  /** Numbers of no line. */
  readonly loose: readonly Reading[]
  /** The amounts of the lines come to a printed total within 2 %. */
  readonly addsUp: boolean
  /** Why its prices must be checked. Portuguese. */
  readonly doubt?: string
}

const tolerance = 0.02
const agrees = (sum: number, total: number) => Math.abs(sum - total) <= tolerance * total

/** EUR of VAT that lines of their own print: the base and its VAT, or the VAT alone. */
function printedVat(lines: readonly Line[]): number {
  const printed = new Map<string, number>()
  for (const { plain } of lines) {
    if (
      !/\biva\b|^\W*\d{1,2}(?:,0+)?\s?%/.test(plain) ||
      /(?:total|preco|sem|com|c\/|s\/) ?iva|kwh|\bdias?\b/.test(plain)
    )
      continue
    const rate = Number(/(\d{1,2})(?:,0+)?\s?%/.exec(plain)?.[1]) / 100
    const amounts = [...plain.matchAll(/\d[\d.\s]*[.,]\d\d(?!\d)/g)].map(([text]) => cents(text))
    const vat =
      amounts.length === 1 && /iva/.test(plain)
        ? amounts[0]
        : amounts.find((one) => amounts.some((base) => Math.abs(base * rate - one) < 0.02))
    if (vat) printed.set(`${rate} ${vat}`, vat)
  }
  return [...printed.values()].reduce((sum, one) => sum + one, 0)
}

/** Charges of an amount alone, EUR: taxes, discounts and services whose line does not multiply. */
function otherAmounts(lines: readonly Line[], taken: ReadonlySet<Line>): OtherAmount[] {
  const charge =
    /^\W*(?:iec|cav|dgeg|isp|imposto|contrib|taxa (?!de juro)|desc(?:onto|\.)|servico|acerto|abate|estorno|arredondamento)/
  return lines
    .filter((line) => !taken.has(line) && charge.test(line.plain) && !/total|iva\b/.test(line.plain))
    .flatMap((line) => {
      const [, sign, amount] =
        /([-−–]\s?)?(\d[\d.]*[.,]\d\d)\s?(?:€|eur)?\s*(?:\d+\s?%)?\W*$/.exec(line.plain) ?? []
      return amount ? [{ line, amount: (sign ? -1 : 1) * cents(amount) }] : []
    })
}

/** Where a page sums up what another one details, the page with more lines counts; of equal ones, the first. */
function withoutSummaries(lines: readonly BillLine[]): BillLine[] {
  const groupOf = ({ energy, kind, counted, period }: BillLine) => [energy, kind, counted, period].join()
  return lines.filter((line) => {
    const alike = lines.filter((one) => groupOf(one) === groupOf(line))
    const on = (page: number) => alike.filter(({ used }) => used.line.page === page)
    const rank = (page: number) => on(page).length - page / 1000
    const own = line.used.line.page
    return !alike.some(
      ({
        used: {
          line: { page },
        },
      }) =>
        page !== own && Math.abs(quantityOf(on(page)) - quantityOf(on(own))) < 0.5 && rank(page) > rank(own),
    )
  })
}

/** Lines without the mean of all that is paid, which counts the kWh of others again; small parts of a price are no others. */
const withoutMeans = (lines: readonly BillLine[]) =>
  lines.filter(
    (line) =>
      !/\bmedi[ao]\b/.test(line.used.line.plain) ||
      !lines.some(
        ({ energy, counted, kind, price, ...one }) =>
          one.used !== line.used &&
          energy === line.energy &&
          counted === 'kwh' &&
          kind === 'energy' &&
          price > line.price / 4,
      ),
  )

/**
 * The other ways to read a bill: networks that only look included or charged, corrections that carry no sign, lines of
 * another price that compare.
 */
function readingsOfLines(lines: readonly BillLine[]): (readonly BillLine[])[] {
  const hasAmount = ({ kind, amount }: BillLine) => kind === 'networks' && amount !== undefined
  const otherNetworks = (all: readonly BillLine[]) =>
    all.map((line) => (hasAmount(line) ? { ...line, charged: !line.charged } : line))
  const takenBack = (all: readonly BillLine[]) =>
    all.map((line) =>
      line.unsigned
        ? { ...line, quantity: -line.quantity, amount: line.amount === undefined ? undefined : -line.amount }
        : line,
    )
  const ways = [lines, takenBack(lines), otherNetworks(lines), takenBack(otherNetworks(lines))]
  const withoutOthers = (all: readonly BillLine[]) =>
    all.map((line) => (line.kind === 'other' ? { ...line, charged: false } : line))
  return [...ways, ...ways.map(withoutOthers)]
}

/** Lines whose prices hold VAT without it; undefined where a line prints no rate and the bill none or several. */
function withoutHeldVat(lines: readonly Line[], way: readonly BillLine[] = []) {
  const rates = lines.flatMap(({ plain }) =>
    /\biva\b/.test(plain) ? [...plain.matchAll(/(\d{1,2}) ?%/g)] : [],
  )
  const [only, ...others] = new Set(rates.map(([, rate]) => Number(rate) / 100))
  const net = way.flatMap((line) => {
    const rate = line.vat ?? (others.length === 0 ? only : undefined)
    if (rate === undefined) return []
    const amount = line.amount === undefined ? undefined : line.amount / (1 + rate)
    return [{ ...line, price: line.price / (1 + rate), amount }]
  })
  return net.length > 0 && net.length === way.length ? net : undefined
}

/** Reads the bill in the way in which its lines come to its total, or as it is worded where no way does. */
export function billOf(
  lines: readonly Line[],
  readings: readonly Reading[],
  energyOf: (reading: Reading) => Energy | undefined,
  pictured: boolean,
): Bill {
  const { lines: printed, loose } = billLines(readings, energyOf, pictured)
  const totals = printedTotals(readings)
  const vat = printedVat(lines)
  const holdVat = lines.some(({ plain }) =>
    /(?:valor|total|importe).{0,12}(?:c\/|com) ?iva|iva incluido/.test(plain),
  )
  const { lines: asWorded, others } = withDiscounts(
    withoutSummaries(withoutMeans(printed)),
    otherAmounts(lines, new Set(printed.map(({ used }) => used.line))),
  )
  const comesOut = (way: readonly BillLine[], heldVat = false) => {
    const charged = way.flatMap(({ charged, amount = 0, vat: rate }) => (charged ? [{ amount, rate }] : []))
    const net = charged.reduce((sum, { amount }) => sum + amount, 0)
    const gross = charged.reduce((sum, { amount, rate }) => sum + amount * (1 + (rate ?? Number.NaN)), 0)
    const sums = [net, net + others.reduce((sum, one) => sum + one, 0)]
    const come = (some: readonly number[], to: readonly number[]) =>
      some.some((sum) => to.some((total) => agrees(sum, total)))
    if (charged.length === 0) return false
    if (heldVat) return come(sums, totals.gross)
    const withVat = vat > 0 ? sums.map((sum) => sum + vat) : []
    return come([gross, ...withVat], totals.gross) || come(sums, totals.net)
  }
  const ways = readingsOfLines(asWorded)
  const net = ways.find((way) => comesOut(way))
  const held =
    net || !holdVat
      ? undefined
      : withoutHeldVat(
          lines,
          ways.find((way) => comesOut(way, true)),
        )
  const way = net ?? held
  const belongs = asWorded.every(({ kind, energy }) => energy || (kind !== 'energy' && kind !== 'power'))
  const discounted =
    others.some((one) => one < 0) ||
    asWorded.some(({ kind, counted }) => kind === 'discount' && counted === 'months')
  const doubt = held
    ? 'Tirámos o IVA, que os preços da fatura incluem.'
    : discounted
      ? discountApart
      : undefined
  return {
    lines: way ?? asWorded,
    loose,
    addsUp: way !== undefined && belongs && !hasSeveralPoints(lines),
    ...(doubt && { doubt }),
  }
}
