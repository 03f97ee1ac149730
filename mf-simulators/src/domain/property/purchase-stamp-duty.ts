import { tryValueOn } from 'shared-lib/dated/dated-parameter'
import { formatEuro } from 'shared-lib/money/euro'
import { purchaseStampDuty, youngStampDuty } from '../../parameters/property/imt-rates'
import { lawOf } from '../credit/figures'
import { formatRatio } from '../format-ratio'
import { olderLaw, type Purchase, type Regime, tableOn, type WholeTax } from './imt'

/** Readings of the duty on the whole property: one, or two where it is disputed. */
export interface StampDutyReadings {
  readonly readings: readonly WholeTax[]
  readonly why?: string
}

const disputedAbove =
  'Acima do segundo limite da tabela dos jovens não é certo que a dedução no imposto do selo se mantenha: as calculadoras públicas discordam.'

/** What young buyers have off, in cents not rounded, and whether the value is above the second limit of their table. */
function youngDeduction(purchase: Purchase, rate: number) {
  const [first, second] = tableOn('young', purchase)?.value.rows ?? []
  if (first?.upTo === undefined || second?.upTo === undefined) return undefined
  return { most: first.upTo * rate, limit: first.upTo, above: purchase.taxable > second.upTo }
}

/** Stamp duty on the purchase of the whole property (TGIS, verba 1.1); undefined when the law of that day is not known. */
export function stampDutyOf(regime: Regime, purchase: Purchase): StampDutyReadings | undefined {
  const { taxable, date } = purchase
  const rate = tryValueOn(purchaseStampDuty, date)
  if (rate === undefined) return undefined
  const product = `${formatEuro(taxable)} × ${formatRatio(rate)}`
  const full = { exact: taxable * rate, because: { formula: product, ...olderLaw(purchaseStampDuty, date) } }
  if (regime !== 'young') return { readings: [full] }
  const deduction = tryValueOn(youngStampDuty, date) && youngDeduction(purchase, rate)
  if (!deduction) return undefined
  const formula = `${product} − ${formatEuro(deduction.limit)} × ${formatRatio(rate)}, no mínimo zero`
  const reduced = {
    exact: Math.max(0, full.exact - deduction.most),
    because: { formula, ...lawOf(youngStampDuty, date) },
  }
  return deduction.above ? { readings: [reduced, full], why: disputedAbove } : { readings: [reduced] }
}
