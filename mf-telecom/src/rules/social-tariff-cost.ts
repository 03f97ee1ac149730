import { cents, roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import type { SocialTariff } from '../data/parameters/social-tariff'
import { trueMonthOf } from './true-price'

/** Cost of the social tariff over some months with this rate of VAT, a fraction; activation at the most that it may cost. */
export function socialTariffCost(
  { monthlyEur, activationEur }: SocialTariff,
  vat: number,
  months: number,
  withActivation: boolean,
) {
  const monthly = roundHalfUpToCent(monthlyEur * (1 + vat))
  const once = withActivation ? roundHalfUpToCent(activationEur * (1 + vat)) : cents(0)
  const total = cents(monthly * months + once)
  return { monthly, once, total, trueMonth: trueMonthOf(total, months) }
}
