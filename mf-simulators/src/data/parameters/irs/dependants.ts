import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'
import { incomeYears } from './income-year'

/** Credits for dependants, in euros a year. Ages on 31 December of the income year. */
export interface DependantCredits {
  readonly each: number
  /** More for one aged up to 3. */
  readonly upToThree: number
  /** More, instead of that, for the second and each further one aged up to 6. */
  readonly furtherUpToSix: number
  readonly ascendant: number
  /** More when there is exactly one ascendant. */
  readonly onlyAscendant: number
}

export const dependantCredits: Parameter<DependantCredits> = {
  id: 'irs.credit.dependants',
  unit: 'eur/year',
  law: 'CIRS, art. 78.º-A',
  confidence: 'A',
  reviewed: '2026-11-21',
  reviewBy: '2027-01-15',
  values: [
    incomeYears(
      2023,
      2026,
      { each: 600, upToThree: 126, furtherUpToSix: 300, ascendant: 525, onlyAscendant: 110 },
      'Portal das Finanças, CIRS, art. 78.º-A; IOL, guia das deduções; github.com/luisiul359/irs-pt',
    ),
  ],
}
