import type { Counter, Histogram, Registry } from 'prom-client'
import { type Culprit, isHostKind, type Measured } from './telemetry.types'
import { registerVersionMetrics } from './version-metrics'
import type { Doubt } from './votes'

/** Most distinct places (version, tag and page) with numbers of their own; later ones are split by version alone. */
const mostPlaces = 1_000

/** In ms: a version without reports for this long loses its numbers, or those of old ones would pile up. */
const forgottenAfter = 48 * 60 * 60_000

/** Most versions that keep their numbers: those with the latest reports. */
const mostVersions = 100

type Place = Culprit & { readonly page: string }

type Labels = Partial<Record<string, string | number>>

type Metric = Counter<string> | Histogram<string>

/** Numbers of each version for Prometheus, from the reports that this host received. */
export function telemetryMetrics(registry: Registry, now: () => number = Date.now) {
  const { counters, pageViews, failedPageViews, fallbacks, refused, doubted, renders, histograms } =
    registerVersionMetrics(registry)
  const all: readonly Metric[] = [
    ...Object.values(counters),
    ...Object.values(histograms),
    pageViews,
    failedPageViews,
    fallbacks,
    renders,
  ]
  const places = new Set<string>()
  const lastReport = new Map<string, number>()

  const nameOf = ({ remote, version }: Labels) => `${remote}@${version}`
  /** Keeps the order of the latest report. */
  function note(labels: Culprit) {
    const name = nameOf({ ...labels })
    lastReport.delete(name)
    lastReport.set(name, now())
  }

  /** The place itself while there is room, else its version alone. */
  function roomFor(place: Place): Labels {
    const key = JSON.stringify(place)
    if (!places.has(key) && places.size >= mostPlaces) return { ...place, tag: '', page: 'other' }
    places.add(key)
    return { ...place }
  }

  return {
    /** A `view` under no tag is one of the whole version. */
    count(measured: Measured, page: string, times = 1) {
      const { remote, version, tag } = measured
      note(measured)
      const place = { remote, version, tag, page }
      if ('value' in measured) {
        const { kind: vital, value } = measured
        histograms[vital].observe(roomFor(place), vital === 'CLS' ? value : value / 1000)
      } else if (measured.kind === 'fallback') fallbacks.inc({ remote, version, tag }, times)
      else if (measured.kind === 'failed-view') failedPageViews.inc({ remote, version }, times)
      else if (measured.kind === 'view' && tag === '') pageViews.inc({ remote, version }, times)
      // A failure that hosts saw themselves is part of the failed page views; decisions count it separately.
      else if (!isHostKind(measured.kind)) counters[measured.kind].inc(roomFor(place), times)
    },
    refused: () => refused.inc(),
    doubted: (why: Doubt) => doubted.inc({ why }),
    rendered(culprit: Culprit, ms: number, outcome: 'ok' | 'failed') {
      const { remote, version, tag } = culprit
      note(culprit)
      renders.observe({ remote, version, tag, outcome }, ms / 1000)
    },
    /** Drops versions without reports for two days, or with many others reported since: they are gone. */
    async sweep() {
      const tooMany = lastReport.size - mostVersions
      const gone = new Set(
        [...lastReport]
          .filter(([, at], turn) => turn < tooMany || now() - at > forgottenAfter)
          .map(([name]) => name),
      )
      for (const name of gone) lastReport.delete(name)
      for (const place of places) if (gone.has(nameOf(JSON.parse(place)))) places.delete(place)
      for (const metric of all)
        for (const { labels } of (await metric.get()).values) {
          const { le, ...own } = labels
          if (gone.has(nameOf(own))) metric.remove(own)
        }
    },
  }
}
