import type { Boundaries } from 'shared-lib/kit/proposal/verdict'
import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import data from './verdict.json'

interface AverageTaeg {
  /** Year of the contracts. */
  readonly year: number
  /** Fraction. */
  readonly taeg: number
}

export const averageTaeg = parameter<AverageTaeg>(data.averageTaeg)

/** Boundaries of the verdict, in points above or below the average TAEG. */
export const homeLoanBoundaries = parameter<Boundaries>(data.homeLoanBoundaries)
