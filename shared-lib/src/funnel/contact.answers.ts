import {
  Equals,
  IsEmail,
  IsOptional,
  IsString,
  Length,
  Matches,
  MaxLength,
  validateSync,
} from 'class-validator'
import type { LeadProblem } from '../contract/define-micro-frontend'
import { isVisitorPhone } from '../phone/phone-number'
import {
  applicableSteps,
  type Flow,
  type RawAnswers,
  readAnswers,
  requiredMessage as required,
  stepProblems,
} from './flow'

type Body = Readonly<Record<string, unknown>>

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : value)

/** Who asks to be called. The same class checks the form in the browser and the lead on the server. */
class ContactAnswers {
  @Length(2, 120, { message: required })
  @IsString({ message: required })
  fullName: unknown

  @MaxLength(254, { message: 'Insere um endereço de email válido' })
  @IsEmail({}, { message: 'Insere um endereço de email válido' })
  email: unknown

  /** International form; whether the number exists is checked by the host. */
  @Matches(/^\+\d{6,15}$/, { message: 'Insere um número de telemóvel válido' })
  phone: unknown

  @Equals(true, {
    message: 'Para prosseguir deves aceitar os Termos e Condições e a Política de Privacidade',
  })
  tcConsent: unknown

  @IsOptional()
  @Matches(/^(true|false)$/, { message: 'Escolhe se queres receber novidades' })
  marketingOptIn: unknown

  constructor(body: Body) {
    this.fullName = text(body.fullName)
    this.email = text(body.email)
    this.phone = text(body.phone)
    this.tcConsent = body.tcConsent
    this.marketingOptIn = body.marketingOptIn === undefined ? undefined : String(body.marketingOptIn)
  }
}

export const isRecord = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** First message of each field of a class-validator object; an empty text is missing before it is anything else. */
export function objectProblems(object: object, prefix = ''): LeadProblem[] {
  return validateSync(object, { stopAtFirstError: true }).map(({ property, value, constraints = {} }) => {
    const missing = (value === undefined || value === '') && property !== 'tcConsent'
    return {
      field: prefix + property,
      message: missing ? required : (Object.values(constraints)[0] ?? required),
    }
  })
}

/** What stops the contact form from being sent, in the order of its fields. */
export function contactProblems(body: Body): LeadProblem[] {
  const contact = new ContactAnswers(body)
  const found = objectProblems(contact)
  const wellFormed = !found.some(({ field }) => field === 'phone')
  if (wellFormed && !isVisitorPhone(String(contact.phone)))
    found.push({ field: 'phone', message: 'Insere um número de telemóvel válido' })
  const order = Object.keys(contact)
  return found.toSorted((one, two) => order.indexOf(one.field) - order.indexOf(two.field))
}

const answerTexts = (body: Body): RawAnswers =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      ['string', 'number', 'boolean'].includes(typeof value) ? [[name, String(value)]] : [],
    ),
  )

export interface FlowLead<Answers> {
  readonly answers: Partial<Answers>
  readonly fullName: string
  readonly email: string
  readonly phone: string
  readonly tcConsent: true
  readonly marketingOptIn: boolean
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
  const unanswered = applicableSteps(flow, raw).flatMap((step) => stepProblems(step, raw))
  const problems = [...contactProblems(given), ...unanswered]
  if (problems.length > 0) return { problems }
  const contact = new ContactAnswers(given)
  return {
    lead: {
      answers: readAnswers(flow, raw),
      fullName: String(contact.fullName),
      email: String(contact.email),
      phone: String(contact.phone),
      tcConsent: true,
      marketingOptIn: contact.marketingOptIn === 'true',
    },
  }
}
