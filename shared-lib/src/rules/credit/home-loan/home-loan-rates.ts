import { tryValueOn } from '../../dated/dated-parameter'
import type { IsoDate } from '../../dates/iso-date'
import { requiredMessage } from '../../validation/common-messages'
import type { LeadProblem } from '../../validation/problem'
import type { RatePlan } from '../effort'
import { chargedRate, totalRate } from '../euribor/euribor-path'
import { type IndexUsed, indexFor } from '../euribor/index-rate'
import { addToMonth, monthOf } from '../month'
import { homeLoanStampDuty, longestTerm } from '../parameters/home-loan-rules'
import type { Tenor } from '../parameters/tenors'
import type { Housing } from './home-loan-outcome'

/** Terms that set the rates of a home loan. */
export interface RateTerms {
  readonly housing: Housing
  readonly rateType: RatePlan['kind']
  readonly months: number
  readonly tan?: number | undefined
  readonly spread?: number | undefined
  readonly euriborType: Tenor
  readonly otherEuribor?: number | undefined
  readonly fixedYears?: number | undefined
  readonly on: IsoDate
}

export interface UsedRates {
  readonly rates: RatePlan
  /** The average that was used, if any. */
  readonly index?: IndexUsed | undefined
}

const missing = (field: string): LeadProblem => ({ field, message: requiredMessage })

/** Faults of the rate, by the names of the home-loan form. */
export function rateProblems({ rateType, tan, spread, fixedYears, months }: RateTerms): LeadProblem[] {
  if (rateType === 'variable') return tan === undefined && spread === undefined ? [missing('spread')] : []
  const problems = tan === undefined ? [missing('tan')] : []
  if (rateType === 'fixed') return problems
  if (spread === undefined) problems.push(missing('spread'))
  if (fixedYears === undefined) problems.push(missing('fixedYears'))
  else if (fixedYears * 12 >= months)
    problems.push({
      field: 'fixedYears',
      message: 'O período de taxa fixa tem de ser mais curto do que o prazo',
    })
  return problems
}

/** The index for a contract of that day: one's own, or the average of the month before. */
export const indexNow = ({
  euriborType,
  otherEuribor,
  on,
}: Pick<RateTerms, 'euriborType' | 'otherEuribor' | 'on'>): IndexUsed | undefined =>
  otherEuribor === undefined
    ? indexFor(euriborType, monthOf(on))
    : {
        tenor: euriborType,
        month: addToMonth(monthOf(on), -1),
        neededMonth: addToMonth(monthOf(on), -1),
        index: otherEuribor,
        isFinal: true,
        isOwn: true,
      }

/** Stamp duty on interest, paid with each instalment: none on own housing, nor where that of the day is not known. */
const interestDuty = ({ housing, on }: RateTerms): number | undefined =>
  housing === 'investment' ? tryValueOn(homeLoanStampDuty, on)?.interest : undefined

/** Rates of a loan without problems; `undefined` when the index of that day is not known. */
export function ratesOf(terms: RateTerms): UsedRates | undefined {
  const { rateType: kind, months, tan, spread = 0, fixedYears = 0 } = terms
  const plan = { kind, months, levyOnTop: interestDuty(terms) }
  if (kind === 'fixed' || (kind === 'variable' && tan !== undefined))
    return { rates: { ...plan, rate: tan ?? 0 } }
  const index = indexNow(terms)
  if (!index) return undefined
  const variable = chargedRate(totalRate(index.index, spread))
  if (kind === 'variable') return { rates: { ...plan, rate: variable }, index }
  const later = { rate: variable, after: fixedYears * 12 }
  return { rates: { ...plan, rate: tan ?? 0, later }, index }
}

/** Longest recommended term in years at an age; `undefined` on days that no recommendation is held for. */
export const recommendedYears = (on: IsoDate, age: number): number | undefined =>
  tryValueOn(longestTerm, on)?.find(({ upToAge }) => upToAge === undefined || age <= upToAge)?.years
