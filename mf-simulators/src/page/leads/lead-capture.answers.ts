import type { LeadSchema } from 'shared-lib/contract/define-micro-frontend'
import { isRecord } from 'shared-lib/contract/is-record'
import { contactProblems, readContact } from 'shared-lib/kit/funnel/contact.answers'
import { OneOf, Required } from 'shared-lib/rules/validation/decorators'
import type { LeadProblem } from 'shared-lib/rules/validation/problem'
import { problemsOf } from 'shared-lib/rules/validation/validate'
import { products } from './products'

type Body = Readonly<Record<string, unknown>>

class ProductAnswer {
  @Required()
  @OneOf(products)
  product: unknown

  constructor({ product }: Body) {
    this.product = product
  }
}

export const productProblems = (body: Body): readonly LeadProblem[] => problemsOf(new ProductAnswer(body))

/** Faults that stop the form from being sent. */
export const leadCaptureProblems = (body: Body): readonly LeadProblem[] => [
  ...productProblems(body),
  ...contactProblems(body),
]

/** Checks an untrusted lead: `{ product, fullName, email, phone, tcConsent, marketingOptIn? }`. */
export const validateLeadCapture: LeadSchema = (body) => {
  const given = isRecord(body) ? body : {}
  const problems = leadCaptureProblems(given)
  return problems.length > 0
    ? { problems }
    : { lead: { product: String(given.product), ...readContact(given) } }
}
