import type { BillLine } from './bill-lines'
import { found } from './found'
import { withoutDates } from './quantities'

export const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals))
export const quantityOf = (lines: readonly BillLine[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)
export const linesOf = (lines: readonly BillLine[]) => lines.map(({ used }) => used.line)

/** Lines that print an amount, where any does: what they repeat elsewhere is no other charge. */
export function withAmounts(lines: readonly BillLine[]): readonly BillLine[] {
  const proven = lines.filter(({ amount }) => amount !== undefined)
  return proven.length > 0 ? proven : lines
}

/** Mean by what each line counts; of what is charged, not of what is taken back; 0 where all of it cancels out. */
export function meanPrice(lines: readonly BillLine[]): number {
  const charged = lines.filter(({ quantity }) => quantity > 0)
  const counted = charged.length > 0 ? charged : lines
  if (lines.length === 0 || (charged.length > 0 && Math.abs(quantityOf(lines)) < 0.5)) return 0
  return counted.reduce((sum, { quantity, price }) => sum + quantity * price, 0) / quantityOf(counted)
}

const hasDates = ({ used: { line } }: BillLine) => withoutDates(line.plain) !== line.plain

/**
 * What lines come to that charge different parts, or, where each has all of them, together: `all` is what the bill counts
 * elsewhere, its days or the kWh that are taxed. Without it, prices of the same kWh are parts of one where none has dates.
 */
export function comeTo(lines: readonly BillLine[], all: number | undefined) {
  const [first] = lines
  const alike = lines.length > 1 && lines.every(({ quantity }) => quantity === first?.quantity)
  const differ = new Set(lines.map(({ price }) => price)).size === lines.length
  const together =
    first &&
    alike &&
    (all === undefined
      ? first.counted === 'kwh' && differ && !lines.some(hasDates)
      : Math.abs(all - first.quantity) <= 1)
  const prices = new Set(lines.map(({ price }) => price))
  return {
    quantity: together ? first.quantity : quantityOf(lines),
    price: together ? lines.reduce((sum, { price }) => sum + price, 0) : meanPrice(lines),
    /** The price is a mean. */
    mixed: !together && prices.size > 1,
    /** They may be parts of one price as well as a price that changed. */
    doubtful: alike && all === undefined && prices.size > 1,
  }
}

export const discountApart = 'A fatura desconta ainda uma parte em linha separada.'

interface Charge {
  readonly lines: readonly BillLine[]
  readonly networks: readonly BillLine[]
  /** Small parts of the price by the same unit, e.g. guarantees of origin. */
  readonly parts?: readonly BillLine[]
  /** Taken off by the same unit. */
  readonly discounts: readonly BillLine[]
  /** kWh or days that the bill counts elsewhere. */
  readonly all: number | undefined
  /** The lines come to the total. */
  readonly sure: boolean
  readonly doubt: string | undefined
  readonly unit: 'dias' | 'kWh'
}

/** What lines charge, with the networks that are charged apart; sure where one price and one quantity come out. */
export function chargeOf({ lines, networks, parts = [], discounts, all, sure, doubt, unit }: Charge) {
  const [own, apart] = [comeTo(lines, all), comeTo(networks, all)]
  const mixed = own.mixed || apart.mixed
  const covered = networks.length === 0 || apart.quantity === 0 || Math.abs(apart.quantity - own.quantity) < 1
  const certain = sure && !own.doubtful
  const byUnit = (some: readonly BillLine[]) =>
    some.reduce((sum, { quantity, price }) => sum + quantity * price, 0) / (own.quantity || 1)
  const lowered = Math.abs(quantityOf(discounts) + own.quantity) < 1
  const less = lowered ? byUnit(discounts) : 0
  const notes = [
    mixed && `O preço mudou a meio: é a média pelos ${unit} de cada linha.`,
    networks.length > 0 && 'Somámos o acesso às redes, que a fatura cobra em linhas separadas.',
    parts.length > 0 && 'Somámos parcelas pequenas, que a fatura cobra em linhas separadas.',
    lowered && 'Tirámos o desconto que a fatura dá em linha separada.',
    doubt ?? (discounts.length > 0 && !lowered && discountApart),
  ].filter((note) => note !== false)
  const plain = notes.length === 0 || (notes.length === 1 && networks.length > 0)
  return {
    quantity: rounded(own.quantity, 3),
    certain,
    price: found(
      rounded(own.price + apart.price + byUnit(parts) + less, 6),
      linesOf([...lines, ...networks, ...parts, ...(lowered ? discounts : [])]),
      certain && covered && plain ? 'sure' : 'check',
      notes.join(' ') || undefined,
    ),
  }
}
