import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import type { Catalogue } from '../data/offers/offer'
import type { EnergyAnswers } from './energy-answers'
import { householdOf } from './household'
import { rankOffers } from './rank-offers'
import type { ResultRow } from './vocabulary'

/** A row by its id, priced for these answers; undefined where no such row is sold to this home. */
export function chosenRow(
  answers: EnergyAnswers,
  catalogue: Catalogue,
  id: string,
  today: IsoDate,
): ResultRow | undefined {
  const ranking = rankOffers(householdOf(answers, today), catalogue, {}, today, [id])
  return ranking.kind === 'ranked' ? ranking.rows.find((row) => row.id === id) : undefined
}
