import type { Supply } from '../../data/offers/offer'
import type { BillPart, BillPartKey, Measure } from '../../rules/bill-vocabulary'

/** The chapters of a bill, in the order bills print them. */
export type BillGroup = 'fixed' | 'energy' | 'taxes' | 'vat' | 'discounts' | 'service'

const groupOf: Readonly<Record<BillPartKey, BillGroup>> = {
  'power-network': 'fixed',
  'power-supplier': 'fixed',
  'gas-network-fixed': 'fixed',
  'gas-supplier-fixed': 'fixed',
  'energy-simple': 'energy',
  'energy-off-peak': 'energy',
  'energy-outside-off-peak': 'energy',
  'energy-peak': 'energy',
  'energy-mid': 'energy',
  'gas-energy': 'energy',
  'social-tariff-funding': 'energy',
  iec: 'taxes',
  audiovisual: 'taxes',
  isp: 'taxes',
  tos: 'taxes',
  'vat-reduced': 'vat',
  'vat-normal': 'vat',
  'social-tariff-discount': 'discounts',
  'invoice-credit': 'discounts',
  refund: 'discounts',
  service: 'service',
}
const order: readonly BillGroup[] = ['fixed', 'energy', 'taxes', 'vat', 'discounts', 'service']

export interface BillChapter {
  readonly group: BillGroup
  readonly parts: readonly BillPart[]
  readonly cents: number
  /** The chapter as one product, where all its lines are charged by the same days. */
  readonly measure: Measure | undefined
}

/** Cents a year of some lines. */
export const sumCents = (parts: readonly BillPart[]) => parts.reduce((sum, { cents }) => sum + cents, 0)

/** One supply of a bill in its chapters; empty ones are left out. */
export const chaptersOf = (parts: readonly BillPart[], supply: Supply): readonly BillChapter[] =>
  order.flatMap((group) => {
    const own = parts.filter((part) => part.supply === supply && groupOf[part.key] === group)
    return own.length === 0 ? [] : [{ group, parts: own, cents: sumCents(own), measure: jointMeasure(own) }]
  })

function jointMeasure(parts: readonly BillPart[]): Measure | undefined {
  const [first] = parts
  if (parts.length < 2 || first?.measure?.unit !== 'day') return undefined
  if (parts.some(({ measure }) => measure?.unit !== 'day')) return undefined
  return { ...first.measure, price: parts.reduce((sum, { measure }) => sum + (measure?.price ?? 0), 0) }
}
