import type { Schema } from 'shared-lib/contract/define-micro-frontend'
import { cents, flag, integer, list, number, object, oneOf, text } from 'shared-lib/contract/schema'

// Parts of answers that several credit calculators share.

export const share = (what: string) => number(`${what}; a fraction: 0.03187 is 3.187 %.`)
export const month = (what: string) => text(`${what}, \`YYYY-MM\`.`)

export const unknown = list(
  text('One Portuguese sentence.'),
  'What is not known, or what stands in for something that is not known yet.',
)

export const indexUsed = object(
  {
    tenor: oneOf([3, 6, 12], 'Months.'),
    month: month('Month whose average it is'),
    index: share('The average, rounded once to three decimals of its percentage'),
    neededMonth: month('Month whose average the contract asks for'),
    isFinal: flag('False: that month is not held yet, and the newest known one stands in for it.'),
  },
  { isOwn: flag('Given by the caller.') },
)

export const schedule = list(
  object({
    number: integer('Instalment; the first is 1.'),
    annualRate: share('Rate of its month'),
    instalment: cents('interest, tax on it within the instalment, and capital.'),
    interest: cents('interest of the month.'),
    levy: cents('stamp duty on interest, part of the instalment.'),
    capital: cents('capital repaid.'),
    extra: cents('early repayment on the same day.'),
    balance: cents('owed after it.'),
  }),
  'Every instalment; the last one takes up the cents of rounding.',
)

export const rateShifts = list(
  object({
    shift: share('Added to the rate'),
    annualRate: share('Rate then; not below zero'),
    instalment: cents('at that rate.'),
    difference: cents('more than now.'),
  }),
  'The variable instalment if its rate moved; none at a fixed rate.',
)

export const early = object(
  {
    month: integer('Instalment after which it is made.'),
    amount: cents('repaid early; never more than is owed.'),
    newInstalment: cents('from the next month on; 0 when all is paid.'),
    monthsSaved: integer('Months fewer.'),
    interestSaved: cents('interest, with tax within the instalment, that is no longer paid.'),
  },
  {
    feeShare: share('Largest fee, of the amount'),
    fee: cents('largest fee; missing when it is not known.'),
    feeStampDuty: cents('stamp duty on the fee.'),
    saving: cents('interest saved less fee and its stamp duty.'),
  },
)

/** Members of a result, all missing without an income. */
export const effort: Readonly<Record<string, Schema>> = {
  shock: share('Rate shock of the effort test'),
  testedInstalment: cents('instalment of the new loan at the shocked rate.'),
  countedIncome: cents('net monthly income that counts.'),
  incomeCut: share('Share by which income counts less for the years after 70'),
  effortRate: share('Instalments of other loans and the tested one over the counted income'),
  effortLimit: share('Recommended limit on that day'),
  isWithinEffort: flag('Whether the effort rate is within the limit.'),
  maxInstalment: cents('the most that the tested instalment may be.'),
  maxLoanByIncome: cents('the most that could be lent at these rates and months.'),
}

export const leftOut = list(
  oneOf(['insurance', 'fees', 'registration'], 'Kind of cost.'),
  'Costs that stand at zero in the inputs: TAEG and MTIC are without them, and must be shown as such.',
)

/** Members of a result, all missing when a tax is not known. */
export const totalCost: Readonly<Record<string, Schema>> = {
  taeg: share('Yearly rate of charge (TAEG), one decimal of its percentage'),
  mtic: cents('all that is paid (MTIC): amount and total cost.'),
  totalCost: cents('total cost of the credit.'),
  upfrontCosts: cents('taxes, fees and registration paid at the start.'),
}
