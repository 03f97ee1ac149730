import { isRecord } from '../../contract/is-record'
import { normalPhone } from '../../rules/phone/phone-number'
import { plainCharacters } from '../../rules/text/plain-characters'
import { IsIn, IsOptional, Matches } from '../../rules/validation/class-validator.facade'
import { Email, Length, Phone, Required, TermsAndPrivacy } from '../../rules/validation/decorators'
import { messages } from '../../rules/validation/messages'
import type { LeadProblem } from '../../rules/validation/problem'
import { normalEmail } from '../../rules/validation/rules/email'
import { problemsOf } from '../../rules/validation/validate'
import type { AnswersOf, Fields } from '../form/form'
import { fromJson } from '../form/form-json'
import { groupText } from '../form/group'
import type { InputField } from '../form/input-field'
import { applicableSteps, type Flow, type RawAnswers, readAnswers, stepProblems } from './flow'
import { sentAnswers } from './sent-answers'

type Body = Readonly<Record<string, unknown>>

/** Anything but text is a field that was not filled in. */
export const typedText = (value: unknown) => (typeof value === 'string' ? value.trim() : undefined)

/** A single value as it travels. Anything else is none: a list would pass for its only member, an object may have no text. */
export const plainText = (value: unknown): string | undefined =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined

/** As `+351912345678`, where the calling code is given in any form; a number without one is left as it is. */
function internationalPhone(given: string): string {
  const phone = normalPhone(given)
  return plainCharacters(given).replace(/\D/g, '').length < phone.length - 1 ? given : phone
}

/** Contact of a visitor to call. The same class checks the form in the browser and the lead on the server. */
class ContactAnswers {
  @Required()
  @Length(2, 120)
  fullName: unknown

  @Required()
  @Email()
  email: unknown

  /** International form; whether the number exists is checked by the host. */
  @Required()
  @Phone()
  @Matches(/^\+\d{6,15}$/, { message: messages.phone })
  phone: unknown

  @TermsAndPrivacy()
  tcConsent: unknown

  @IsOptional()
  @IsIn([true, false, 'true', 'false', ''], { message: 'Escolhe se queres receber novidades' })
  marketingOptIn: unknown

  constructor(body: Body) {
    this.fullName = typedText(body.fullName)
    this.email = typeof body.email === 'string' ? normalEmail(body.email) : undefined
    this.phone = typeof body.phone === 'string' ? internationalPhone(body.phone) : undefined
    this.tcConsent = body.tcConsent
    this.marketingOptIn = body.marketingOptIn
  }
}

/** Faults that stop the contact form from being sent, in the order of its fields. */
export const contactProblems = (body: Body): readonly LeadProblem[] => problemsOf(new ContactAnswers(body))

/** One value as its field writes it, from a text or from what a program sends. */
function plainAnswer(field: InputField<unknown> | undefined, given: unknown): string | undefined {
  const { members } = field ?? {}
  // A value that is no group is no empty one either.
  if (members) return isRecord(given) ? groupText(members, memberTexts(members, given)) : '?'
  const value = field && typeof given === 'number' ? fromJson(field, given) : undefined
  return field && value !== undefined ? field.text(value) : plainText(given)
}

const memberTexts = (members: Fields, given: Body) =>
  Object.fromEntries(
    Object.entries(members).map(([name, member]) => [name, plainAnswer(member, given[name]) ?? '']),
  )

/** A list is joined as it travels in an address. */
const answerText = (field: InputField<unknown> | undefined, given: unknown) =>
  Array.isArray(given)
    ? given.map((one) => plainAnswer(field?.of, one) ?? '').join(field?.many?.join)
    : plainAnswer(field, given)

/** Answers that a program sends, as their fields write them. */
export const answerTexts = ({ fields }: Flow, body: Body): RawAnswers =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, given]) => {
      const text = answerText(fields[name], given)
      return text === undefined ? [] : [[name, text]]
    }),
  )

/** Contact of a visitor who asks for a call, as a lead keeps it. */
interface Contact {
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

/** A lead of a funnel as it is kept and delivered. */
interface FlowLead extends Contact {
  /** As programs get them: euros and percent. */
  readonly answers: Readonly<Record<string, unknown>>
}

/**
 * Checks an untrusted lead of a funnel: `{ answers, fullName, email, phone, tcConsent, marketingOptIn? }`. Only what
 * the flow asks for these answers is kept; anything else is dropped. `answers`, returned with the lead, are the same in
 * the form that the rules take.
 */
export function checkFlowLead<Of extends Fields>(
  flow: Flow<Of>,
  body: unknown,
  today: string,
):
  | { readonly lead: FlowLead; readonly answers: AnswersOf<Of> }
  | { readonly problems: readonly LeadProblem[] } {
  const given = isRecord(body) ? body : {}
  const raw = answerTexts(flow, isRecord(given.answers) ? given.answers : {})
  const unanswered = applicableSteps(flow, raw).flatMap((step) => stepProblems(flow, step, raw, { today }))
  const problems = [...contactProblems(given), ...unanswered]
  if (problems.length > 0) return { problems }
  const answers = readAnswers(flow, raw)
  return { lead: { answers: sentAnswers(flow, answers), ...readContact(given) }, answers }
}
