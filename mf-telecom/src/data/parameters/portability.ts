import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import data from './portability.json'

export interface PortabilityRules {
  /** Working days after the day agreed on in which the number works with the new operator. */
  readonly workingDays: number
  /** Paid by the new operator for a visit that has to be made on another day through no fault of the customer, EUR. */
  readonly missedVisitEur: number
}

/** Taking a number along to another operator. The customer pays nothing for it since the same day. */
export const portabilityRules = parameter<PortabilityRules>(data.portabilityRules)
