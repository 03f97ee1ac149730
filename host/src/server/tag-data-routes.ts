import type { FastifyInstance } from 'fastify'
import { tagDataApi } from '../base/addresses/addresses'
import { problemErrors } from '../base/security/problem-errors'
import { ProjectError } from '../base/security/project-error'
import { exposedHeaders, limitRates } from '../base/security/rate-limits'
import type { RawAttributes, TagData } from './tag-data'

interface TagDataRoutesOptions {
  readonly tagData: TagData
}

/** One page may hold several tags, and many visitors share one address. */
const perMinute = 600

const retryAfter = 15

const notFound = () => new ProjectError({ code: 'not-found', status: 404, title: 'Este bloco não tem dados' })

const unavailable = (cause: unknown) =>
  new ProjectError({
    code: 'tag-data-unavailable',
    status: 503,
    title: 'Os dados não estão disponíveis neste momento',
    cause,
  })

/** `GET /api/tag-data/:tag?<attributes>`: the data of a tag on a page of another site. */
export async function tagDataRoutes(app: FastifyInstance, { tagData }: TagDataRoutesOptions) {
  problemErrors(app)
  await limitRates(app, { name: 'tag-data' })
  app.addHook(
    'onRequest',
    async (_, reply) =>
      void reply
        .header('access-control-allow-origin', '*')
        .header('access-control-expose-headers', exposedHeaders),
  )
  app.get<{ Params: { tag: string }; Querystring: RawAttributes }>(
    tagDataApi(':tag'),
    { config: { cost: 'limited', rateLimit: { max: perMinute, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const text = await tagData(request.params.tag, request.query).catch((cause: unknown) => {
        reply.header('retry-after', retryAfter)
        throw unavailable(cause)
      })
      if (text === undefined) throw notFound()
      return reply
        .header('cache-control', 'public, max-age=60')
        .type('application/json; charset=utf-8')
        .send(text)
    },
  )
}
