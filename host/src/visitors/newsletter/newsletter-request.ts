import { isRecord } from 'shared-lib/contract/is-record'
import { trapField } from 'shared-lib/kit/form/trap-field'
import { ourConsentWords } from 'shared-lib/kit/newsletter/consent-words'
import { messages } from 'shared-lib/rules/validation/messages'
import { isEmail, normalEmail } from 'shared-lib/rules/validation/rules/email'
import { type FieldProblem, ProjectError } from '../../base/security/project-error'
import { redactUrl } from '../../base/security/redact-url'
import type { GivenConsent } from './newsletter.types'

/** Bytes: an address, a page and some room. */
export const newsletterBodyLimit = 4 * 1024

type Body = Readonly<Record<string, unknown>>

export const bodyOf = (body: unknown): Body => (isRecord(body) ? body : {})

/** The input that people do not see was filled in: by a robot, or by a tool of a person. */
export const isTrapFilled = ({ [trapField.name]: text }: Body) => typeof text === 'string' && text !== ''

export const emailProblems = ({ email }: Body): readonly FieldProblem[] => {
  const text = typeof email === 'string' ? normalEmail(email) : email
  if (text === undefined || text === null || text === '')
    return [{ field: 'email', message: messages.required }]
  return isEmail(text) ? [] : [{ field: 'email', message: messages.email }]
}

/** Faults of a form without script: the ticked box must come too. */
export const formProblems = (body: Body): readonly FieldProblem[] => [
  ...emailProblems(body),
  ...(body.tcConsent ? [] : [{ field: 'tcConsent', message: messages.terms }]),
]

const invalidRequest = (errors: readonly FieldProblem[], nextStep?: string) =>
  new ProjectError({
    code: 'invalid-newsletter',
    status: 422,
    title: 'Há dados por corrigir',
    errors,
    ...(nextStep && { nextStep }),
  })

/** @throws ProjectError 422 naming the field */
export function checkedEmail(body: Body): string {
  const problems = emailProblems(body)
  if (problems.length > 0) throw invalidRequest(problems)
  return normalEmail(String(body.email))
}

/** The version a body names; without one it means our own words. '' names no version at all. */
export const textVersionOf = ({ consentVersion }: Body): string =>
  typeof (consentVersion ?? '') === 'string' ? String(consentVersion ?? ourConsentWords.version) : ''

/** Agreeing to words that were never shown proves nothing. */
export const unknownVersion = () =>
  invalidRequest(
    [{ field: 'consentVersion', message: 'Não conhecemos esta versão do que autorizas' }],
    'O texto ao lado da caixa mudou. Abre a página outra vez, lê o que diz agora e confirma.',
  )

/** The same next to the box of a form without script, which comes back with the current words. */
export const wordsChanged: FieldProblem = {
  field: 'tcConsent',
  message: 'O texto desta caixa mudou: lê o que diz agora e confirma.',
}

/** Origin and path of a page, secrets hidden; undefined for anything that is no page of the web. */
export function pageOf(url: unknown): string | undefined {
  if (typeof url !== 'string' || url.length > 2000 || !URL.canParse(url)) return undefined
  const { protocol, origin, pathname } = new URL(url)
  return protocol === 'https:' || protocol === 'http:' ? redactUrl(origin + pathname) : undefined
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Consent in a request of `verifyConsent`. @throws ProjectError 422 naming every invalid field */
export function verifiedConsent(body: Body, visit: string | undefined): { email: string } & GivenConsent {
  const page = pageOf(body.currentPageUrl)
  const journeyId = body.journeyId ?? visit
  const isJourney = typeof journeyId === 'string' && uuid.test(journeyId)
  const noJourney = journeyId === undefined || journeyId === ''
  const errors = [
    ...emailProblems(body),
    ...(page === undefined
      ? [{ field: 'currentPageUrl', message: messages.notValid('currentPageUrl') }]
      : []),
    ...(isJourney || noJourney ? [] : [{ field: 'journeyId', message: messages.notValid('journeyId') }]),
  ]
  if (errors.length > 0) throw invalidRequest(errors)
  return {
    email: normalEmail(String(body.email)),
    textVersion: textVersionOf(body),
    page,
    journeyId: isJourney ? journeyId : undefined,
  }
}
