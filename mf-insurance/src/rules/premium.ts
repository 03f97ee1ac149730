import { type Cents, cents, roundHalfUpToCent, sumCents, timesCents } from 'shared-lib/rules/money/cents'
import { distribute } from 'shared-lib/rules/money/distribute'
import type { PremiumCharges } from '../data/parameters/premium-charges'

interface Premium {
  /** Commercial premium of compulsory liability. */
  readonly liability: Cents
  /** Of all other covers. */
  readonly other: Cents
  readonly policyCost: Cents
  /** Taken by the insurer for paying in parts. */
  readonly surcharge: Cents
}

interface Taxes {
  readonly stampDuty: Cents
  readonly inem: Cents
  readonly fga: Cents
  readonly prevention: Cents
}

interface TaxedPremium extends Taxes {
  readonly taxes: Cents
  readonly total: Cents
  /** Taxes in the total, 0 to 1. */
  readonly taxShare: number
}

/** A premium with its taxes; each tax is rounded to the cent by itself, as on a receipt. */
export function premiumWithTaxes(
  { liability, other, policyCost, surcharge }: Premium,
  charges: PremiumCharges,
): TaxedPremium {
  const commercial = sumCents(liability, other)
  const own = sumCents(commercial, policyCost, surcharge)
  const stampDuty = timesCents(own, charges.stampDuty)
  const inem = timesCents(commercial, charges.inem)
  const fga = timesCents(liability, charges.fga)
  const prevention = timesCents(commercial, charges.prevention)
  const taxes = sumCents(stampDuty, inem, fga, prevention)
  const total = sumCents(own, taxes)
  return { stampDuty, inem, fga, prevention, taxes, total, taxShare: total === 0 ? 0 : taxes / total }
}

interface OpenedPremium extends Taxes {
  /** Part that the insurer keeps. */
  readonly commercial: Cents
  readonly taxes: Cents
}

/**
 * A total opened into premium and taxes. `liabilityShare` of the premium is compulsory liability, 0 to 1; policy cost and
 * surcharge count as premium. The parts add up to the total.
 */
export function openTotal(total: Cents, liabilityShare: number, charges: PremiumCharges): OpenedPremium {
  const { stampDuty, inem, fga, prevention } = charges
  const rate = stampDuty + inem + prevention + fga * liabilityShare
  const premium = total / 100 / (1 + rate)
  const commercial = roundHalfUpToCent(premium)
  const taxes = cents(total - commercial)
  const exact = [stampDuty, inem, fga * liabilityShare, prevention].map((part) => part * premium)
  const [stamp, emergency, fund, safety] = distribute(exact, taxes)
  const none = cents(0)
  return {
    commercial,
    taxes,
    stampDuty: stamp ?? none,
    inem: emergency ?? none,
    fga: fund ?? none,
    prevention: safety ?? none,
  }
}
