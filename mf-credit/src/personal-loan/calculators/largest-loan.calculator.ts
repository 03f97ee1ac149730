import { cents as amountOf, number, object } from 'shared-lib/contract/schema'
import { charge } from 'shared-lib/credit/fields'
import { openCalculator } from 'shared-lib/form/calculator'
import { count, euros, flag, optional } from 'shared-lib/form/fields'
import { defineForm } from 'shared-lib/form/form'
import { cents } from 'shared-lib/money/cents'
import { largestLoan } from '../domain/effort'
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
  form: defineForm({
    netMonthlyIncome: euros({
      label: 'Rendimento líquido por mês',
      description: 'Net monthly income of all borrowers, a twelfth of the year, EUR.',
      min: 1,
      max: 20_000_000,
    }),
    tanPercent,
    months,
    existingInstalments: optional(
      charge({
        label: 'Prestações de outros créditos, por mês',
        description: 'Instalments of other loans, EUR a month; none by default.',
      }),
    ),
    rate,
    age: optional(
      count({
        label: 'Idade do titular mais velho',
        unit: 'anos',
        description: 'Completed years of the oldest borrower: income counts less after 70.',
        min: 18,
        max: 110,
      }),
    ),
    isRetired: flag({
      label: 'Já se reformou',
      description: 'Already retired: income does not count less.',
    }),
    assessedOn: dayOf('Data da avaliação', 'Day of the test; today by default.'),
  }),
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
