import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import data from './verdict.json'

/** Rises of car premiums that insurers announced for a year: fractions. */
export const announcedRises = parameter<{ readonly low: number; readonly high: number }>(data.announcedRises)

interface InsuranceBoundaries {
  /** Largest change against the last receipt that is good; dear is above the highest announced rise. */
  readonly good: number
  /** An excess above so many times the total of the year is large. */
  readonly excess: number
}

export const insuranceBoundaries = parameter<InsuranceBoundaries>(data.insuranceBoundaries)
