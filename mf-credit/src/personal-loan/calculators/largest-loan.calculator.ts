import { cents as amountOf, number, object } from 'shared-lib/contract/schema'
import { openCalculator } from 'shared-lib/kit/form/calculator'
import { charge } from 'shared-lib/kit/form/credit-fields'
import * as program from 'shared-lib/kit/form/program-fields'
import { cents } from 'shared-lib/rules/money/cents'
import { largestLoan } from '../rules/effort'
import { asPercent, onDay } from './call'
import { dayOf, months, rate, tanPercent } from './call.fields'
import { personalLoanLimits } from './limits'

/** `POST /api/calculators/personal-loan-largest`. */
export const largestLoanCalculator = openCalculator({
  title: 'The largest personal loan that an income carries',
  called: 'Quanto posso pedir com o meu rendimento',
  description:
    'The largest instalment that the effort rate of the day leaves beside other loans, and the loan that it pays off: stamp duty on interest counted, the rate raised by the test where it is variable.',
  limits: personalLoanLimits,
  fields: {
    netMonthlyIncome: program.euros(
      'Net monthly income of all borrowers, a twelfth of the year, EUR.',
      20_000_000,
      1,
    ),
    tanPercent,
    months,
    existingInstalments: program.optional(
      charge(program.words('Instalments of other loans, EUR a month; none by default.')),
    ),
    rate,
    age: program.optional(
      program.count('Completed years of the oldest borrower: income counts less after 70.', 110, 18),
    ),
    isRetired: program.flag('Already retired: income does not count less.'),
    assessedOn: dayOf('Day of the test; today by default.'),
  },
  output: object({
    effortLimitPercent: number('Percent: largest share of the income that instalments may take.'),
    shockPercentagePoints: number('Percentage points: added to the rate by the test.'),
    largestInstalment: amountOf('the most that the new instalment may be.'),
    largestLoan: amountOf('the most that could be lent.'),
  }),
  examples: [
    {
      title: '1 300 € a month, 250 € of other loans',
      input: { netMonthlyIncome: 1300, existingInstalments: 250, tanPercent: 9.9, months: 84 },
    },
  ],
  calculate: ({ assessedOn, ...call }, today) =>
    onDay(
      assessedOn,
      today,
      (on) => {
        const effort = largestLoan(
          { months: call.months, tan: call.tanPercent, rateType: call.rate, on },
          {
            income: call.netMonthlyIncome,
            otherInstalments: call.existingInstalments ?? cents(0),
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
})
