import type { ShownRate } from 'shared-lib/rules/credit/display-duties/display-duties'
import { maximumTaeg } from 'shared-lib/rules/credit/parameters/maximum-taeg'
import { tryValueOn, valueOn } from 'shared-lib/rules/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { type Cents, eurosOf, roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import { fractionOf } from 'shared-lib/rules/money/rate'
import { type CardConvention, cardConvention } from '../data/parameters/card-rules'
import type { CardDuties, CardRates } from './card-charges'
import { conventionTaeg, conventionTotal } from './card-taeg'
import type { OfferedCard } from './offered-card'

interface Rated {
  readonly rates: CardRates
  readonly annualFee: Cents
  readonly convention: CardConvention
  readonly ceiling: number | undefined
  /** As it was published; else the one that the convention comes to. */
  readonly taeg?: number
  readonly tanKind?: string | undefined
}

/** The rate of a card with the representative example that the law requires. */
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

/** The rate of a published card on a day, as it was published. */
export function offeredRate(
  { offer, terms, isTanEstimated }: OfferedCard,
  duties: CardDuties,
  on: IsoDate,
): ShownRate {
  return shownCardRate({
    rates: { ...duties, tan: terms.tan },
    annualFee: terms.annualFee,
    convention: valueOn(cardConvention, on),
    ceiling: tryValueOn(maximumTaeg, on)?.cards,
    taeg: fractionOf(offer.taeg),
    tanKind: isTanEstimated ? 'estimada' : undefined,
  })
}
