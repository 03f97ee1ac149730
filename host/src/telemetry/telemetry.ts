import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { HostDatabase } from '../database/host-database'
import type { Metrics } from '../operations/metrics'
import type { RemoteCalls } from '../slots/remote-calls'
import { type KnownPlacesParts, knownPlaces } from './known-places'
import { lensRoutes } from './lens.routes'
import { failedViews } from './page-views'
import { type TelemetryRoutesOptions, telemetryRoutes } from './telemetry.routes'
import type { Culprit, Measured } from './telemetry.types'
import { telemetryMetrics } from './telemetry-metrics'
import { versionCounters } from './version-counters'

/** What was counted is written this often, in ms: other hosts see it then. */
const writeEvery = 5_000

const hour = 60 * 60_000

export interface TelemetryParts {
  readonly database: HostDatabase
  readonly metrics: Pick<Metrics, 'registry'>
  /** One page view in this many tells of itself; see the configuration. */
  readonly oneIn: number
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/** What happens to each version of each micro-frontend, in browsers and here, counted for metrics and for decisions. */
export function createTelemetry({ database, metrics, oneIn, log }: TelemetryParts) {
  const counters = versionCounters(database)
  const numbers = telemetryMetrics(metrics.registry)
  const count = (measured: Measured, page: string) => {
    // Failures are always told, so only page views stand for others.
    const times = measured.kind === 'view' ? oneIn : 1
    counters.add(measured, times)
    numbers.told(measured, page, times)
  }
  let away = false
  const told = (work: Promise<unknown>) =>
    work.then(
      () => {
        away = false
      },
      (err: unknown) => {
        if (!away) log.warn({ err }, 'what versions have been through cannot be written, and waits')
        away = true
      },
    )
  const write = () => void told(counters.flush())
  const sweep = () => void told(Promise.all([counters.sweep(), numbers.sweep()]))
  const timers = [setInterval(write, writeEvery), setInterval(sweep, hour)].map((timer) => timer.unref())

  return {
    counters,
    /** Slots of one page that the server could not render. */
    fellBack(slots: readonly Culprit[]) {
      const fallbacks = slots.map((slot): Measured => ({ ...slot, kind: 'fallback' }))
      const views = failedViews(fallbacks)
      const seen = views.map((view): Measured => ({ ...view, kind: 'host-failed-view' }))
      for (const one of [...fallbacks, ...views, ...seen]) count(one, 'other')
    },
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
        count,
        refused: numbers.refused,
      })
    },
    /** Writes what still waits; the database may be closed afterwards. */
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await told(counters.flush())
    },
  }
}

export type Telemetry = ReturnType<typeof createTelemetry>
