import { type Cents, cents } from 'shared-lib/rules/money/cents'
import { offerResult } from './compare-offers'
import type { Offer, Person } from './offer'

/** One euro: wages are not offered with cents. */
const step = 100
/** Raises above this are no negotiation any more. */
const mostSteps = 1_000_000

/**
 * The lowest wage, in whole euros by the offer's own period, at which the offer is worth `target` cents a year.
 * `undefined` when nothing is known of it, or no wage that anybody pays brings it there. An offer that is already
 * worth that much has no answer.
 */
export function breakEvenWage(offer: Offer, person: Person, target: Cents): Cents | undefined {
  const start = Math.floor(offer.wage / step)
  const wageAt = (steps: number) => cents((start + steps) * step)
  const reaches = (steps: number) =>
    (offerResult({ ...offer, wage: wageAt(steps) }, person).valueYear ?? Number.NaN) >= target
  let [short, enough] = [0, 1]
  if (reaches(short)) return undefined
  while (!reaches(enough)) {
    short = enough
    enough *= 2
    if (enough > mostSteps) return undefined
  }
  while (enough - short > 1) {
    const middle = Math.floor((short + enough) / 2)
    if (reaches(middle)) enough = middle
    else short = middle
  }
  return wageAt(enough)
}
