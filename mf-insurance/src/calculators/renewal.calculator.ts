import { day as dayOf, integer, object } from 'shared-lib/contract/schema'
import { valueOn } from 'shared-lib/dated/dated-parameter'
import { openCalculator } from 'shared-lib/form/calculator'
import { optional } from 'shared-lib/form/fields'
import { defineForm } from 'shared-lib/form/form'
import * as program from 'shared-lib/form/program-fields'
import { stopBy } from '../domain/contract-days'
import { renewalNotice } from '../parameters/contract-rules'
import { day } from './call.fields'

/** `POST /api/calculators/insurance-renewal`. */
export const renewalCalculator = openCalculator({
  title: 'Last day to stop a policy',
  called: 'Até quando podes travar a renovação',
  description:
    'The last day on which a written notice still stops the renewal of a policy. Without `noticeDays` the days of the law are taken.',
  limits: ['A carta ou o email tem de ser enviado até esse dia. Confirma na apólice se pede outro prazo.'],
  form: defineForm({
    renewal: day('The policy is renewed on it.'),
    noticeDays: optional(program.count('Days of notice.', 365, 0)),
  }),
  output: object({
    lastDay: dayOf('Last day of the notice.'),
    noticeDays: integer('Days of notice that were counted.'),
  }),
  examples: [{ title: 'Renewed in March', input: { renewal: '2027-03-01', noticeDays: 30 } }],
  calculate({ renewal, noticeDays }, today) {
    const days = noticeDays ?? valueOn(renewalNotice, today)
    return { result: { lastDay: stopBy(renewal, days), noticeDays: days } }
  },
})
