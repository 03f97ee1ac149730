import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import data from './imi.json'

// Values are dated by the day that decides: who owns on 31 December of a year owes the tax of that year.

/** Rates that a municipality may choose from, as fractions. */
export interface ImiRateRange {
  readonly min: number
  readonly max: number
  /** Only under a programme of municipal recovery. */
  readonly inRecovery: number
}

export const imiUrbanRates = parameter<ImiRateRange>(data.imiUrbanRates)

export const imiRuralRate = parameter(data.imiRuralRate)

/** Cents off the bill of one's own permanent home, by dependants; 3 is three or more. */
export const imiFamilyDeductions = parameter<Readonly<Record<1 | 2 | 3, number>>>(data.imiFamilyDeductions)

/** Bills up to and including `upTo` cents are paid in these months of the next year; the last row has no limit. */
interface ImiInstalmentRow {
  readonly upTo?: number
  readonly months: readonly number[]
}

export const imiInstalments = parameter<readonly ImiInstalmentRow[]>(data.imiInstalments)

/** Last day of the first instalment in years that moved it from the end of May, `YYYY-MM-DD`. */
export const imiFirstDeadline = parameter<string>(data.imiFirstDeadline)

/** The state's surcharge on dwellings and building land (AIMI), in cents; on what each person owns of them. */
export interface AimiBand {
  /** Of the sum of the tax values; the last band has no end. */
  readonly upTo?: number
  readonly rate: number
}

export const aimiBands = parameter<readonly AimiBand[]>(data.aimiBands)

/** No IMI in the first years of a home bought to live in. Cents and years. */
export interface ImiExemption {
  readonly vptLimit: number
  /** Gross income of the household in the year before. */
  readonly incomeLimit: number
  readonly years: number
  /** More years, where the municipality grants them. */
  readonly moreYears: number
}

export const imiExemption = parameter<ImiExemption>(data.imiExemption)

/** No IMI, for as long as it lasts, on low incomes with property of little value. Both in IAS a month. */
interface ImiLowIncome {
  /** Gross income of the household in the year before. */
  readonly income: number
  /** Of all property of the household. */
  readonly vpt: number
}

export const imiLowIncome = parameter<ImiLowIncome>(data.imiLowIncome)

/** Years after which a new valuation may be asked for, free of charge. */
export const imiRevaluation = parameter(data.imiRevaluation)
