import { cents, roundHalfUpToCent } from 'shared-lib/money/cents'
import type { SocialTariff } from '../parameters/social-tariff'
import { trueMonthOf } from './true-price'

/** What the social tariff costs over some months; activation at the most that it may cost. */
export function socialTariffCost(
  { monthlyEur, activationEur }: SocialTariff,
  months: number,
  withActivation: boolean,
) {
  const monthly = roundHalfUpToCent(monthlyEur)
  const once = withActivation ? roundHalfUpToCent(activationEur) : cents(0)
  const total = cents(monthly * months + once)
  return { monthly, once, total, trueMonth: trueMonthOf(total, months) }
}
