import { Counter, Histogram, type Registry } from 'prom-client'
import { type Vital, vitalBounds, vitals } from './vitals'

/** In seconds: a render from memory to the longest that is waited for. */
const renderBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4]

const seconds: Readonly<Record<Exclude<Vital, 'CLS'>, string>> = {
  LCP: 'Largest contentful paint',
  FCP: 'First contentful paint',
  TTFB: 'Time to the first byte of a document',
  INP: 'Interaction to next paint',
}

const placeLabels = ['remote', 'version', 'tag', 'page'] as const

/** The metrics of versions and their slots, in Prometheus' names. */
export function registerVersionMetrics(registry: Registry) {
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

  return { counters, pageViews, failedPageViews, fallbacks, refused, doubted, renders, histograms }
}
