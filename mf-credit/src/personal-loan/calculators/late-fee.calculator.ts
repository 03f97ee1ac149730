import { cents, list, number, object } from 'shared-lib/contract/schema'
import { charge } from 'shared-lib/credit/fields'
import { tryValueOn } from 'shared-lib/dated/dated-parameter'
import { openCalculator } from 'shared-lib/form/calculator'
import { defineForm } from 'shared-lib/form/form'
import * as program from 'shared-lib/form/program-fields'
import { largestLateFee } from '../domain/late-payment'
import { latePayment } from '../parameters/late-payment'
import { asPercent, onDay } from './call'
import { dayOf } from './call.fields'
import { personalLoanLimits } from './limits'

/** `POST /api/calculators/personal-loan-late-fee`. */
export const lateFeeCalculator = openCalculator({
  title: 'The most that a late instalment may cost',
  called: 'Comissão por prestação em atraso',
  description:
    'The largest fee that may be asked for once when an instalment is late, and what may be added to the rate on what is overdue.',
  limits: personalLoanLimits,
  form: defineForm({
    instalments: program.list(
      'Instalments that are late, EUR, each on its own.',
      charge(program.words('EUR.')),
      100,
    ),
    on: dayOf('Day whose law counts; today by default.'),
  }),
  output: object({
    maximumFees: list(
      cents('largest fee, before its stamp duty.'),
      'One for each instalment, as they were given.',
    ),
    surchargePercentagePoints: number(
      'Percentage points: added at most to the rate of the contract on capital that is overdue.',
    ),
  }),
  examples: [{ title: 'A small, a usual and a large one', input: { instalments: [150, 400, 5000] } }],
  calculate: ({ instalments, on: day }, today) =>
    onDay(
      day,
      today,
      (on) => {
        const rule = tryValueOn(latePayment, on)
        if (!rule) return undefined
        return {
          maximumFees: instalments.map((instalment) => largestLateFee(instalment, on)),
          surchargePercentagePoints: asPercent(rule.surcharge),
        }
      },
      'on',
    ),
})
