import { type Because, money, unknownOn } from '../../credit/figures'
import type { IsoDate } from '../../dates/iso-date'
import type { Figure } from '../../figures/figure'
import { type Cents, cents, sumCents } from '../../money/cents'
import { formatEuro } from '../../money/euro'
import { imtNonResidentRate } from '../parameters/imt-rates'
import type { Region } from '../region'
import { type Amount, sumAmounts } from './amount'
import { taxCost } from './buyer-costs'
import { type Buyer, type BuyerTaxes, buyerTaxes } from './buyers'
import { amountFigure, type Cost, costFigure, sumFormula } from './cost'
import { notesOf } from './deed-notes'
import type { Purchase, Purpose } from './imt'
import { loanCosts } from './loan-costs'
import { type Desk, registrationCosts } from './registration'
import { type YoungBenefit, youngBenefit, youngFigures } from './young-benefit'

export interface DeedInput {
  readonly price: Cents
  /** Tax value of the property; the price is taken when it is not known. */
  readonly vpt?: Cents | undefined
  readonly purpose: Purpose
  readonly region: Region
  readonly date: IsoDate
  /** One or more; their shares make 1. */
  readonly buyers: readonly Buyer[]
  /** Borrowed on a mortgage; 0 without one. */
  readonly loan: Cents
  /** Term of the loan, 12 or more; not read without one. */
  readonly loanMonths: number
  readonly desk: Desk
}

export interface DeedResult {
  readonly kind: 'result'
  readonly date: IsoDate
  /** Value that IMT and stamp duty are computed on. */
  readonly taxable: Cents
  readonly buyers: readonly BuyerTaxes[]
  readonly imt: Amount
  readonly stampDuty: Amount
  /** IMT and stamp duty of the purchase. */
  readonly taxes: Amount
  readonly costs: readonly Cost[]
  /** Of the costs that are known. */
  readonly total: Amount
  /** Every cost has an amount. */
  readonly complete: boolean
  /** Refund that all non-resident buyers may get. */
  readonly refundIfResident?: Cents | undefined
  readonly youngBenefit?: YoungBenefit | undefined
  /** Requests that do not count here, and why. */
  readonly notes: readonly string[]
  readonly figures: readonly Figure[]
}

export interface DeedUnknown {
  readonly kind: 'unknown'
  readonly unknown: string
}

type DeedOutcome = DeedResult | DeedUnknown

const purchaseOf = ({ price, vpt, purpose, region, date }: DeedInput): Purchase => ({
  taxable: cents(Math.max(price, vpt ?? 0)),
  purpose,
  region,
  date,
})

function costsOf(input: DeedInput, purchase: Purchase, buyers: readonly BuyerTaxes[]): readonly Cost[] {
  return [
    taxCost('imt', buyers),
    taxCost('stamp_duty', buyers),
    ...loanCosts(input.loan, input.loanMonths, input.date),
    ...registrationCosts(input.desk, { purchase, buyers, withMortgage: input.loan > 0 }),
  ]
}

function taxableFigure({ price, vpt }: DeedInput, { taxable }: Purchase): Figure {
  const formula =
    vpt === undefined
      ? 'o preço, sem o valor patrimonial'
      : `o maior de ${formatEuro(price)} e ${formatEuro(vpt)}`
  return money('taxable', 'Valor que conta para o imposto', taxable, { formula, law: 'CIMT, art. 12.º' })
}

function totalFigure(total: Amount, costs: readonly Cost[]): Figure {
  const known = costs.flatMap(({ amount }) => amount ?? [])
  const formula = sumFormula(known)
  const label = known.length === costs.length ? 'Total' : 'Total do que se sabe'
  return amountFigure('total', label, total, { formula })
}

const isNonResident = ({ regimes }: BuyerTaxes) => regimes.join() === 'non_resident'

/** Undefined without a non-resident, and when the table that decides it is not known. */
function refundOf(buyers: readonly BuyerTaxes[]): Cents | undefined {
  const refunds = buyers.filter(isNonResident).map(({ refundIfResident }) => refundIfResident)
  const known = refunds.filter((refund) => refund !== undefined)
  return refunds.length > 0 && known.length === refunds.length ? sumCents(...known) : undefined
}

function refundFigures(buyers: readonly BuyerTaxes[], date: IsoDate): Figure[] {
  const payers = buyers.filter(isNonResident)
  if (payers.length === 0) return []
  const { law } = imtNonResidentRate
  const figure = (value: Cents | undefined, because: Because) => [
    money('refund', 'IMT que os não residentes podem recuperar', value, { law, ...because }),
  ]
  const refund = refundOf(buyers)
  if (refund === undefined) return figure(undefined, { unknown: unknownOn('a tabela comum', date) })
  const paid = sumCents(...payers.map(({ imt }) => imt.low))
  return figure(refund, {
    formula: `${formatEuro(paid)} − ${formatEuro(cents(paid - refund))} da tabela comum`,
  })
}

/**
 * Costs of buying a property besides its price: IMT, stamp duty, deed and registration, and what a mortgage adds.
 *
 * Not covered: exemptions other than that of young buyers, exchanges, inheritances, companies, further properties in
 * the same deed, home insurance.
 */
export function deedCosts(input: DeedInput): DeedOutcome {
  const purchase = purchaseOf(input)
  const buyers = input.buyers.flatMap((buyer) => buyerTaxes(buyer, purchase) ?? [])
  if (buyers.length < input.buyers.length)
    return { kind: 'unknown', unknown: unknownOn('as tabelas do IMT', input.date) }
  const imt = sumAmounts(buyers.map((buyer) => buyer.imt))
  const stampDuty = sumAmounts(buyers.map((buyer) => buyer.stampDuty))
  const costs = costsOf(input, purchase, buyers)
  const total = sumAmounts(costs.flatMap(({ amount }) => amount ?? []))
  return {
    kind: 'result',
    date: input.date,
    taxable: purchase.taxable,
    buyers,
    imt,
    stampDuty,
    taxes: sumAmounts([imt, stampDuty]),
    costs,
    total,
    complete: costs.every(({ amount }) => amount !== undefined),
    refundIfResident: refundOf(buyers),
    youngBenefit: youngBenefit(buyers, purchase),
    notes: notesOf(input.buyers, purchase),
    figures: [
      taxableFigure(input, purchase),
      ...costs.map(costFigure),
      totalFigure(total, costs),
      ...youngFigures(buyers, purchase),
      ...refundFigures(buyers, input.date),
    ],
  }
}
