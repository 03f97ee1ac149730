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
import type { LeadProblem, LeadSchema } from 'shared-lib/contract/define-micro-frontend'
import { applicableSteps, type RawAnswers, readAnswers, stepProblems } from 'shared-lib/funnel/flow'
import { isVisitorPhone } from 'shared-lib/phone/phone-number'
import type { EnergyAnswers } from '../domain/energy-answers'
import { energyFunnel } from './energy.funnel'

const required = 'Este campo é obrigatório'

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : value)

/** Who asks to be called. The same class checks the form in the browser and the lead on the server. */
export class EnergyContact {
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

  constructor(body: Readonly<Record<string, unknown>>) {
    this.fullName = text(body.fullName)
    this.email = text(body.email)
    this.phone = text(body.phone)
    this.tcConsent = body.tcConsent
    this.marketingOptIn = body.marketingOptIn === undefined ? undefined : String(body.marketingOptIn)
  }
}

/** The row the visitor chose, as it was shown: the person who calls must see the same figures. */
export class EnergyOffer {
  @Matches(/^[\w~+.-]{1,200}$/, { message: 'A oferta escolhida já não existe' })
  id: unknown

  @Length(1, 200, { message: 'A oferta escolhida já não existe' })
  name: unknown

  @Matches(/^\d{1,8}$/, { message: 'O custo da oferta não é válido' })
  yearlyCents: unknown

  /** Date of the catalogue. */
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'A data da oferta não é válida' })
  asOf: unknown

  constructor(body: Readonly<Record<string, unknown>>) {
    this.id = body.id
    this.name = body.name
    this.yearlyCents = String(body.yearlyCents)
    this.asOf = body.asOf
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** First message of each field; an empty text is missing before it is anything else. */
function problemsOf(object: EnergyContact | EnergyOffer, prefix = ''): LeadProblem[] {
  return validateSync(object, { stopAtFirstError: true }).map(({ property, value, constraints = {} }) => {
    const missing = (value === undefined || value === '') && property !== 'tcConsent'
    return {
      field: prefix + property,
      message: missing ? required : (Object.values(constraints)[0] ?? required),
    }
  })
}

/** What stops the contact form from being sent, in the order of its fields. */
export function contactProblems(body: Readonly<Record<string, unknown>>): LeadProblem[] {
  const contact = new EnergyContact(body)
  const found = problemsOf(contact)
  const wellFormed = !found.some(({ field }) => field === 'phone')
  if (wellFormed && !isVisitorPhone(String(contact.phone)))
    found.push({ field: 'phone', message: 'Insere um número de telemóvel válido' })
  const order = Object.keys(contact)
  return found.toSorted((one, two) => order.indexOf(one.field) - order.indexOf(two.field))
}

const answerTexts = (body: Readonly<Record<string, unknown>>): RawAnswers =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  )

export interface EnergyLead {
  readonly answers: EnergyAnswers
  readonly offer?: {
    readonly id: string
    readonly name: string
    readonly yearlyCents: number
    readonly asOf: string
  }
  readonly fullName: string
  readonly email: string
  readonly phone: string
  readonly tcConsent: true
  readonly marketingOptIn: boolean
}

/**
 * Checks an untrusted energy lead: `{ answers, offer?, fullName, email, phone, tcConsent, marketingOptIn? }`.
 * Only what the funnel asks for these answers is kept; anything else is dropped.
 */
export const validateEnergyLead: LeadSchema = (body) => {
  const given = isRecord(body) ? body : {}
  const raw = answerTexts(isRecord(given.answers) ? given.answers : {})
  const offer = isRecord(given.offer) ? new EnergyOffer(given.offer) : undefined
  const unanswered = applicableSteps(energyFunnel, raw).flatMap((step) => stepProblems(step, raw))
  const badOffer =
    given.offer !== undefined && !offer
      ? [{ field: 'offer', message: 'A oferta escolhida já não existe' }]
      : []
  const problems = [
    ...contactProblems(given),
    ...unanswered,
    ...badOffer,
    ...(offer ? problemsOf(offer, 'offer.') : []),
  ]
  if (problems.length > 0) return { problems }
  const contact = new EnergyContact(given)
  const lead: EnergyLead = {
    answers: readAnswers(energyFunnel, raw),
    ...(offer && {
      offer: {
        id: String(offer.id),
        name: String(offer.name),
        yearlyCents: Number(offer.yearlyCents),
        asOf: String(offer.asOf),
      },
    }),
    fullName: String(contact.fullName),
    email: String(contact.email),
    phone: String(contact.phone),
    tcConsent: true,
    marketingOptIn: contact.marketingOptIn === 'true',
  }
  return { lead: { ...lead } }
}
