import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { isRecord } from 'shared-lib/contract/is-record'
import { milestonesWebhook } from '../../../base/addresses/addresses'
import { problemErrors } from '../../../base/security/problem-errors'
import { type FieldProblem, ProjectError } from '../../../base/security/project-error'
import { strictJson } from '../../../base/security/strict-json'
import type { LeadsSchema } from '../../../base/tables/leads.schema'
import { signedId } from '../../../base/webhooks/signature'
import { isReference } from '../lead-reference'
import { type MilestoneAnswer, type MilestoneReport, noteMilestone } from './milestones.store'

interface MilestoneRoutesOptions {
  readonly database: Kysely<LeadsSchema>
  /** Any of them signs; none: every report is refused. */
  readonly secrets: readonly Buffer[]
  readonly now?: () => Date
}

/** Bytes. */
const bodyLimit = 4 * 1024

const badSignature = () =>
  new ProjectError({ code: 'bad-signature', status: 401, title: 'A assinatura do aviso não confere' })

/** @throws ProjectError 422 naming the fields in trouble */
function reportOf(id: string, body: unknown): MilestoneReport {
  const { type, data } = isRecord(body) ? body : {}
  const { reference, milestone, correction = false } = isRecord(data) ? data : {}
  const errors: FieldProblem[] = []
  const want = (field: string, fits: boolean, detail: string) => {
    if (!fits) errors.push({ field, message: 'Este campo não é válido', detail })
  }
  want('type', type === 'lead.milestone', 'must be "lead.milestone"')
  want('data.reference', isReference(reference), 'must be the reference of a lead')
  want('data.milestone', [1, 2, 3, 4, 5].includes(milestone as number), 'must be 1, 2, 3, 4 or 5')
  want('data.correction', typeof correction === 'boolean', 'must be true or false')
  if (errors.length > 0)
    throw new ProjectError({ code: 'invalid-milestone', status: 422, title: 'Há dados por corrigir', errors })
  return {
    id,
    reference: String(reference),
    milestone: Number(milestone),
    correction: correction === true,
  }
}

function answerOf(answer: MilestoneAnswer) {
  if (answer.outcome === 'noted') return { reference: answer.reference, milestone: answer.milestone }
  throw answer.outcome === 'unknown-lead'
    ? new ProjectError({ code: 'lead-not-found', status: 404, title: 'Não encontrámos este pedido' })
    : new ProjectError({
        code: 'idempotency-conflict',
        status: 409,
        title: 'Este aviso já foi enviado sobre outro pedido',
      })
}

/** `POST /api/webhooks/milestones`; the contract is in docs/contracts/milestone-webhook.md. */
export async function milestoneRoutes(app: FastifyInstance, options: MilestoneRoutesOptions): Promise<void> {
  const { database, secrets, now = () => new Date() } = options
  problemErrors(app)
  // The signature covers the raw bytes.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body))

  app.post(milestonesWebhook, { bodyLimit }, async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const id = signedId(request.headers, body, secrets, now())
    if (id === undefined) throw badSignature()
    const answer = await noteMilestone(database, reportOf(id, strictJson(body)), now())
    return reply.header('cache-control', 'no-store').send(answerOf(answer))
  })
}
