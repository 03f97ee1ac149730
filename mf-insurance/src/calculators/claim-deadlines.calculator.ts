import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import { day, flag, object } from 'shared-lib/contract/schema'
import { valueOn } from 'shared-lib/dated/dated-parameter'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { claimDates } from '../domain/claim-days'
import { claimDeadlines } from '../parameters/claim-rules'
import { claimLimits } from './limits'
import { outOfYears } from './out-of-years'

interface Call {
  readonly notified: string
  readonly statementSignedByBoth: boolean
  readonly dismantling: boolean
}

/** `POST /api/calculators/insurance-claim-deadlines`. */
export const claimDeadlinesCalculator: Calculator = {
  title: 'Deadlines of an insurer after an accident',
  called: 'Prazos depois de um acidente',
  description:
    'Last days of what the insurer owes after an accident with damage to things: first contact, inspection, report, decision on liability, payment. Working days without national holidays, each step counted from the last day of the one before; the decision from the contact.',
  limits: claimLimits,
  input: object({
    notified: day('The insurer was told of the accident.'),
    statementSignedByBoth: flag('The friendly statement is signed by both drivers.'),
    dismantling: flag('The vehicle has to be taken apart to be inspected.'),
  }),
  output: object({
    contactBy: day('First contact.'),
    inspectionBy: day('Inspection.'),
    reportBy: day('Report of the inspection.'),
    liabilityBy: day('Decision on liability.'),
    paymentBy: day('Payment.'),
  }),
  examples: [
    {
      title: 'Before the holidays of December',
      input: { notified: '2026-11-23', statementSignedByBoth: true, dismantling: false },
    },
  ],
  calculate({ notified, statementSignedByBoth, dismantling }: Call, today) {
    const trouble = outOfYears('notified', notified)
    if (trouble) return trouble
    const claim = { notified: toIsoDate(notified), signedByBoth: statementSignedByBoth, dismantling }
    return { result: claimDates(claim, valueOn(claimDeadlines, toIsoDate(today))) }
  },
}
