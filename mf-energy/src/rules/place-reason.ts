import { roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import type { Placement } from 'shared-lib/rules/offers/places'
import type { Supply } from '../data/offers/offer'
import type { BillPartKey } from './bill-vocabulary'
import type { Candidate } from './candidates'
import type { PlaceReason } from './vocabulary'

/** Lines that move together across time options are compared as one; VAT only follows the others. */
const comparable = (key: BillPartKey) => (key.startsWith('energy-') ? 'energy' : key)
const follows = (key: BillPartKey) => key.startsWith('vat-')

/** Reason for a candidate's place, as numbers for a sentence. */
export function placeReason(candidate: Candidate, standing: Placement<Candidate>): PlaceReason {
  const { tied, first, next, isFirst, overFirstCents, underNextCents } = standing
  const against = isFirst ? next : first
  return { tied, overFirstCents, underNextCents, decidedBy: against && decidedBy(candidate, against) }
}

/** The line that differs most; cents a year more (or less) here than there. */
function decidedBy(one: Candidate, other: Candidate): PlaceReason['decidedBy'] {
  const differences = new Map<string, { supply: Supply; key: BillPartKey; eur: number }>()
  const count = (candidate: Candidate, sign: 1 | -1) => {
    for (const priced of candidate.supplies)
      for (const { supply, key, eur } of priced.lines) {
        if (follows(key)) continue
        const name = `${supply} ${comparable(key)}`
        const known = differences.get(name) ?? { supply, key, eur: 0 }
        known.eur += sign * eur
        differences.set(name, known)
      }
  }
  count(one, 1)
  count(other, -1)
  let most: { supply: Supply; key: BillPartKey; eur: number } | undefined
  for (const difference of differences.values())
    if (!most || Math.abs(difference.eur) > Math.abs(most.eur)) most = difference
  if (!most || roundHalfUpToCent(most.eur) === 0) return undefined
  return { supply: most.supply, key: most.key, cents: roundHalfUpToCent(most.eur) }
}
