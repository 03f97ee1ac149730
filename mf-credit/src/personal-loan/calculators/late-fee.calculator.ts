import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import { cents, day, list, number, object } from 'shared-lib/contract/schema'
import { tryValueOn } from 'shared-lib/dated/dated-parameter'
import { largestLateFee } from '../domain/late-payment'
import { latePayment } from '../parameters/late-payment'
import { asPercent, euros, inCents, onDay } from './call'
import { personalLoanLimits } from './limits'

interface Call {
  readonly instalments: readonly number[]
  readonly on?: string
}

/** `POST /api/calculators/personal-loan-late-fee`. */
export const lateFeeCalculator: Calculator = {
  title: 'The most that a late instalment may cost',
  called: 'Comissão por prestação em atraso',
  description:
    'The largest fee that may be asked for once when an instalment is late, and what may be added to the rate on what is overdue.',
  limits: personalLoanLimits,
  input: object(
    {
      instalments: list(euros('instalment that is late.'), 'Instalments, each on its own.', {
        minItems: 1,
        maxItems: 100,
      }),
    },
    { on: day('Day whose law counts; today by default.') },
  ),
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
  calculate: (call: Call, today) =>
    onDay(
      call.on,
      today,
      (on) => {
        const rule = tryValueOn(latePayment, on)
        if (!rule) return undefined
        return {
          maximumFees: call.instalments.map((instalment) => largestLateFee(inCents(instalment), on)),
          surchargePercentagePoints: asPercent(rule.surcharge),
        }
      },
      'on',
    ),
}
