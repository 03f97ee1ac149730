import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { clientCounts } from './client-counts'
import { clientsPerNetwork, networkOf } from './client-network'
import { ProjectError } from './project-error'
import type { Count, SharedCounters } from './shared-counters'

/** Answer to a client that asks too often; `after` is the wait in words. */
const tooManyRequests = (_request: unknown, { after }: { readonly after: string }) =>
  new ProjectError({
    code: 'too-many-requests',
    status: 429,
    title: 'Fizeste demasiados pedidos em pouco tempo',
    nextStep: `Espera um pouco e tenta de novo (${after}).`,
  })

declare module 'fastify' {
  interface FastifyInstance {
    /** Shared with the other hosts, where there are some. */
    sharedCounters?: SharedCounters
  }
}

/**
 * Headers that scripts of other sites may read of an answer, by CORS: how many calls are left, and when there are more.
 * https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-ratelimit-headers-07
 */
export const exposedHeaders = 'retry-after, ratelimit-limit, ratelimit-remaining, ratelimit-reset'

type Done = (error: Error | null, result?: Count) => void

interface RouteOptions {
  readonly routeInfo?: { readonly method?: string | string[]; readonly url?: string }
}

type CountOne = (client: string, windowMs: number, max: number) => Promise<Count>

/** A client's own requests, and those of its whole network where that is known: the stricter of both. */
async function countBoth(count: CountOne, client: string, windowMs: number, max: number): Promise<Count> {
  const network = networkOf(client)
  const own = await count(client, windowMs, max)
  if (network === undefined) return own
  const all = await count(network, windowMs, max * clientsPerNetwork)
  return all.current > max * clientsPerNetwork ? { ...all, current: Math.max(own.current, max + 1) } : own
}

/** The plugin's store: counters that hosts share, and while those do not answer, or there are none, this host's own. */
const storeOf = (counters: SharedCounters | undefined, name: string) =>
  class Store {
    readonly alone = clientCounts()
    readonly route: string
    constructor(route?: unknown) {
      this.route = typeof route === 'string' ? route : name
    }

    incr(client: string, done: Done, windowMs: number, max: number) {
      const here: CountOne = async (...asked) => this.alone.count(...asked)
      const shared: CountOne = counters
        ? (one, ms, most) => counters.count(this.route, one, ms).catch(() => here(one, ms, most))
        : here
      countBoth(shared, client, windowMs, max).then((count) => done(null, count), done)
    }

    child({ routeInfo }: RouteOptions) {
      return new Store(`${name} ${routeInfo?.method} ${routeInfo?.url}`)
    }
  }

interface RateLimits {
  /** Separates this scope's counters from others'. */
  readonly name: string
  /** For all routes of the scope together; undefined: each route has its own limit (`config.rateLimit`). */
  readonly perMinute?: number | undefined
}

/** Limits how often one client may call the routes of this scope, over all hosts where they share their counters. */
export async function limitRates(app: FastifyInstance, { name, perMinute }: RateLimits) {
  const counters = app.sharedCounters
  await app.register(rateLimit, {
    errorResponseBuilder: tooManyRequests,
    timeWindow: '1 minute',
    enableDraftSpec: true,
    ...(perMinute === undefined ? { global: false } : { max: perMinute }),
    store: storeOf(counters, name) as never,
  })
}
