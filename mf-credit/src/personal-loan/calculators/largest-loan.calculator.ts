import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import { cents, day, flag, integer, number, object, oneOf } from 'shared-lib/contract/schema'
import { fractionOf } from 'shared-lib/money/rate'
import { largestLoan } from '../domain/effort'
import { asPercent, euros, inCents, onDay, tanPercent, term } from './call'
import { personalLoanLimits } from './limits'

interface Call {
  readonly netMonthlyIncome: number
  readonly existingInstalments?: number
  readonly tanPercent: number
  readonly months: number
  readonly rate?: 'fixed' | 'variable'
  readonly age?: number
  readonly isRetired?: boolean
  readonly assessedOn?: string
}

/** `POST /api/calculators/personal-loan-largest`. */
export const largestLoanCalculator: Calculator = {
  title: 'The largest personal loan that an income carries',
  called: 'Quanto posso pedir com o meu rendimento',
  description:
    'The largest instalment that the effort rate of the day leaves beside other loans, and the loan that it pays off: stamp duty on interest counted, the rate raised by the test where it is variable.',
  limits: personalLoanLimits,
  input: object(
    {
      netMonthlyIncome: {
        ...euros('net monthly income of all borrowers, a twelfth of the year.', 1),
        maximum: 20_000_000,
      },
      tanPercent,
      months: term,
    },
    {
      existingInstalments: euros('instalments of other loans, a month; none by default.'),
      rate: oneOf(['fixed', 'variable'], 'Fixed by default: then nothing is added to the rate.'),
      age: integer('Completed years of the oldest borrower: income counts less after 70.', {
        minimum: 18,
        maximum: 110,
      }),
      isRetired: flag('Already retired: income does not count less.'),
      assessedOn: day('Day of the test; today by default.'),
    },
  ),
  output: object({
    effortLimitPercent: number('Percent: largest share of the income that instalments may take.'),
    shockPercentagePoints: number('Percentage points: added to the rate by the test.'),
    largestInstalment: cents('the most that the new instalment may be.'),
    largestLoan: cents('the most that could be lent.'),
  }),
  examples: [
    {
      title: '1 300 € a month, 250 € of other loans',
      input: { netMonthlyIncome: 1300, existingInstalments: 250, tanPercent: 9.9, months: 84 },
    },
  ],
  calculate: (call: Call, today) =>
    onDay(
      call.assessedOn,
      today,
      (on) => {
        const effort = largestLoan(
          { months: call.months, tan: fractionOf(call.tanPercent), rateType: call.rate ?? 'fixed', on },
          {
            income: inCents(call.netMonthlyIncome),
            otherInstalments: inCents(call.existingInstalments ?? 0),
            age: call.age,
            isRetired: call.isRetired,
          },
        )
        return (
          effort && {
            effortLimitPercent: asPercent(effort.effortLimit),
            shockPercentagePoints: asPercent(effort.shock),
            largestInstalment: effort.maxInstalment,
            largestLoan: effort.maxLoanByIncome,
          }
        )
      },
      'assessedOn',
    ),
}
