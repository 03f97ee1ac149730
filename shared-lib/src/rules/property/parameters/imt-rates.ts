import { parameter } from '../../dated/dated-parameter'
import data from './imt-rates.json'

// Rates of the whole value, as fractions, the same on the mainland and the islands.
export const imtRuralRate = parameter(data.imtRuralRate)

/** Shops, offices, land to build on and what else is urban and no housing. */
export const imtOtherUrbanRate = parameter(data.imtOtherUrbanRate)

/** Buyers resident in a listed tax haven: before any other rate and any exemption. */
export const imtTaxHavenRate = parameter(data.imtTaxHavenRate)

/** Whether the rate of non-resident buyers of housing is in force; `disputed` between the two start dates that are read. */
interface NonResidentRate {
  readonly inForce: 'no' | 'disputed' | 'yes'
  readonly rate: number
}

export const imtNonResidentRate = parameter<NonResidentRate>(data.imtNonResidentRate)

export const purchaseStampDuty = parameter(data.purchaseStampDuty)

/** Stamp duty that young buyers of a first home do not pay, whatever the value. */
interface YoungStampDuty {
  readonly most: 'duty-on-first-limit'
}

/** Conditions for young buyers, besides their age; years. */
interface YoungConditions {
  /** Before the day of the purchase, without owning any part of a dwelling. */
  readonly withoutHome: number
  /** From that day on, with the home as their own and permanent one. */
  readonly inHome: number
}

export const youngConditions = parameter<YoungConditions>(data.youngConditions)

export const youngStampDuty = parameter<YoungStampDuty>(data.youngStampDuty)
