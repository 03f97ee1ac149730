import { cents, integer, object, orNull } from 'shared-lib/contract/schema'
import { openCalculator } from 'shared-lib/form/calculator'
import { defineForm } from 'shared-lib/form/form'
import { switchNow } from '../domain/switching'
import { switchFields, switchOf } from './call.fields'
import { contractLimits } from './telecom.limits'

/** `POST /api/calculators/telecom-switch-now`. */
export const switchNowCalculator = openCalculator({
  title: 'Leaving a telecom contract now',
  called: 'Mudar já de operadora',
  description:
    'What leaving today’s contract at once saves over some months, when it has paid for itself, and the highest new price that still does. Both offers are taken to give the same services.',
  limits: contractLimits,
  form: defineForm(switchFields),
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
        ...{ stayCents: stay, goCents: go, savedCents: saved, paidBackInMonth },
        highestNewMonthlyCents: highestNewMonthly,
      },
    }
  },
})
