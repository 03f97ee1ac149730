import { cents, integer, number, object, orNull } from 'shared-lib/contract/schema'
import { openCalculator } from 'shared-lib/kit/form/calculator'
import * as program from 'shared-lib/kit/form/program-fields'
import { valueOn } from 'shared-lib/rules/dated/dated-parameter'
import { loyaltyRules } from '../data/parameters/loyalty-law'
import { exitCharge, type LoyaltyPeriod } from '../rules/exit-charge'
import { eur, loyaltyMonths } from './call.fields'
import { exitLimits } from './telecom.limits'

/** `POST /api/calculators/telecom-exit-charge`. */
export const exitChargeCalculator = openCalculator({
  title: 'Cost of leaving a loyalty period',
  called: 'Custo de sair da fidelização',
  description:
    'The most that ending a telecom contract early may cost a consumer: the lower of the benefit in proportion to the months left and a share of the monthly fees left (Lei 16/2022, art. 136). Without `benefitEur` the share of the fees alone.',
  limits: exitLimits,
  fields: {
    loyaltyMonths,
    monthsDone: program.count('Months of that period completed.', 600, 0),
    monthlyEur: eur('monthly fee.', 1000),
    period: program.withDefault(
      program.oneOf<LoyaltyPeriod>(
        'A first period; a later one on the line that was there; or a later one that brought a new line.',
        ['first', 'renewalSameLine', 'renewalNewLine'],
      ),
      'first',
    ),
    benefitEur: program.optional(eur('value of what the loyalty was given for, as the contract states it.')),
  },
  output: object(
    {
      monthsLeft: integer('Months of the period left.'),
      share: orNull(number('Highest share of the fees left (0.5 is 50 %); null once nothing is left.')),
      feesShareCents: cents('that share of the monthly fees left.'),
      chargeCents: cents('the most that leaving may cost.'),
    },
    { benefitLeftCents: cents('the benefit in proportion to the months left; missing without a benefit.') },
  ),
  examples: [
    {
      title: '14 of 24 months left, a benefit of 240 €',
      input: { benefitEur: 240, loyaltyMonths: 24, monthsDone: 10, monthlyEur: 35, period: 'first' },
    },
    {
      title: 'Renewed on the same line, benefit not known',
      input: { loyaltyMonths: 24, monthsDone: 8, monthlyEur: 45, period: 'renewalSameLine' },
    },
  ],
  calculate({ loyaltyMonths, monthsDone, monthlyEur: monthly, period, benefitEur: benefit }, today) {
    const found = exitCharge(
      { period, loyaltyMonths, monthsLeft: loyaltyMonths - monthsDone, monthly, benefit },
      valueOn(loyaltyRules, today),
    )
    const { monthsLeft, benefitLeft, share = null, feesShare, charge } = found
    return {
      result: {
        monthsLeft,
        share,
        feesShareCents: feesShare,
        chargeCents: charge,
        ...(benefitLeft !== undefined && { benefitLeftCents: benefitLeft }),
      },
    }
  },
})
