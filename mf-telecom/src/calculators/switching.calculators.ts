import { cents, integer, object, oneOf, orNull } from 'shared-lib/contract/schema'
import { openCalculator } from 'shared-lib/kit/form/calculator'
import { switchNow, waitOrGo } from '../rules/switching'
import { months, switchFields, switchOf } from './call.fields'
import { contractLimits } from './telecom.limits'

/** `POST /api/calculators/telecom-switch-now`. */
export const switchNowCalculator = openCalculator({
  title: 'Leaving a telecom contract now',
  called: 'Mudar já de operadora',
  description:
    'What leaving today’s contract at once saves over some months, when it has paid for itself, and the highest new price that still does. Both offers are taken to give the same services.',
  limits: contractLimits,
  fields: switchFields,
  output: object({
    stayCents: cents('staying over these months.'),
    goCents: cents('leaving, starting and the new price over them.'),
    savedCents: cents('staying less going; below 0 going costs more.'),
    paidBackInMonth: orNull(
      integer('Months after which leaving and starting are paid for, also after those counted; null: never.'),
    ),
    highestNewMonthlyCents: orNull(
      cents('highest new price that costs no more than staying, cut to the cent; null where none does.'),
    ),
  }),
  examples: [
    {
      title: '45 € against 26 €, leaving costs 140 €',
      input: { currentEur: 45, exitChargeEur: 140, newEur: 26, newOnceEur: 0, horizonMonths: 24 },
    },
  ],
  calculate(call) {
    const { stay, go, saved, paidBackInMonth = null, highestNewMonthly = null } = switchNow(switchOf(call))
    return {
      result: {
        stayCents: stay,
        goCents: go,
        savedCents: saved,
        paidBackInMonth,
        highestNewMonthlyCents: highestNewMonthly,
      },
    }
  },
})

/** `POST /api/calculators/telecom-wait-or-go`. */
export const waitOrGoCalculator = openCalculator({
  title: 'Leaving now or when the loyalty period ends',
  called: 'Sair já ou esperar pelo fim da fidelização',
  description:
    'What the same months cost when the switch is made now, with its exit charge, and when it is made after the loyalty period, without one.',
  limits: contractLimits,
  fields: { ...switchFields, monthsLeft: months('Months of the loyalty period left.', 0) },
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
