import type { LeadProblem } from 'shared-lib/contract/define-micro-frontend'
import { contactProblems } from 'shared-lib/funnel/contact.answers'
import { Required } from 'shared-lib/validation/decorators'
import { problemsOf } from 'shared-lib/validation/validate'

type Body = Readonly<Record<string, unknown>>

class CallConsent {
  /** Undefined until the box is ticked. */
  @Required()
  contactConsent: true | undefined

  constructor({ contactConsent }: Body) {
    this.contactConsent = contactConsent === true ? true : undefined
  }
}

/** Faults that stop the bank checkout from being sent. */
export const bankCheckoutProblems = (body: Body): readonly LeadProblem[] => [
  ...contactProblems(body),
  ...problemsOf(new CallConsent(body)),
]
