import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import data from './dependants.json'

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

export const dependantCredits = parameter<DependantCredits>(data.dependantCredits)
