import { cents, flag, integer, list, object, oneOf, text } from 'shared-lib/contract/schema'
import { early, effort, indexUsed, rateShifts, schedule, share, totalCost, unknown } from './credit.schema'
import { figures } from './figures-schema'

const stateGuarantee = object(
  {
    outcome: oneOf(
      ['yes', 'no', 'maybe'],
      'maybe: nothing known speaks against it, but something is missing.',
    ),
    reasons: list(text('One Portuguese sentence.'), 'Why not, or what is missing.'),
  },
  {
    share: share('Guaranteed share of the price'),
    guaranteed: cents('guaranteed amount.'),
  },
)

export const homeLoanOutput = object(
  {
    amount: cents('amount lent.'),
    annualRate: share('Nominal yearly rate at the start (TAN)'),
    instalment: cents('first instalment, without insurance and fees.'),
    totalInterest: cents('interest over the whole loan.'),
    stateGuarantee,
    rateShifts,
    schedule,
    unknown,
    figures,
  },
  {
    index: indexUsed,
    laterRate: share('Rate of a mixed loan after the fixed period'),
    laterInstalment: cents('instalment of a mixed loan after the fixed period.'),
    laterFrom: integer('First instalment at the later rate.'),
    ...totalCost,
    stampDutyOnUse: cents('stamp duty on the amount.'),
    stampDutyOnInterest: cents('stamp duty on interest; none on own housing.'),
    stampDutyOnFees: cents('stamp duty on fees.'),
    loanToValue: share('Amount over the lower of price and valuation'),
    loanToValueLimit: share('Recommended limit'),
    maxLoanByValue: cents('the most that may be lent on this property.'),
    isWithinLoanToValue: flag('Whether the amount is within the limit.'),
    maxYears: integer('Longest term in years: recommendation, and the end at 75.'),
    isWithinTerm: flag('Whether the term is within it.'),
    ...effort,
    maxLoan: cents('the lower of what income and property allow.'),
    early,
  },
)
