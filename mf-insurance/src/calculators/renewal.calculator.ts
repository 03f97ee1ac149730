import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import { day, integer, object } from 'shared-lib/contract/schema'
import { valueOn } from 'shared-lib/dated/dated-parameter'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { stopBy } from '../domain/contract-days'
import { renewalNotice } from '../parameters/contract-rules'
import { outOfYears } from './out-of-years'

interface Call {
  readonly renewal: string
  readonly noticeDays?: number
}

/** `POST /api/calculators/insurance-renewal`. */
export const renewalCalculator: Calculator = {
  title: 'Last day to stop a policy',
  called: 'Até quando podes travar a renovação',
  description:
    'The last day on which a written notice still stops the renewal of a policy. Without `noticeDays` the days of the law are taken.',
  limits: ['A carta ou o email tem de ser enviado até esse dia. Confirma na apólice se pede outro prazo.'],
  input: object(
    { renewal: day('The policy is renewed on it.') },
    { noticeDays: integer('Days of notice.', { minimum: 0, maximum: 365 }) },
  ),
  output: object({
    lastDay: day('Last day of the notice.'),
    noticeDays: integer('Days of notice that were counted.'),
  }),
  examples: [{ title: 'Renewed in March', input: { renewal: '2027-03-01', noticeDays: 30 } }],
  calculate({ renewal, noticeDays }: Call, today) {
    const trouble = outOfYears('renewal', renewal)
    if (trouble) return trouble
    const days = noticeDays ?? valueOn(renewalNotice, toIsoDate(today))
    return { result: { lastDay: stopBy(toIsoDate(renewal), days), noticeDays: days } }
  },
}
