import type { Because } from '../../credit/figures'
import type { Figure } from '../../figures/figure'
import { formatRatio } from '../../money/format-ratio'
import { type Amount, sumAmounts } from './amount'
import type { BuyerTaxes } from './buyers'
import { amountFigure, type Cost, sumFormula } from './cost'
import type { WholeTax } from './imt'

type Tax = 'imt' | 'stamp_duty'

const labels = { imt: 'IMT', stamp_duty: 'Imposto do selo da compra' } as const

const amountOf = (tax: Tax, { imt, stampDuty }: BuyerTaxes): Amount => (tax === 'imt' ? imt : stampDuty)

const readingsOf = (tax: Tax, { imtReadings, stampReadings }: BuyerTaxes): readonly WholeTax[] =>
  tax === 'imt' ? imtReadings : stampReadings

/** One reading is the explanation; of two, both formulas are given. */
function becauseOf(readings: readonly WholeTax[], share: number): Because {
  const [first] = readings
  if (!first) return {}
  const formulas = [...new Set(readings.map(({ because }) => because.formula))]
  const whole = formulas.join('; ou ')
  return { ...first.because, formula: share === 1 ? whole : `${formatRatio(share)} × (${whole})` }
}

const buyerFigure = (tax: Tax, buyer: BuyerTaxes, index: number): Figure =>
  amountFigure(
    `${tax}-buyer-${index + 1}`,
    `Comprador ${index + 1}: ${formatRatio(buyer.share)} do imóvel`,
    amountOf(tax, buyer),
    becauseOf(readingsOf(tax, buyer), buyer.share),
  )

/** A tax of all the buyers: explained as it is for one, as a sum for several. */
export function taxCost(tax: Tax, buyers: readonly BuyerTaxes[]): Cost {
  const amounts = buyers.map((buyer) => amountOf(tax, buyer))
  const line = { id: tax, label: labels[tax], amount: sumAmounts(amounts) }
  const [only] = buyers
  if (only && buyers.length === 1) return { ...line, because: becauseOf(readingsOf(tax, only), only.share) }
  const parts = buyers.map((buyer, index) => buyerFigure(tax, buyer, index))
  return { ...line, because: { formula: sumFormula(amounts), parts } }
}
