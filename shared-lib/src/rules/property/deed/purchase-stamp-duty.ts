import { lawOf } from '../../credit/figures'
import { tryValueOn } from '../../dated/dated-parameter'
import { formatEuro } from '../../money/euro'
import { formatRatio } from '../../money/format-ratio'
import { purchaseStampDuty, youngStampDuty } from '../parameters/imt-rates'
import { olderLaw, type Purchase, type Regime, tableOn, type WholeTax } from './imt'

/** The first limit of the table of young buyers, on which they owe no duty; undefined when the table is not known. */
const youngLimit = (purchase: Purchase) => tableOn('young', purchase)?.value.rows[0]?.upTo

/** Stamp duty on the purchase of the whole property (TGIS, verba 1.1); undefined when the law of that day is not known. */
export function stampDutyOf(regime: Regime, purchase: Purchase): WholeTax | undefined {
  const { taxable, date } = purchase
  const rate = tryValueOn(purchaseStampDuty, date)
  if (rate === undefined) return undefined
  const product = `${formatEuro(taxable)} × ${formatRatio(rate)}`
  const exact = taxable * rate
  if (regime !== 'young')
    return { exact, because: { formula: product, ...olderLaw(purchaseStampDuty, date) } }
  const limit = tryValueOn(youngStampDuty, date) && youngLimit(purchase)
  if (limit === undefined) return undefined
  return {
    exact: Math.max(0, exact - limit * rate),
    because: {
      formula: `${product} − ${formatEuro(limit)} × ${formatRatio(rate)}, no mínimo zero`,
      ...lawOf(youngStampDuty, date),
    },
  }
}
