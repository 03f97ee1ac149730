import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import data from './minimum-existence.json'

/** The abatement of CIRS, art. 70.º. Amounts in euros. */
export interface MinimumExistence {
  /** `valor de referência`: 14 minimum wages. */
  readonly reference: number
  /** Above the reference, what each euro takes off the abatement. */
  readonly middleCoefficient: number
  /** Divides the two terms of L. */
  readonly divisor: number
  /** Above L, what each euro takes off. */
  readonly upperCoefficient: number
}

export const minimumExistence = parameter<MinimumExistence>(data.minimumExistence)

/** It does not hold either when income taxed apart is above this many IAS a taxpayer. */
export const minimumExistenceApart = parameter(data.minimumExistenceApart)

/** The abatement ends for everybody when gross income is above this many IAS a taxpayer: 2,2 × 14. */
export const minimumExistenceCeiling = parameter(data.minimumExistenceCeiling)
