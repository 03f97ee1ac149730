import { toIsoDate } from '../../dates/iso-date'
import { cents } from '../../money/cents'
import { type DeedInput, type DeedResult, deedCosts } from './deed-costs'

export const eur = (amount: number) => cents(Math.round(amount * 100))

/** A home to live in, 300 000 €, mainland, autumn of 2026, one buyer, no loan. */
export const baseDeed = {
  price: eur(300_000),
  purpose: 'own_permanent_home',
  region: 'mainland',
  date: toIsoDate('2026-10-15'),
  buyers: [{ share: 1 }],
  loan: eur(0),
  loanMonths: 360,
  desk: 'one_stop',
} as const satisfies DeedInput

export const young = [{ share: 1, young: true }]
export const oneOfTwoYoung = [{ share: 0.5, young: true }, { share: 0.5 }]
export const in2025 = toIsoDate('2025-06-15')

/** The result of the deed above with some inputs changed. Throws when there is none. */
export function resultOf(input: Partial<DeedInput>): DeedResult {
  const outcome = deedCosts({ ...baseDeed, ...input })
  if (outcome.kind !== 'result') throw new Error(outcome.unknown)
  return outcome
}
