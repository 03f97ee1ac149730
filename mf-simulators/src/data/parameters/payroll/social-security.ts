import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import data from './social-security.json'

/** Contributions as fractions of pay. */
export interface ContributionRates {
  readonly worker: number
  readonly company: number
}

export const generalContribution = parameter<ContributionRates>(data.generalContribution)
