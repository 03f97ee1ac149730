import { cents, integer, list, number, object, oneOf } from 'shared-lib/contract/schema'
import { indexUsed, share, unknown } from './credit.schema'
import { figures } from './figures-schema'

const costs = object({
  earlyRepaymentFee: cents('fee of the current lender.'),
  earlyRepaymentFeeStampDuty: cents('stamp duty on it.'),
  openingFees: cents('fees of the new lender.'),
  openingFeesStampDuty: cents('stamp duty on them.'),
  registrationCosts: cents('registration and deed.'),
  otherCosts: cents('other costs.'),
})

const euros = number('Euros.')
const changes = list(
  object({
    id: oneOf(
      ['same-lender', 'no-fees', 'lower-spread', 'same-months'],
      'same-lender: the current lender gives the new terms at no cost; no-fees: the new one pays its fees and the registration; lower-spread: 0.1 percentage points less; same-months: as many months as are left.',
    ),
    inputs: object(
      {},
      {
        earlyRepaymentFee: number('Percent.'),
        openingFees: euros,
        registrationCosts: euros,
        otherCosts: euros,
        spread: number('Percentage points.'),
        newMonths: integer('Months.'),
      },
    ),
    savingDifference: cents('of `totalSaving`, against this transfer.'),
  }),
  'What else it would bring with these inputs instead.',
)

export const homeLoanTransferOutput = object(
  {
    currentRate: share('Rate of the loan as it is'),
    newRate: share('Rate of the new loan at the start'),
    currentInstalment: cents('instalment as it is.'),
    newInstalment: cents('first instalment of the new loan.'),
    monthlySaving: cents(
      'saved in the first month, other monthly costs included; negative when more is paid.',
    ),
    savings: list(
      object({
        month: integer('Months since the transfer.'),
        saving: cents('saved so far, less costs.'),
      }),
      'At the end of each year, and at the end.',
    ),
    changes,
    unknown,
    figures,
  },
  {
    currentIndex: indexUsed,
    newIndex: indexUsed,
    newLaterInstalment: cents('instalment of a mixed new loan after its fixed period.'),
    costs,
    totalCosts: cents('all costs of the transfer; missing when a fee or its tax is not known.'),
    breakEvenMonth: integer(
      'Month from which on it has paid for itself, to the end; missing when it never does.',
    ),
    totalSaving: cents('saved to the end of the longer loan, less all costs; negative when it costs more.'),
    verdict: oneOf(
      ['pays', 'lower-instalment-only', 'never'],
      'lower-instalment-only: less each month at first, but not less in all.',
    ),
  },
)
