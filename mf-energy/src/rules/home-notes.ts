import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import type { Supply } from '../data/offers/offer'
import { electricitySocialTariff, gasSocialTariff } from '../data/parameters/social-tariff'
import { tierOfKwh } from './gas-tier'
import type { Household, Note } from './vocabulary'

/** Answers that the bill cannot follow, or that do not fit together. `on` is the pricing day. */
export function homeNotes(
  household: Household,
  on: Readonly<Partial<Record<Supply, IsoDate>>>,
): readonly Note[] {
  const { socialTariff, kva, gasTier, kwhGas } = household
  const notes: Note[] = []
  if (on.electricity && socialTariff) {
    const powers = tryValueOn(electricitySocialTariff, on.electricity)?.eurPerDay
    if (powers && powers[String(kva)] === undefined) notes.push('social-tariff-power')
  }
  if (on.gas && socialTariff) {
    const tiers = tryValueOn(gasSocialTariff, on.gas)
    if (tiers && tiers[gasTier] === undefined) notes.push('social-tariff-gas-tier')
  }
  if (on.gas && tierOfKwh(on.gas, kwhGas) !== gasTier) notes.push('gas-tier-unlike-use')
  return notes
}
