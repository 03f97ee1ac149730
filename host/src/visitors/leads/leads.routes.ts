import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { leadStatusApi, leadsApi, partnerLeadsApi, requestPath } from '../../base/addresses/addresses'
import { answerPreflights, foreignOrigin } from '../../base/security/origin-check'
import { problemErrors } from '../../base/security/problem-errors'
import { ProjectError } from '../../base/security/project-error'
import { limitRates } from '../../base/security/rate-limits'
import { takeStrictJson } from '../../base/security/strict-json'
import { type Visitor, visitorOf } from '../../pages/views/page-view'
import type { ConsentVersions } from './consent-versions'
import { type FormSigns, suspicionOf } from './form-signs'
import { checkLead, type ValidateLead } from './lead-check'
import { type LeadRequest, leadLimits, leadRequest } from './lead-request'
import { leadStatusHeaders } from './lead-status'
import type { LeadAnswer, LeadStore, NewLead } from './leads.types'

export interface LeadRoutesOptions {
  readonly store: LeadStore
  readonly validate: ValidateLead
  /** Submissions a client may make per minute. */
  readonly perMinute?: number
  /** How long a deployment may take to check a lead. */
  readonly checkTimeoutMs?: number
  /** Our public origin, where it is known. */
  readonly origin?: string | undefined
  /** Sites of others that may send leads from their pages. */
  readonly partners?: readonly string[]
  /** Versions of the wordings next to the boxes; left out: our own. */
  readonly versions?: ConsentVersions | undefined
  readonly now?: () => Date
}

const retryLater = 'As tuas respostas continuam aqui. Tenta de novo dentro de um minuto ou liga-nos.'

const unavailable = (cause: unknown) =>
  new ProjectError({
    code: 'leads-unavailable',
    status: 503,
    title: 'Não conseguimos registar o teu pedido agora',
    nextStep: retryLater,
    cause,
  })

/** The lead is safe; its status cannot be read for the moment. */
export const statusUnavailable = (cause: unknown) =>
  new ProjectError({
    code: 'lead-status-unavailable',
    status: 503,
    title: 'Não conseguimos mostrar o teu pedido agora',
    nextStep: 'O teu pedido está guardado. Abre este endereço outra vez dentro de um minuto.',
    cause,
  })

/**
 * The same request gives the same hash whatever the order of its members. An object becomes a list of pairs, so a list
 * is wrapped: the two must never be the same text. Requests without lists keep the hashes of earlier versions.
 */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return { list: value.map(canonical) }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return entries.map(([name, member]) => [name, canonical(member)])
}

const bodyHash = (request: LeadRequest) =>
  createHash('sha256')
    .update(JSON.stringify(canonical(request)))
    .digest('hex')

function idempotencyKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  if (typeof key === 'string' && leadLimits.idempotencyKey.test(key)) return key
  throw new ProjectError({
    code: 'idempotency-key',
    status: 400,
    title: 'O pedido precisa de um cabeçalho Idempotency-Key com 16 a 64 letras, algarismos, - ou _',
  })
}

const conflict = () =>
  new ProjectError({
    code: 'idempotency-conflict',
    status: 409,
    title: 'Este pedido já foi enviado com outros dados',
    nextStep: 'Volta ao resumo, confirma os teus dados e envia de novo.',
  })

const erased = () =>
  new ProjectError({
    code: 'lead-erased',
    status: 410,
    title: 'Este pedido foi apagado',
    nextStep: 'Se ainda queres que te liguemos, faz um pedido novo.',
  })

function sendAnswer(reply: FastifyReply, answer: LeadAnswer) {
  if (answer.outcome === 'conflict') throw answer.erased ? erased() : conflict()
  return reply
    .code(answer.outcome === 'created' ? 201 : 200)
    .header('cache-control', 'no-store')
    .send({ reference: answer.reference, statusUrl: `${requestPath}/${answer.secret}` })
}

type Seen = Pick<NewLead, 'origin' | 'campaign' | 'suspicion'>

/** `POST /api/leads` and `GET /api/leads/status/:secret`; the contract is in docs/contracts/lead-api.md. */
export async function leadRoutes(app: FastifyInstance, options: LeadRoutesOptions): Promise<void> {
  const { store, validate, perMinute = 10, checkTimeoutMs = 4_000 } = options
  const { origin: own, partners = [], versions, now = () => new Date() } = options
  problemErrors(app)
  takeStrictJson(app)
  await limitRates(app, { name: 'leads' })

  // An answer already given needs no check: a repeated request succeeds even while its deployment is down.
  async function accept(
    request: LeadRequest,
    key: string,
    seen: Seen,
    visitor: Visitor,
  ): Promise<LeadAnswer> {
    const hash = bodyHash(request)
    const earlier = await store.earlierAnswer(key, hash)
    if (earlier) return earlier
    const ask = (...asked: [string, LeadRequest['lead']]) => validate(...asked, visitor)
    const lead = await checkLead(request, ask, checkTimeoutMs, now(), versions)
    return store.submit({ ...lead, ...seen }, key, hash)
  }

  /**
   * Notes on a lead apart from its fields. The embed (one of ours) reports the page around it. The campaign in the
   * address of a foreign page belongs to that page.
   */
  function seenOf(request: FastifyRequest, signs: FormSigns): Seen {
    const foreign = foreignOrigin(request, own)
    return {
      origin: foreign ?? (signs.around === own ? undefined : signs.around),
      campaign: foreign === undefined ? signs.campaign : undefined,
      suspicion: suspicionOf(signs),
    }
  }

  answerPreflights(app, leadsApi, { partners, headers: ['content-type', 'idempotency-key'] })

  // A browser hides from a page why a request is blocked: a form on a foreign site asks here, to show the reason.
  app.get(partnerLeadsApi, async (request, reply) =>
    reply
      .headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-store', vary: 'origin' })
      .send({ partner: partners.includes(request.headers.origin ?? '') }),
  )

  app.post(
    leadsApi,
    {
      bodyLimit: leadLimits.bodyLimit,
      config: { origins: 'partners', rateLimit: { max: perMinute, timeWindow: '1 minute' } },
    },
    async (request, reply) => {
      const key = idempotencyKey(request)
      const { request: lead, signs } = leadRequest(request.body)
      const visitor = visitorOf(request.raw)
      const answer = await accept(lead, key, seenOf(request, signs), visitor).catch((cause: unknown) => {
        throw cause instanceof ProjectError ? cause : unavailable(cause)
      })
      return sendAnswer(reply, answer)
    },
  )

  app.get<{ Params: { secret: string } }>(leadStatusApi(':secret'), async (request, reply) => {
    const status = await store.statusBySecret(request.params.secret).catch((cause: unknown) => {
      throw statusUnavailable(cause)
    })
    if (status === undefined)
      throw new ProjectError({
        code: 'lead-not-found',
        status: 404,
        title: 'Não encontrámos este pedido',
        nextStep: 'Confirma que abriste o endereço completo que recebeste.',
      })
    return reply.headers(leadStatusHeaders).send(status)
  })
}
