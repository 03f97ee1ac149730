import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'
import * as sources from './sources'

/** Contributions as fractions of pay. */
export interface ContributionRates {
  readonly worker: number
  readonly company: number
}

export const generalContribution: Parameter<ContributionRates> = {
  id: 'payroll.social-security.general',
  unit: 'ratio',
  law: 'Código Contributivo (Lei n.º 110/2009), art. 53.º',
  confidence: 'A',
  reviewed: '2026-11-21',
  reviewBy: '2027-01-31',
  note: 'Same in the three regions. Special groups have rates of their own, last read on a sheet of 2016: ask for them.',
  values: [{ from: '2011-01-01', value: { worker: 0.11, company: 0.2375 }, source: sources.contributionLaw }],
}
