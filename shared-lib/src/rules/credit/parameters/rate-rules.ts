import { parameter } from '../../dated/dated-parameter'
import data from './rate-rules.json'

/** Decimals of the index in percent; halves away from zero, once, before the spread is added. */
export const indexDecimals = parameter(data.indexDecimals)

/** Case of index plus spread below zero: nothing is charged, or it is owed to the borrower as well. */
export const negativeRateRule = parameter<'no-interest' | 'owed-to-borrower'>(data.negativeRateRule)

/** Rate shock of the effort test by the whole term of the contract; `upToYears` included. */
export interface ShockBand {
  readonly upToYears?: number
  readonly shock: number
}

export const rateShock = parameter<readonly ShockBand[]>(data.rateShock)

/** Largest share of the net monthly income that all instalments may take, counted on the day of the assessment. */
export const effortLimit = parameter(data.effortLimit)

/** Share by which income counts less for the part of the contract lived past an age, unless already retired. */
export const lateIncomeCut = parameter<{ readonly afterAge: number; readonly cut: number }>(
  data.lateIncomeCut,
)
