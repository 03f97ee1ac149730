import type { LeadProblem } from '../contract/define-micro-frontend'
import {
  Email,
  MaxLength,
  MinLength,
  Phone,
  Required,
  Satisfies,
  TermsAndPrivacy,
} from '../validation/decorators'
import { messages } from '../validation/messages'
import { problemsOf } from '../validation/validate'
import { applicableSteps, type Flow, type RawAnswers, readAnswers, stepProblems } from './flow'

type Body = Readonly<Record<string, unknown>>

/** Anything but text is a field that was not filled in. */
const text = (value: unknown) => (typeof value === 'string' ? value.trim() : undefined)

/** A single value as it travels. Anything else is none: a list would pass for its only member, an object may have no text. */
export const plainText = (value: unknown): string | undefined =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined

/** Who asks to be called. The same class checks the form in the browser and the lead on the server. */
class ContactAnswers {
  @Required()
  @MinLength(2)
  @MaxLength(120)
  fullName: unknown

  @Required()
  @Email()
  email: unknown

  /** International form; whether the number exists is checked by the host. */
  @Required()
  @Phone()
  @Satisfies('international form', (phone) => /^\+\d{6,15}$/.test(String(phone)), messages.phone)
  phone: unknown

  @TermsAndPrivacy()
  tcConsent: unknown

  @Satisfies(
    'yes or no',
    (choice) => /^(true|false)$/.test(plainText(choice) ?? ''),
    'Escolhe se queres receber novidades',
  )
  marketingOptIn: unknown

  constructor(body: Body) {
    this.fullName = text(body.fullName)
    this.email = text(body.email)
    this.phone = text(body.phone)
    this.tcConsent = body.tcConsent
    this.marketingOptIn = body.marketingOptIn
  }
}

export const isRecord = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What stops the contact form from being sent, in the order of its fields. */
export const contactProblems = (body: Body): readonly LeadProblem[] => problemsOf(new ContactAnswers(body))

/** Answers of a body as texts; a list of several values is joined as it travels in an address. */
const answerTexts = (body: Body): RawAnswers =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      const given = Array.isArray(value)
        ? value.map((one) => plainText(one) ?? '').join('.')
        : plainText(value)
      return given === undefined ? [] : [[name, given]]
    }),
  )

/** Who asks to be called, as a lead keeps it. */
export interface Contact {
  readonly fullName: string
  readonly email: string
  readonly phone: string
  readonly tcConsent: true
  readonly marketingOptIn: boolean
}

/** The contact of a body in which `contactProblems` finds none. */
export function readContact(body: Body): Contact {
  const contact = new ContactAnswers(body)
  return {
    fullName: String(contact.fullName),
    email: String(contact.email),
    phone: String(contact.phone),
    tcConsent: true,
    marketingOptIn: String(contact.marketingOptIn) === 'true',
  }
}

export interface FlowLead<Answers> extends Contact {
  readonly answers: Partial<Answers>
}

/**
 * Checks an untrusted lead of a funnel: `{ answers, fullName, email, phone, tcConsent, marketingOptIn? }`.
 * Only what the flow asks for these answers is kept; anything else is dropped.
 */
export function checkFlowLead<Answers>(
  flow: Flow<Answers>,
  body: unknown,
): { readonly lead: FlowLead<Answers> } | { readonly problems: readonly LeadProblem[] } {
  const given = isRecord(body) ? body : {}
  const raw = answerTexts(isRecord(given.answers) ? given.answers : {})
  const unanswered = applicableSteps(flow, raw).flatMap((step) => stepProblems(flow, step, raw))
  const problems = [...contactProblems(given), ...unanswered]
  if (problems.length > 0) return { problems }
  return { lead: { answers: readAnswers(flow, raw), ...readContact(given) } }
}
