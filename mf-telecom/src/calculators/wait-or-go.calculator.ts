import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import { cents, object, oneOf } from 'shared-lib/contract/schema'
import { waitOrGo } from '../domain/switching'
import { type SwitchInput, switchMembers, switchOf } from './switching.input'
import { contractLimits } from './telecom.limits'
import { months } from './telecom.schema'

/** `POST /api/calculators/telecom-wait-or-go`. */
export const waitOrGoCalculator: Calculator = {
  title: 'Leaving now or when the loyalty period ends',
  called: 'Sair já ou esperar pelo fim da fidelização',
  description:
    'What the same months cost when the switch is made now, with its exit charge, and when it is made after the loyalty period, without one.',
  limits: contractLimits,
  input: object(
    { ...switchMembers.required, monthsLeft: months('Months of the loyalty period left.', 0) },
    switchMembers.optional,
  ),
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
  calculate(call: SwitchInput & { readonly monthsLeft: number }) {
    const { goNow, waitUntilEnd, stay, better } = waitOrGo({
      ...switchOf(call),
      monthsLeft: call.monthsLeft,
    })
    return { result: { goNowCents: goNow, waitUntilEndCents: waitUntilEnd, stayCents: stay, better } }
  },
}
