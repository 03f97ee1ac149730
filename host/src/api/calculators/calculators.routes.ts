import type { FastifyInstance } from 'fastify'
import { calculatorApi, calculatorsApi, openApiPath } from '../../base/addresses/addresses'
import { problemErrors } from '../../base/security/problem-errors'
import { ProjectError } from '../../base/security/project-error'
import { exposedHeaders, limitRates } from '../../base/security/rate-limits'
import { takeStrictJson } from '../../base/security/strict-json'
import { keptJson, keptRoute, type SendKept } from '../../pages/page-parts/kept-answer'
import { type Visitor, visitorOf } from '../../pages/views/page-view'
import type { Calculation } from './calculation'
import type { DeployedCalculator } from './deployed-calculators'

interface CalculatorRoutesOptions {
  readonly calculators: () => ReadonlyMap<string, DeployedCalculator>
  readonly calculate: (name: string, input: unknown, visitor: Visitor) => Promise<Calculation>
  /** Calculations a client may ask for per minute. */
  readonly perMinute: number
  readonly sendKept: SendKept
}

/** Of a body, in bytes; also printed in the OpenAPI document. */
export const calculatorBodyLimit = 32 * 1024

/** Seconds until a hanging deployment is tried again. */
const retryAfter = 15

const addressOf = (name: string) => `/api/calculators/${name}`

/** `GET /api/calculators` and `POST /api/calculators/:name`; the contract is in docs/contracts/calculators-api.md. */
export async function calculatorRoutes(app: FastifyInstance, options: CalculatorRoutesOptions) {
  problemErrors(app)
  takeStrictJson(app)
  await limitRates(app, { name: 'calculators' })
  // Before anything can fail: a program in a page of another site must be able to read its problem.
  app.addHook('onRequest', async (_, reply) => {
    reply
      .header('access-control-allow-origin', '*')
      .header('access-control-expose-headers', exposedHeaders)
      .header('cache-control', 'no-store')
  })

  const listing = () => {
    const calculators = [...options.calculators().values()].map(({ name, remote, description }) => ({
      name,
      url: addressOf(name),
      version: remote.version,
      title: description.title,
      description: description.description,
      limits: description.limits ?? [],
    }))
    return keptJson({ calculators, openapi: openApiPath }, 'public, max-age=30')
  }
  app.get(calculatorsApi, keptRoute, async (request, reply) =>
    options.sendKept(request, reply, 'calculators', listing),
  )

  app.options(calculatorApi(':name'), async (_, reply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', 'POST')
      .header('access-control-allow-headers', 'content-type')
      .header('access-control-max-age', '86400')
      .send(),
  )

  app.post<{ Params: { name: string } }>(
    calculatorApi(':name'),
    {
      bodyLimit: calculatorBodyLimit,
      config: { origins: 'any', rateLimit: { max: options.perMinute, timeWindow: '1 minute' } },
    },
    async (request, reply) => {
      if (request.body === undefined)
        throw new ProjectError({ code: 'malformed-request', status: 400, title: 'Falta o pedido em JSON' })
      try {
        return await options.calculate(request.params.name, request.body, visitorOf(request.raw))
      } catch (error) {
        if (error instanceof ProjectError && error.status === 503) reply.header('retry-after', retryAfter)
        throw error
      }
    },
  )

  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: calculatorApi(':name'),
    handler: async (_, reply) => {
      reply.header('allow', 'POST, OPTIONS')
      throw new ProjectError({
        code: 'method-not-allowed',
        status: 405,
        title: 'Este endereço só aceita POST',
        nextStep: 'O que pede e o que responde está em /api/openapi.json.',
      })
    },
  })
}
