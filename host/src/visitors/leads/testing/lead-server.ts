import { randomBytes, randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { temporaryPlace } from '../../../base/database/testing/places'
import { logOptions } from '../../../base/security/redact-text'
import type { LeadKeys } from '../../../base/vault/lead-keys'
import type { ValidateLead } from '../lead-check'
import { type LeadRoutesOptions, leadRoutes } from '../leads.routes'
import { createLeadStore } from '../leads.store'
import type { LeadStore, NewLead } from '../leads.types'

export const testKey = (id = 'test-1') => ({ id, secret: randomBytes(32) })
export const testKeys = (): LeadKeys => [testKey()]

/** Stores a lead for the first time under its key. Returns the visitor's answer. */
export async function storeLead(store: LeadStore, lead: NewLead, key: string = randomUUID()) {
  const answer = await store.submit(lead, key, 'hash')
  if (answer.outcome === 'conflict') throw new Error('a first lead is no conflict')
  return answer
}

/** A small vertical: an email with an at sign, accepted terms, and no other fields than its own. */
export const energySchema: ValidateLead = async (vertical, lead) => {
  if (vertical !== 'energy') return undefined
  const { fullName, email, phone, tcConsent, marketingOptIn } = lead
  const problems = [
    ...(typeof email === 'string' && email.includes('@')
      ? []
      : [{ field: 'email', message: 'Insere um endereço de email válido' }]),
    ...(tcConsent === true
      ? []
      : [{ field: 'tcConsent', message: 'Para prosseguir deves aceitar os Termos e Condições' }]),
  ]
  if (problems.length > 0) return { problems }
  return { lead: { fullName, email, phone, tcConsent, marketingOptIn } }
}

export const leadBody = (change: Readonly<Record<string, unknown>> = {}) => ({
  vertical: 'energy',
  consentVersion: 'energia-2026-11',
  lead: {
    fullName: 'Inês Conceição',
    email: 'ines.conceicao@example.pt',
    phone: '+351912345678',
    tcConsent: true,
    ...change,
  },
})

export interface LeadServer {
  readonly app: FastifyInstance
  readonly store: LeadStore
  /** Its database: a file or a URL. */
  readonly place: string
  /** Lines the server logged, as the host's logger writes them. */
  readonly log: readonly string[]
  /** Sends a lead; `payload` replaces the body text, `headers` are added. */
  submit(
    body?: unknown,
    options?: { key?: string; payload?: string; headers?: Record<string, string> },
  ): Promise<Awaited<ReturnType<FastifyInstance['inject']>>>
}

/** The lead API over a real store, with the host's way of logging. */
export async function leadServer(
  options: Partial<LeadRoutesOptions> & { keys?: LeadKeys; place?: string } = {},
  before: (app: FastifyInstance) => void = () => {},
): Promise<LeadServer> {
  const { keys = testKeys(), place = await temporaryPlace('embedded'), ...routes } = options
  const store = options.store ?? (await createLeadStore({ place, keys }))
  const log: string[] = []
  const app = Fastify({
    logger: { ...logOptions('info'), stream: { write: (line: string) => void log.push(line) } },
  })
  before(app)
  await app.register(leadRoutes, { validate: energySchema, perMinute: 10_000, ...routes, store })
  app.addHook('onClose', () => store.close())
  return {
    app,
    store,
    place,
    log,
    submit: (body = leadBody(), { key = randomUUID(), payload, headers } = {}) =>
      app.inject({
        method: 'POST',
        url: '/api/leads',
        headers: { 'content-type': 'application/json', 'idempotency-key': key, ...headers },
        payload: payload ?? JSON.stringify(body),
      }),
  }
}
