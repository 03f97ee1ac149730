import { contactProblems } from 'shared-lib/kit/funnel/contact.answers'
import { Equals } from 'shared-lib/rules/validation/class-validator.facade'
import { requiredMessage } from 'shared-lib/rules/validation/common-messages'
import type { LeadProblem } from 'shared-lib/rules/validation/problem'
import { problemsOf } from 'shared-lib/rules/validation/validate'

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
