import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { HostDatabase } from '../../base/database/host-database'
import type { Metrics } from '../../base/operations/metrics'
import type { LeadKeys } from '../../base/vault/lead-keys'
import type { FailedSlot } from '../../pages/page-parts/page'
import type { FailsToo } from '../../remotes/deployments/guard/compare-versions'
import type { RemoteCalls } from '../../remotes/slots/remote-calls'
import { type KnownPlacesParts, knownPlaces } from './known-places'
import { lensRoutes } from './lens.routes'
import { pageTokens } from './page-token'
import { failedViews } from './page-views'
import { reviewExceptions } from './review-exceptions'
import { type TelemetryRoutesOptions, telemetryRoutes } from './telemetry.routes'
import type { Measured } from './telemetry.types'
import { telemetryMetrics } from './telemetry-metrics'
import { versionCounters } from './version-counters'
import { createVotes } from './votes'

/** Counts are written this often, in ms: other hosts see them then. */
const writeEvery = 5_000

const hour = 60 * 60_000

interface TelemetryParts {
  readonly database: HostDatabase
  /** Of this deployment; every host of it believes the tokens that another made of them. */
  readonly keys: LeadKeys
  readonly metrics: Pick<Metrics, 'registry'>
  /** One page view in this many sends reports; see the configuration. */
  readonly oneIn: number
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly failsToo: FailsToo
}

/** Counts of each version of each micro-frontend, in browsers and here, for metrics and for decisions. */
export function createTelemetry({ database, keys, metrics, oneIn, log, failsToo }: TelemetryParts) {
  const counters = versionCounters(database)
  const numbers = telemetryMetrics(metrics.registry)
  const tokens = pageTokens(keys)
  const votes = createVotes({ keys, tokens })
  const count = (measured: Measured, page: string, network: number) => {
    // Failures are always reported, so only page views are scaled up.
    const times = measured.kind === 'view' ? oneIn : 1
    counters.add(measured, times, network)
    numbers.count(measured, page, times)
  }
  const exceptions = reviewExceptions({ failsToo, add: (one, network) => counters.add(one, 1, network) })
  let away = false
  const logged = (work: Promise<unknown>) =>
    work.then(
      () => {
        away = false
      },
      (err: unknown) => {
        if (!away) log.warn({ err }, 'what versions have been through cannot be written, and waits')
        away = true
      },
    )
  const write = () => void logged(counters.flush())
  const sweep = () => void logged(Promise.all([counters.sweep(), numbers.sweep()]))
  const timers = [setInterval(write, writeEvery), setInterval(sweep, hour)].map((timer) => timer.unref())

  return {
    counters,
    /** Makes the tokens of a page that shows these versions. */
    tokenMinter: tokens.minter,
    /** Slots of one page that the server could not render, shown to this client. */
    fellBack(slots: readonly FailedSlot[], client: string) {
      if (!votes.maySee(client)) return
      const network = votes.networkOf(client)
      const fallbacks = slots.map(({ exception: _, ...slot }): Measured => ({ ...slot, kind: 'fallback' }))
      const views = failedViews(fallbacks)
      const apart = failedViews(fallbacks.filter((_, at) => !slots[at]?.exception))
      const seen = apart.map((view): Measured => ({ ...view, kind: 'host-failed-view' }))
      for (const slot of slots) void exceptions.threw(slot, network)
      for (const one of [...fallbacks, ...views, ...seen]) count(one, 'other', network)
    },
    /** A version rendered a slot at an address of this pattern. */
    sound: exceptions.sound,
    /** The same calls, their renders timed by version. */
    timed: (calls: RemoteCalls): RemoteCalls => ({
      ...calls,
      async render(remote, call) {
        const culprit = { remote: remote.name, version: remote.version, tag: call.tag }
        const begun = performance.now()
        try {
          const answer = await calls.render(remote, call)
          numbers.rendered(culprit, performance.now() - begun, 'ok')
          return answer
        } catch (error) {
          numbers.rendered(culprit, performance.now() - begun, 'failed')
          throw error
        }
      },
    }),
    /** Adds the addresses. */
    async open(app: FastifyInstance, places: KnownPlacesParts, mayRead: TelemetryRoutesOptions['mayRead']) {
      await app.register(lensRoutes, { ...places, counters, mayRead })
      await app.register(telemetryRoutes, {
        mayRead,
        places: knownPlaces(places),
        counters,
        votes,
        count,
        refused: numbers.refused,
        doubted: numbers.doubted,
      })
    },
    /** Writes waiting rows; the database may be closed afterwards. */
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await logged(counters.flush())
    },
  }
}
