import type { ShownRate } from 'shared-lib/credit/display-duties/display-duties'
import { type Cents, eurosOf, roundHalfUpToCent } from 'shared-lib/money/cents'
import type { CardConvention } from '../parameters/card-rules'
import type { CardRates } from './card-charges'
import { conventionTaeg, conventionTotal } from './card-taeg'

interface Rated {
  readonly rates: CardRates
  readonly annualFee: Cents
  readonly convention: CardConvention
  readonly ceiling: number | undefined
  /** As it was published; else the one that the convention comes to. */
  readonly taeg?: number
  readonly tanKind?: string | undefined
}

/** The rate of a card with the example of the law beside it. */
export function shownCardRate({ rates, annualFee, convention, ceiling, taeg, tanKind }: Rated): ShownRate {
  const card = { ...convention, annualFee: eurosOf(annualFee) }
  return {
    taeg: taeg ?? conventionTaeg(card, rates),
    tan: rates.tan,
    tanKind,
    ceiling,
    example: {
      amount: roundHalfUpToCent(convention.limit),
      months: convention.months,
      mtic: conventionTotal(card, rates),
      more: annualFee > 0 ? 'com a anuidade' : 'sem anuidade',
    },
  }
}
