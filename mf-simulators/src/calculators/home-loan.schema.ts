import { cents, flag, integer, list, number, object, oneOf, text } from 'shared-lib/contract/schema'
import {
  early,
  effort,
  indexUsed,
  leftOut,
  rateShifts,
  schedule,
  share,
  totalCost,
  unknown,
} from './credit.schema'
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

const years = list(
  object({
    year: integer('The first is 1.'),
    interest: cents('interest of the year, with the stamp duty on it.'),
    capital: cents('capital repaid in it.'),
    balance: cents('owed at its end.'),
  }),
  'The instalments by year; the last one may be shorter.',
)

const changes = list(
  object(
    {
      id: oneOf(['shorter', 'longer', 'smaller'], 'Five years less, five more, or 10,000 € less.'),
      inputs: object(
        { wantToBorrow: number('Euros.') },
        {
          wantToBorrowTime: integer('Years.'),
          termMonths: integer('Months, where the term was told in them.'),
        },
      ),
      months: integer('Term then.'),
      instalmentDifference: cents('of the first instalment, against this loan.'),
    },
    { mticDifference: cents('of all that is paid.') },
  ),
  'Neighbouring loans with these inputs instead; none when no amount was given.',
)

const usualCosts = object(
  {
    openingFees: cents('usual fees at the start, before stamp duty.'),
    registrationCosts: cents('registration of the mortgage.'),
    monthlyInsurance: cents(
      'life and home insurance, each month: of a couple aged 30 with a loan of 150 000 €.',
    ),
    inputs: object(
      {
        openingFees: number('Euros.'),
        registrationCosts: number('Euros.'),
        monthlyInsurance: number('Euros.'),
      },
      {},
      { description: 'The same as inputs.' },
    ),
    taeg: share('TAEG with them'),
    mticDifference: cents('more in all than without them.'),
    figures,
  },
  {},
  { description: 'What the loan comes to with the usual costs; missing unless all of them were left out.' },
)

export const homeLoanOutput = object(
  {
    amount: cents('amount lent.'),
    isLargest: flag('No amount was given: it is the most that income and property allow.'),
    months: integer('Term.'),
    annualRate: share('Nominal yearly rate at the start (TAN)'),
    instalment: cents(
      'first instalment, with the stamp duty on its interest where there is one, without insurance and fees.',
    ),
    leftOut,
    totalInterest: cents('interest over the whole loan.'),
    stateGuarantee,
    rateShifts,
    years,
    changes,
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
    usualCosts,
    early,
    schedule,
  },
)
