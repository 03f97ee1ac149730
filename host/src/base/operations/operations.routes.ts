import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { healthPath, metricsPath, readyPath } from '../addresses/addresses'
import { ProjectError } from '../security/project-error'
import { fingerprint } from '../vault/secret'
import type { Metrics } from './metrics'

type Checks = Readonly<Record<string, () => boolean | Promise<boolean>>>

interface OperationsOptions {
  readonly metrics: Metrics
  /** Bearer token for the metrics; undefined: closed in production, open in development. */
  readonly metricsToken: string | undefined
  readonly production: boolean
  /** Name of a request's route, of a limited number; without it, as it was declared to the router. */
  readonly routeOf?: (request: FastifyRequest) => string
  /** Services that must answer before visitors are sent here. */
  readonly checks: Checks
  /** Services whose state is in the answer of `/ready` and does not change its status: pages go on without them. */
  readonly reported?: Checks
}

/** Neither a balancer nor a scraper is ever refused. */
const constant = { config: { cost: 'constant' } } as const

/** A check may take this long. */
const checkLimitMs = 1_000

const withinLimit = (check: () => boolean | Promise<boolean>) =>
  Promise.race([
    Promise.resolve().then(check),
    new Promise<boolean>((resolve) => setTimeout(resolve, checkLimitMs, false).unref()),
  ]).catch(() => false)

const statesOf = async (checks: Checks) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await withinLimit(check)] as const),
    ),
  )

/** Equal length first, by hashing: comparing must not reveal how much of a guess was right. */
const sameText = (one: string, other: string) =>
  timingSafeEqual(Buffer.from(fingerprint(one)), Buffer.from(fingerprint(other)))

/** Whether the sender of this `authorization` header may read the numbers of a host. */
export const mayReadNumbers =
  ({ metricsToken, production }: Pick<OperationsOptions, 'metricsToken' | 'production'>) =>
  (given = '') =>
    metricsToken ? sameText(given, `Bearer ${metricsToken}`) : !production

/**
 * `/health`: the process answers. `/ready`: visitors may be sent here; not while anything that pages need is away, nor
 * while the host stops. `/metrics`: numbers for Prometheus.
 */
export function operationsRoutes(app: FastifyInstance, options: OperationsOptions) {
  const {
    metrics,
    checks,
    reported = {},
    routeOf = ({ routeOptions }) => routeOptions.url ?? 'none',
  } = options
  const mayRead = mayReadNumbers(options)
  let draining = false

  app.addHook('onResponse', async (request, reply) => {
    metrics.requested(request.method, routeOf(request), reply.statusCode, reply.elapsedTime)
  })

  app.get(healthPath, constant, async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  )

  app.get(readyPath, constant, async (_, reply) => {
    const [needed, optional] = await Promise.all([statesOf(checks), statesOf(reported)])
    const ok = !draining && Object.values(needed).every(Boolean)
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok, ...(draining && { draining }), checks: { ...needed, ...optional } })
  })

  app.get(metricsPath, constant, async (request, reply) => {
    if (!mayRead(request.headers.authorization))
      throw new ProjectError({ code: 'not-found', status: 404, title: 'Não existe' })
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text())
  })

  return {
    /** From now on `/ready` fails, so that the balancer sends visitors elsewhere. */
    drain() {
      draining = true
    },
  }
}
