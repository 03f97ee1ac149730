import { parameter } from '../../dated/dated-parameter'
import data from './assumed-rates.json'

/** Rates assumed until there is a proposal: averages of new contracts. Fractions. */
interface AssumedRates {
  readonly spread: number
  /** Of the fixed part of a mixed loan, and of a fixed one. */
  readonly mixedTan: number
  readonly fixedTan: number
}

export const assumedRates = parameter<AssumedRates>(data.assumedRates)
