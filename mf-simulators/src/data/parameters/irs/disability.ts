import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import data from './disability.json'

/** Part of the gross income of a person with a disability that counts, by kind of income. */
export interface DisabilityIncome {
  /** Of a job and of an activity. */
  readonly work: number
  readonly pension: number
  /** The most that is left out, by kind of income, euros a year. */
  readonly most: number
}

/** Credits for disability, in times the monthly IAS. They add up, outside the global cap. */
export interface DisabilityCredits {
  readonly taxpayer: number
  /** A dependant, or an ascendant at the household's charge. */
  readonly dependant: number
  /** More for help, from 90 % of incapacity: a taxpayer or a dependant. */
  readonly help: number
  /** More for a disabled member of the armed forces. */
  readonly armedForces: number
}

export const disabilityIncome = parameter<DisabilityIncome>(data.disabilityIncome)

export const disabilityCredits = parameter<DisabilityCredits>(data.disabilityCredits)
