import { cents, flag, integer, list, object } from 'shared-lib/contract/schema'
import { early, effort, leftOut, rateShifts, schedule, share, totalCost, unknown } from './credit.schema'
import { figures } from './figures-schema'

const otherTerms = list(
  object(
    { months: integer('Term.'), instalment: cents('constant instalment over it.') },
    { mtic: cents('all that is paid (MTIC).'), taeg: share('Yearly rate of charge (TAEG)') },
  ),
  'The same loan over up to two years less and more, its own term among them; none beyond the recommended one.',
)

export const loanOutput = object(
  {
    amount: cents('amount lent.'),
    annualRate: share('Nominal yearly rate (TAN)'),
    instalment: cents('constant instalment with stamp duty on interest, without fees and insurance.'),
    monthlyPayment: cents('all that is paid each month, optional insurance included.'),
    leftOut,
    totalInterest: cents('interest over the whole loan.'),
    fees: cents('fees at the start and by month, before stamp duty.'),
    requiredInsurance: cents('insurance that is part of the cost.'),
    stampDutyOnInterest: cents('stamp duty on interest.'),
    stampDutyOnFees: cents('stamp duty on fees.'),
    isConsumerCredit: flag('Whether the law of consumer credit covers this amount.'),
    rateShifts,
    otherTerms,
    schedule,
    unknown,
    figures,
  },
  {
    ...totalCost,
    stampDutyOnUse: cents('stamp duty on the amount; missing when the rate of the day is not known.'),
    taxes: cents('all stamp duty.'),
    maximumTaeg: share('Ceiling of the TAEG in the quarter of the contract'),
    isAboveMaximum: flag('The TAEG is above the ceiling.'),
    maxMonths: integer('Longest recommended term, months.'),
    isWithinTerm: flag('Whether the term is within it.'),
    ...effort,
    early,
  },
)
