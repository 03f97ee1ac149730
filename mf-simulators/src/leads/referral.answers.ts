import type { LeadProblem, LeadSchema } from 'shared-lib/contract/define-micro-frontend'
import { isRecord } from 'shared-lib/contract/is-record'
import { contactProblems, readContact } from 'shared-lib/funnel/contact.answers'
import { Email, MaxLength, MinLength, Required } from 'shared-lib/validation/decorators'
import { normalEmail } from 'shared-lib/validation/rules/email'
import { problemsOf } from 'shared-lib/validation/validate'
import { productProblems } from './lead-capture.answers'

type Body = Readonly<Record<string, unknown>>

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : undefined)

/** The person who refers a friend; the contact of the lead is the friend's. */
class Referrer {
  @Required()
  @MinLength(2)
  @MaxLength(120)
  referrerName: string | undefined

  @Required()
  @Email()
  referrerEmail: string | undefined

  /** The friend knows and agrees. Undefined until the box is ticked. */
  @Required()
  friendConsent: true | undefined

  constructor(body: Body) {
    this.referrerName = text(body.referrerName)
    this.referrerEmail = normalEmail(text(body.referrerEmail) ?? '')
    this.friendConsent = body.friendConsent === true ? true : undefined
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
