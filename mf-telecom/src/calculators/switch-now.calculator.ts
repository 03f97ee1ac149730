import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import { cents, integer, object } from 'shared-lib/contract/schema'
import { switchNow } from '../domain/switching'
import { type SwitchInput, switchMembers, switchOf } from './switching.input'
import { contractLimits } from './telecom.limits'
import { orNull } from './telecom.schema'

/** `POST /api/calculators/telecom-switch-now`. */
export const switchNowCalculator: Calculator = {
  title: 'Leaving a telecom contract now',
  called: 'Mudar já de operadora',
  description:
    'What leaving today’s contract at once saves over some months, when it has paid for itself, and the highest new price that still does. Both offers are taken to give the same services.',
  limits: contractLimits,
  input: object(switchMembers.required, switchMembers.optional),
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
  calculate(call: SwitchInput) {
    const { stay, go, saved, paidBackInMonth = null, highestNewMonthly = null } = switchNow(switchOf(call))
    return {
      result: {
        ...{ stayCents: stay, goCents: go, savedCents: saved, paidBackInMonth },
        highestNewMonthlyCents: highestNewMonthly,
      },
    }
  },
}
