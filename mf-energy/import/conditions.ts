import type { Row } from 'shared-lib/import/table'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import type { OfferCondition, Refund, Supply } from '../src/data/offers/offer'
import type { conditionColumns } from './columns'

export type ConditionRow = Row<keyof typeof conditionColumns>
type Name = keyof typeof conditionColumns
type BySupply<Value> = Readonly<Record<Supply, Value>>

/** One offer's row of the conditions file. */
export interface Conditions {
  readonly row: ConditionRow
  readonly com: string
  readonly code: string
  readonly name: string
  readonly supplies: readonly Supply[]
  readonly from: IsoDate | undefined
  readonly to: IsoDate | undefined
  /** Of any supply, the use windows apart. */
  readonly shared: readonly OfferCondition[]
  readonly windows: BySupply<OfferCondition | undefined>
  readonly indexed: BySupply<boolean>
  readonly renewable: boolean
  readonly loyalty: boolean | undefined
  readonly socialTariff: boolean | undefined
  readonly url: string | undefined
  readonly serviceEurPerYear: number | undefined
  /** The fixed part of a pair is counted once, with its electricity. */
  readonly refund: BySupply<Refund>
  readonly newCustomerDiscount: BySupply<Refund>
}

const supplies: Readonly<Record<string, Conditions['supplies']>> = {
  ELE: ['electricity'],
  GN: ['gas'],
  DUAL: ['electricity', 'gas'],
}

/** Texts of ours: the file's own are long prose for contracts. */
const serviceText = 'Obriga a contratar um serviço pago'
const groupText = 'Só para certos clientes: vê quais na página da oferta'

/** Gas windows up to 10 000 are in m³, the limit of home tariffs: no limit for a home. */
const homeGasLimit = 10_000

/** Reads cells that decide a price or a right, and records whether one was unreadable. */
function cellsOf(row: ConditionRow) {
  let whole = true
  return {
    /** Zero is as good as nothing here. */
    amount(name: Name): number | undefined {
      const value = row.amount(name)
      whole &&= !Number.isNaN(value)
      return value || undefined
    },
    day(name: Name): IsoDate | undefined {
      const date = row.day(name)
      whole &&= date !== undefined || row.text(name) === ''
      return date
    },
    isWhole: () => whole,
  }
}
type Cells = ReturnType<typeof cellsOf>

/** Columns of one kind of refund: the fixed sum of the offer, then share of the fixed term, of the energy, per kWh. */
interface RefundColumns {
  readonly fixed: Name
  readonly electricity: readonly [Name, Name, Name]
  readonly gas: readonly [Name, Name, Name]
}
const refundColumns: RefundColumns = {
  fixed: 'refundFixed',
  electricity: ['refundFixedShare', 'refundEnergyShare', 'refundPerKwh'],
  gas: ['refundGasFixedShare', 'refundGasEnergyShare', 'refundGasPerKwh'],
}
const newCustomerColumns: RefundColumns = {
  fixed: 'newFixed',
  electricity: ['newFixedShare', 'newEnergyShare', 'newPerKwh'],
  gas: ['newGasFixedShare', 'newGasEnergyShare', 'newGasPerKwh'],
}

/** The fixed sum goes to the first supply of the offer. */
function refundsOf(cells: Cells, columns: RefundColumns, [first]: Conditions['supplies']): BySupply<Refund> {
  const fixed = cells.amount(columns.fixed)
  const of = (supply: Supply): Refund => {
    const [fixedShare, energyShare, eurPerKwh] = columns[supply].map(cells.amount)
    return defined({ eurPerYear: supply === first ? fixed : undefined, fixedShare, energyShare, eurPerKwh })
  }
  return { electricity: of('electricity'), gas: of('gas') }
}

/** Reads one row for a home; `undefined`, reported, where a cell that decides a price or a right cannot be read. */
export function readConditions(row: ConditionRow): Conditions | undefined {
  const sold = supplies[row.text('supply')]
  if (!sold) {
    row.report('error', `“${row.text('supply').slice(0, 10)}” is not ELE, GN or DUAL`, 'supply')
    return undefined
  }
  const cells = cellsOf(row)
  const newCustomerDiscount = refundsOf(cells, newCustomerColumns, sold)
  const read: Conditions = {
    row,
    supplies: sold,
    com: row.text('com'),
    code: row.text('code'),
    name: row.text('name'),
    from: cells.day('from'),
    to: cells.day('to'),
    shared: sharedConditions(row, sold, newCustomerDiscount),
    windows: {
      electricity: windowOf(cells.amount('minElectricity'), cells.amount('maxElectricity')),
      gas: windowOf(cells.amount('minGas'), homeLimit(cells.amount('maxGas'))),
    },
    indexed: { electricity: row.flag('indexed') === true, gas: row.flag('indexedGas') === true },
    renewable: row.flag('renewable') === true,
    loyalty: row.flag('loyalty'),
    socialTariff: row.flag('socialTariff'),
    url: linkOf(row),
    serviceEurPerYear: cells.amount('serviceCost'),
    refund: refundsOf(cells, refundColumns, sold),
    newCustomerDiscount,
  }
  return cells.isWhole() ? read : undefined
}

function sharedConditions(
  row: ConditionRow,
  sold: Conditions['supplies'],
  discount: BySupply<Refund>,
): readonly OfferCondition[] {
  const firstYear = sold.some((supply) => !isNothing(discount[supply]))
  return [
    ...waysOf(row),
    ...when(sold.length > 1, { kind: 'pair' }),
    ...when(row.flag('service') === true, { kind: 'service', text: serviceText }),
    ...when(row.flag('restricted') === true, { kind: 'group', text: groupText }),
    ...when(row.flag('newCustomers') === true || firstYear, { kind: 'new-customers' }),
    ...when(firstYear, { kind: 'first-months', months: 12 }),
  ]
}

const homeLimit = (kwh: number | undefined) => (kwh === homeGasLimit ? undefined : kwh)

const when = (holds: boolean, condition: OfferCondition): readonly OfferCondition[] =>
  holds ? [condition] : []

export const isNothing = (refund: Refund): boolean => Object.keys(refund).length === 0

const defined = (refund: { readonly [Key in keyof Refund]: number | undefined }): Refund =>
  Object.fromEntries(Object.entries(refund).filter(([, value]) => value !== undefined))

const windowOf = (minKwh: number | undefined, maxKwh: number | undefined): OfferCondition | undefined =>
  minKwh === undefined && maxKwh === undefined
    ? undefined
    : { kind: 'use-window', ...(minKwh && { minKwh }), ...(maxKwh && { maxKwh }) }

/** Ways to pay and to be billed: a single way is a condition. */
function waysOf(row: ConditionRow): readonly OfferCondition[] {
  const ways = (name: 'payment' | 'billing', digits: RegExp) => {
    const text = row.text(name)
    if (!digits.test(text)) row.report('warning', `“${text.slice(0, 10)}” is not the digits expected`, name)
    return text
  }
  return [
    ...when(ways('payment', /^[01]{3}$/) === '100', { kind: 'direct-debit' }),
    ...when(ways('billing', /^[01]{2}$/) === '10', { kind: 'e-bill' }),
  ]
}

/** The offer's page, else the supplier's; links with typing errors (two glued, a phone number) are left out. */
function linkOf(row: ConditionRow): string | undefined {
  for (const name of ['page', 'site'] as const) {
    const [, link] = /^(https?:\/\/(?!\d+\/?$)[^\s]+?)(?=https?:\/\/|$)/.exec(row.text(name)) ?? []
    if (link && URL.canParse(link)) return link
  }
  return undefined
}
