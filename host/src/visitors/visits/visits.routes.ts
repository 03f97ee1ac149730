import type { FastifyInstance } from 'fastify'
import { campaignOf } from 'shared-lib/rules/campaign/campaign'
import { refLogApi, visitApi } from '../../base/addresses/addresses'
import { limitRates } from '../../base/security/rate-limits'
import { redactUrl } from '../../base/security/redact-url'
import type { RefLog } from './ref-log.store'
import { beginVisit, visitOf } from './visit-cookie'

interface VisitRoutesOptions {
  readonly refLog: RefLog
  /** Cookies for encrypted connections only. */
  readonly secure: boolean
  readonly perMinute: number
}

/** Origin and path of where a visitor came from; '' for anything else. */
function referrerOf(header: unknown): string {
  if (typeof header !== 'string' || header.length > 2000 || !URL.canParse(header)) return ''
  const { protocol, origin, pathname } = new URL(header)
  return /^https?:$/.test(protocol) ? redactUrl(origin + pathname).slice(0, 500) : ''
}

/** The visit's id and the ref-log; the contract is in docs/contracts/newsletter.md. */
export async function visitRoutes(
  app: FastifyInstance,
  { refLog, secure, perMinute }: VisitRoutesOptions,
): Promise<void> {
  await limitRates(app, { name: 'visits', perMinute })

  app.post(visitApi, async (request, reply) => {
    const journeyId = beginVisit(request, reply, secure)
    return reply.header('cache-control', 'no-store').send({ journeyId })
  })

  app.get(refLogApi, async (request, reply) => {
    const journeyId = visitOf(request)
    const [, query = ''] = request.url.split('?')
    if (journeyId)
      await refLog.note({
        journeyId,
        campaign: campaignOf(query),
        referrer: referrerOf(request.headers['x-referrer']),
      })
    return reply.code(204).header('cache-control', 'no-store').send()
  })
}
