import { tryValueOn, valueOn } from 'shared-lib/rules/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { gasNetworkFixed, isp } from '../data/parameters/gas-network'
import { gasSocialTariff } from '../data/parameters/social-tariff'
import { normalVat, reducedVat } from '../data/parameters/vat'
import { billOf, creditLine, daysPerYear, type Line, perDay, perKwh, vatLines } from './bill-lines'
import type { Bill, BillPartKey, Measure } from './bill-vocabulary'
import type { GasTier } from './energy-answers'

export interface GasBillInput {
  /** Day whose law and tariffs count. */
  readonly on: IsoDate
  readonly tier: GasTier
  readonly kwh: number
  /** Before VAT. */
  readonly fixedEurPerDay: number
  /** Before VAT, ISP and TOS, network access included. */
  readonly eurPerKwh: number
  /** The fixed term leaves the network's fixed part out, so it is added. */
  readonly addNetworkFixed?: boolean
  /** Municipal subsoil tax before VAT. */
  readonly tos?: { readonly eurPerDay: number; readonly eurPerKwh: number }
  readonly socialTariff?: boolean
  readonly credit?: { readonly centsPerMonth: number; readonly months: number }
}

/** The bill's lines in exact euros. Throws `UnknownValue` when a figure is not known for the day. */
export function gasLines(input: GasBillInput): readonly Line[] {
  const { on, tier, kwh } = input
  const networkPerDay = valueOn(gasNetworkFixed, on)[tier]
  const discount = input.socialTariff ? tryValueOn(gasSocialTariff, on)?.[tier] : undefined
  const [reducedRate, normalRate] = [valueOn(reducedVat, on), valueOn(normalVat, on)]

  const lines: Line[] = []
  let reducedNet = 0
  let normalNet = 0
  const add = (key: BillPartKey, eur: number, reducedEur = 0, measure?: Measure) => {
    if (eur === 0) return
    const vatEur = reducedEur * reducedRate + (eur - reducedEur) * normalRate
    lines.push({ supply: 'gas', key, eur, vatEur, ...(measure && { measure }) })
    reducedNet += reducedEur
    normalNet += eur - reducedEur
  }
  const count = (key: BillPartKey, measure: Measure, reduced = false) => {
    const eur = measure.quantity * measure.price
    add(key, eur, reduced ? eur : 0, measure)
  }

  count('gas-network-fixed', perDay(networkPerDay), true)
  count(
    'gas-supplier-fixed',
    perDay(input.addNetworkFixed ? input.fixedEurPerDay : input.fixedEurPerDay - networkPerDay),
  )
  count('gas-energy', perKwh(kwh, input.eurPerKwh))
  if (!discount) count('isp', perKwh(kwh, valueOn(isp, on)))
  if (input.tos) add('tos', input.tos.eurPerDay * daysPerYear + input.tos.eurPerKwh * kwh)
  if (discount) {
    const fixed = -discount.eurPerDay * daysPerYear
    add('social-tariff-discount', fixed - discount.eurPerKwh * kwh, fixed)
  }
  lines.push(...vatLines('gas', { net: reducedNet, rate: reducedRate }, { net: normalNet, rate: normalRate }))
  if (input.credit) lines.push(creditLine('gas', input.credit))
  return lines
}

/** A year of natural gas in cents with its parts. Mainland homes; 365 days, one rounding at the end. */
export const gasBill = (input: GasBillInput): Bill => billOf(gasLines(input), 0)
