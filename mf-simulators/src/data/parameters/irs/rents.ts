import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import type { Region } from 'shared-lib/rules/property/region'
import data from './rents.json'

/** Kind of letting: a permanent home by the length of its contract, or anything that is no home. */
export type RentContract = 'short' | 'from5' | 'from10' | 'from20' | 'other'

/** Of rents that are not added to the other income, as fractions: 25 % of a home, less 10, 15 or 20 points. */
export type RentRates = Readonly<Record<RentContract, number>>

export const rentRates = parameter<RentRates>(data.rentRates)

/** A rate of their own for rents up to a monthly amount, in euros; a lower rate by length goes before it. */
export interface ModerateRents {
  readonly rate: number
  readonly monthly: number
}

export const moderateRents = parameter<ModerateRents>(data.moderateRents)

/** Cut of a region in the special rates, as a fraction of them; missing where it was not found. */
export type SpecialRateCuts = Readonly<Partial<Record<Region, number>>>

export const specialRateCuts = parameter<SpecialRateCuts>(data.specialRateCuts)
