import type { IsoDate } from 'shared-lib/dates/iso-date'
import type { OfferCondition } from '../../domain/results'
import type { Refund } from '../offer'
import type { conditionColumns } from './columns'
import type { Row } from './table'

export type ConditionRow = Row<keyof typeof conditionColumns>
type Name = keyof typeof conditionColumns

/** What the conditions file says of one offer. */
export interface Conditions {
  readonly row: ConditionRow
  readonly com: string
  readonly code: string
  readonly name: string
  readonly supplies: readonly ('electricity' | 'gas')[]
  readonly from: IsoDate | undefined
  readonly to: IsoDate | undefined
  /** Of any supply, the use windows apart. */
  readonly shared: readonly OfferCondition[]
  readonly windows: Readonly<Record<'electricity' | 'gas', OfferCondition | undefined>>
  readonly indexed: Readonly<Record<'electricity' | 'gas', boolean>>
  readonly renewable: boolean
  readonly loyalty: boolean | undefined
  readonly socialTariff: boolean | undefined
  readonly url: string | undefined
  readonly serviceEurPerYear: number | undefined
  /** The fixed part of a pair is counted once, with its electricity. */
  readonly refund: Readonly<Record<'electricity' | 'gas', Refund>>
  readonly newCustomerDiscount: Readonly<Record<'electricity' | 'gas', Refund>>
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

/** Reads one row for a home; `undefined`, reported, where a cell that decides a price or a right cannot be read. */
export function readConditions(row: ConditionRow): Conditions | undefined {
  const sold = supplies[row.text('supply')]
  if (!sold) {
    row.report('error', `“${row.text('supply')}” is not ELE, GN or DUAL`, 'supply')
    return undefined
  }
  let whole = true
  const amount = (name: Name): number | undefined => {
    const value = row.amount(name)
    whole &&= !Number.isNaN(value)
    return value || undefined
  }
  const day = (name: Name): IsoDate | undefined => {
    const date = row.day(name)
    whole &&= date !== undefined || row.text(name) === ''
    return date
  }
  const refund = (fixed: Name | undefined, share: Name, energy: Name, perKwh: Name): Refund =>
    defined({
      eurPerYear: fixed && amount(fixed),
      fixedShare: amount(share),
      energyShare: amount(energy),
      eurPerKwh: amount(perKwh),
    })
  const window = (supply: 'electricity' | 'gas', min: Name, max: Name) => {
    const [minKwh, maxKwh] = [amount(min), amount(max)]
    return sold.includes(supply)
      ? windowOf(minKwh, supply === 'gas' && maxKwh === homeGasLimit ? undefined : maxKwh)
      : undefined
  }
  const gasAlone = !sold.includes('electricity')
  const service = row.flag('service') === true
  const newCustomerDiscount = {
    electricity: refund('newFixed', 'newFixedShare', 'newEnergyShare', 'newPerKwh'),
    gas: refund(gasAlone ? 'newFixed' : undefined, 'newGasFixedShare', 'newGasEnergyShare', 'newGasPerKwh'),
  }
  const firstYear = sold.some((supply) => !isNothing(newCustomerDiscount[supply]))
  const indexed = row.flag('indexed') === true
  const read: Conditions = {
    row,
    com: row.text('com'),
    code: row.text('code'),
    name: row.text('name'),
    supplies: sold,
    from: day('from'),
    to: day('to'),
    shared: [
      ...waysOf(row),
      ...when(sold.length > 1, { kind: 'pair' }),
      ...when(service, { kind: 'service', text: serviceText }),
      ...when(row.flag('restricted') === true, { kind: 'group', text: groupText }),
      ...when(row.flag('newCustomers') === true || firstYear, { kind: 'new-customers' }),
      ...when(firstYear, { kind: 'first-months', months: 12 }),
    ],
    windows: {
      electricity: window('electricity', 'minElectricity', 'maxElectricity'),
      gas: window('gas', 'minGas', 'maxGas'),
    },
    indexed: { electricity: indexed, gas: row.flag('indexedGas') === true },
    renewable: row.flag('renewable') === true,
    loyalty: row.flag('loyalty'),
    socialTariff: row.flag('socialTariff'),
    url: linkOf(row),
    serviceEurPerYear: amount('serviceCost'),
    refund: {
      electricity: refund('refundFixed', 'refundFixedShare', 'refundEnergyShare', 'refundPerKwh'),
      gas: refund(
        gasAlone ? 'refundFixed' : undefined,
        'refundGasFixedShare',
        'refundGasEnergyShare',
        'refundGasPerKwh',
      ),
    },
    newCustomerDiscount,
  }
  return whole ? read : undefined
}

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
