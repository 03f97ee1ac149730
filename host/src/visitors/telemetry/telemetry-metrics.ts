import { Counter, Histogram, type Registry } from 'prom-client'
import { type Culprit, isHostKind, type Measured } from './telemetry.types'
import { type Vital, vitalBounds, vitals } from './vitals'
import type { Doubt } from './votes'

/** In seconds: a render from memory to the longest that is waited for. */
const renderBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4]

/** Most distinct places (version, tag and page) with numbers of their own; later ones are split by version alone. */
const mostPlaces = 1_000

/** In ms: a version without reports for this long loses its numbers, or those of old ones would pile up. */
const forgottenAfter = 48 * 60 * 60_000

/** Most versions that keep their numbers: those with the latest reports. */
const mostVersions = 100

type Place = Culprit & { readonly page: string }

type Labels = Partial<Record<string, string | number>>

type Metric = Counter<string> | Histogram<string>

const seconds: Readonly<Record<Exclude<Vital, 'CLS'>, string>> = {
  LCP: 'Largest contentful paint',
  FCP: 'First contentful paint',
  TTFB: 'Time to the first byte of a document',
  INP: 'Interaction to next paint',
}

const placeLabels = ['remote', 'version', 'tag', 'page'] as const

/** Numbers of each version for Prometheus, from the reports that this host received. */
export function telemetryMetrics(registry: Registry, now: () => number = Date.now) {
  const registers = [registry]
  const counter = (name: string, help: string, labelNames: readonly string[] = placeLabels) =>
    new Counter({ name, help, labelNames, registers })
  const counters = {
    view: counter('qp_slot_views_total', 'Page views that showed a slot.'),
    error: counter('qp_slot_errors_total', 'Page views on which a slot’s script threw or did not render.'),
    'load-failure': counter(
      'qp_slot_load_failures_total',
      'Page views on which a slot’s files did not come.',
    ),
  }
  const pageViews = counter('qp_version_page_views_total', 'Page views that showed a version.', [
    'remote',
    'version',
  ])
  const failedPageViews = counter(
    'qp_version_failed_page_views_total',
    'Page views on which anything of a version failed, in the browser or on the server.',
    ['remote', 'version'],
  )
  const fallbacks = counter('qp_slot_fallbacks_total', 'Slots that the server could not render.', [
    'remote',
    'version',
    'tag',
  ])
  const refused = counter(
    'qp_telemetry_refused_total',
    'Reports about versions or tags that do not exist.',
    [],
  )
  const doubted = counter(
    'qp_telemetry_uncounted_total',
    'Reports that were taken and do not count, by what their token lacks.',
    ['why'],
  )
  const renders = new Histogram({
    name: 'qp_slot_render_seconds',
    help: 'Renders of slots on the server, the wait for the worker included.',
    labelNames: ['remote', 'version', 'tag', 'outcome'],
    buckets: renderBuckets,
    registers,
  })
  const histograms = Object.fromEntries(
    vitals.map((vital) => {
      const name = vital === 'CLS' ? 'qp_cls' : `qp_${vital.toLowerCase()}_seconds`
      const help = vital === 'CLS' ? 'Cumulative layout shift.' : `${seconds[vital]}.`
      const buckets = vitalBounds[vital].map((bound) => (vital === 'CLS' ? bound : bound / 1000))
      return [vital, new Histogram({ name, help, labelNames: placeLabels, buckets, registers })]
    }),
  ) as Readonly<Record<Vital, Histogram<string>>>

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
