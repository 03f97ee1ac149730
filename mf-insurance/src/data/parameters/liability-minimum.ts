import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import data from './liability-minimum.json'

/** Least that compulsory liability must cover in one accident, euros. */
interface LiabilityMinimum {
  readonly bodilyInjury: number
  readonly property: number
}

export const liabilityMinimum = parameter<LiabilityMinimum>(data.liabilityMinimum)
