import { day as dayOf, object } from 'shared-lib/contract/schema'
import { valueOn } from 'shared-lib/dated/dated-parameter'
import { openCalculator } from 'shared-lib/form/calculator'
import { defineForm } from 'shared-lib/form/form'
import * as program from 'shared-lib/form/program-fields'
import { claimDates } from '../domain/claim-days'
import { claimDeadlines } from '../parameters/claim-rules'
import { day } from './call.fields'
import { claimLimits } from './limits'

/** `POST /api/calculators/insurance-claim-deadlines`. */
export const claimDeadlinesCalculator = openCalculator({
  title: 'Deadlines of an insurer after an accident',
  called: 'Prazos depois de um acidente',
  description:
    'Last days of what the insurer owes after an accident with damage to things: first contact, inspection, report, decision on liability, payment. Working days without national holidays, each step counted from the last day of the one before; the decision from the contact.',
  limits: claimLimits,
  form: defineForm({
    notified: day('The insurer was told of the accident.'),
    statementSignedByBoth: program.yesOrNo('The friendly statement is signed by both drivers.'),
    dismantling: program.yesOrNo('The vehicle has to be taken apart to be inspected.'),
  }),
  output: object({
    contactBy: dayOf('First contact.'),
    inspectionBy: dayOf('Inspection.'),
    reportBy: dayOf('Report of the inspection.'),
    liabilityBy: dayOf('Decision on liability.'),
    paymentBy: dayOf('Payment.'),
  }),
  examples: [
    {
      title: 'Before the holidays of December',
      input: { notified: '2026-11-23', statementSignedByBoth: true, dismantling: false },
    },
  ],
  calculate({ notified, statementSignedByBoth: signedByBoth, dismantling }, today) {
    return { result: claimDates({ notified, signedByBoth, dismantling }, valueOn(claimDeadlines, today)) }
  },
})
