import { cents, object, oneOf } from 'shared-lib/contract/schema'
import { openCalculator } from 'shared-lib/form/calculator'
import { defineForm } from 'shared-lib/form/form'
import { waitOrGo } from '../domain/switching'
import { months, switchFields, switchOf } from './call.fields'
import { contractLimits } from './telecom.limits'

/** `POST /api/calculators/telecom-wait-or-go`. */
export const waitOrGoCalculator = openCalculator({
  title: 'Leaving now or when the loyalty period ends',
  called: 'Sair já ou esperar pelo fim da fidelização',
  description:
    'What the same months cost when the switch is made now, with its exit charge, and when it is made after the loyalty period, without one.',
  limits: contractLimits,
  form: defineForm({ ...switchFields, monthsLeft: months('Months of the loyalty period left.', 0) }),
  output: object({
    goNowCents: cents('leaving now and the new price.'),
    waitUntilEndCents: cents('today’s price until the period ends, then the new one.'),
    stayCents: cents('today’s price all along.'),
    better: oneOf(['now', 'wait', 'same'], 'Which of the first two costs less.'),
  }),
  examples: [
    {
      title: '5 months left, leaving costs 67.50 €',
      input: { currentEur: 45, monthsLeft: 5, exitChargeEur: 67.5, newEur: 26, horizonMonths: 24 },
    },
  ],
  calculate({ monthsLeft, ...call }) {
    const { goNow, waitUntilEnd, stay, better } = waitOrGo({ ...switchOf(call), monthsLeft })
    return { result: { goNowCents: goNow, waitUntilEndCents: waitUntilEnd, stayCents: stay, better } }
  },
})
