import type { LeadProblem } from 'shared-lib/contract/define-micro-frontend'
import { contactProblems } from 'shared-lib/funnel/contact.answers'
import { Equals } from 'shared-lib/validation/class-validator.facade'
import { requiredMessage } from 'shared-lib/validation/common-messages'
import { problemsOf } from 'shared-lib/validation/validate'

type Body = Readonly<Record<string, unknown>>

class CallConsent {
  @Equals(true, { message: requiredMessage })
  contactConsent: unknown

  constructor({ contactConsent }: Body) {
    this.contactConsent = contactConsent
  }
}

/** Faults that stop the bank checkout from being sent. */
export const bankCheckoutProblems = (body: Body): readonly LeadProblem[] => [
  ...contactProblems(body),
  ...problemsOf(new CallConsent(body)),
]
