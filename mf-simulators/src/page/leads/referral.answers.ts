import type { LeadSchema } from 'shared-lib/contract/define-micro-frontend'
import { isRecord } from 'shared-lib/contract/is-record'
import { contactProblems, readContact, typedText } from 'shared-lib/kit/funnel/contact.answers'
import { Equals } from 'shared-lib/rules/validation/class-validator.facade'
import { requiredMessage } from 'shared-lib/rules/validation/common-messages'
import { Email, Length, Required } from 'shared-lib/rules/validation/decorators'
import type { LeadProblem } from 'shared-lib/rules/validation/problem'
import { normalEmail } from 'shared-lib/rules/validation/rules/email'
import { problemsOf } from 'shared-lib/rules/validation/validate'
import { productProblems } from './lead-capture.answers'

type Body = Readonly<Record<string, unknown>>

/** The visitor who refers a friend; the contact of the lead is the friend's. */
class Referrer {
  @Required()
  @Length(2, 120)
  referrerName: string | undefined

  @Required()
  @Email()
  referrerEmail: string | undefined

  /** The friend knows and agrees. */
  @Equals(true, { message: requiredMessage })
  friendConsent: unknown

  constructor(body: Body) {
    this.referrerName = typedText(body.referrerName)
    this.referrerEmail = normalEmail(typedText(body.referrerEmail) ?? '')
    this.friendConsent = body.friendConsent
  }
}

/** Faults that stop the form from being sent, in the order of its fields. */
export function referralProblems(body: Body): readonly LeadProblem[] {
  const referrer = problemsOf(new Referrer(body))
  const friend = contactProblems(body)
  const isBox = ({ field }: LeadProblem) => field.endsWith('Consent')
  const [own, boxes] = [referrer.filter((one) => !isBox(one)), [...referrer, ...friend].filter(isBox)]
  return [...own, ...friend.filter((one) => !isBox(one)), ...productProblems(body), ...boxes]
}

/**
 * Checks an untrusted lead: `{ referrerName, referrerEmail, product, fullName, email, phone, friendConsent, tcConsent }`,
 * the name, email and telephone being those of the friend.
 */
export const validateReferral: LeadSchema = (body) => {
  const given = isRecord(body) ? body : {}
  const problems = referralProblems(given)
  if (problems.length > 0) return { problems }
  const { marketingOptIn: _, ...friend } = readContact(given)
  const { referrerName, referrerEmail } = new Referrer(given)
  const product = String(given.product)
  return { lead: { referrerName, referrerEmail, product, ...friend, friendConsent: true } }
}
