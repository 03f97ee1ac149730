import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import data from './contributions.json'

/** Contributions of self-employed people in services. */
export interface SelfEmployedContributions {
  readonly rate: number
  /** Part of the receipts that counts. */
  readonly relevantShare: number
  /** Most that counts in a month, in IAS. */
  readonly capIas: number
  /** Least that is due in a month, in euros. */
  readonly minimum: number
}

export const selfEmployedContributions = parameter<SelfEmployedContributions>(data.selfEmployedContributions)
