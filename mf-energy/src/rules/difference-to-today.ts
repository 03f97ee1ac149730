import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { regulatedBill, regulatedYear } from './regulated-bill'
import type { Household, RankedOffers, ResultRow } from './vocabulary'

/** A year at the regulated tariffs. Gas is no law of today once its year has passed: its last tariff still is what most homes pay. */
export function typicalOf(household: Household, ranked: RankedOffers['ranked'], on: IsoDate) {
  const yearlyCents = regulatedYear(household, ranked, on)
  const until = ranked === 'electricity' ? regulatedBill(household, on)?.until : undefined
  return yearlyCents === undefined ? undefined : { yearlyCents, until }
}

/** Cents a year against today, or the regulated tariff in its place; undefined where the price is a thing of the past. */
export function changeOf(
  { standing, savingCents, yearlyCents, supplies }: ResultRow,
  home: Household,
  on: IsoDate,
): number | undefined {
  if (standing === 'historic') return undefined
  if (savingCents !== undefined) return -savingCents
  const typical = typicalOf(home, supplies[1] ? 'dual' : supplies[0].supply, on)
  return typical && yearlyCents - typical.yearlyCents
}
