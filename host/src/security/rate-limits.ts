import rateLimit from '@fastify/rate-limit'
import LocalStore from '@fastify/rate-limit/store/LocalStore.js'
import type { FastifyInstance } from 'fastify'
import type { SharedCounters } from './shared-counters'
import { tooManyRequests } from './too-many-requests'

declare module 'fastify' {
  interface FastifyInstance {
    /** Shared with the other hosts, where there are some. */
    sharedCounters?: SharedCounters
  }
}

type Told = (error: Error | null, result?: { current: number; ttl: number }) => void

interface RouteOptions {
  readonly routeInfo?: { readonly method?: string | string[]; readonly url?: string }
}

/** The plugin's store over shared counters; while those do not answer, each host counts for itself. */
const storeOn = (counters: SharedCounters, name: string) =>
  class SharedStore {
    readonly alone = new LocalStore(false, false)
    readonly route: string
    constructor(route?: unknown) {
      this.route = typeof route === 'string' ? route : name
    }

    incr(client: string, told: Told, windowMs: number, max: number) {
      counters.count(this.route, client, windowMs).then(
        (count) => told(null, count),
        () => this.alone.incr(client, told, windowMs, max),
      )
    }

    child({ routeInfo }: RouteOptions) {
      return new SharedStore(`${name} ${routeInfo?.method} ${routeInfo?.url}`)
    }
  }

export interface RateLimits {
  /** Tells this scope's counters from others'. */
  readonly name: string
  /** For all routes of the scope together; undefined: each route says its own limit (`config.rateLimit`). */
  readonly perMinute?: number | undefined
}

/** Limits how often one client may call the routes of this scope, over all hosts where they share their counters. */
export async function limitRates(app: FastifyInstance, { name, perMinute }: RateLimits) {
  const counters = app.sharedCounters
  await app.register(rateLimit, {
    errorResponseBuilder: tooManyRequests,
    timeWindow: '1 minute',
    ...(perMinute === undefined ? { global: false } : { max: perMinute }),
    ...(counters && { store: storeOn(counters, name) as never }),
  })
}
