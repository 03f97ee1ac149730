import { parameter } from '../../dated/dated-parameter'
import data from './usual-costs.json'

/** A premium in cents a year, from the lowest to the highest that was read. */
interface PremiumRange {
  readonly low: number
  readonly high: number
}

/** Usual cost of the insurance that lenders require: a level of the market, not law. */
interface UsualPremiums {
  /** A couple aged 30 with a loan of 150 000 €. */
  readonly life: PremiumRange
  readonly multiRisk: PremiumRange
}

export const usualPremiums = parameter<UsualPremiums>(data.usualPremiums)
