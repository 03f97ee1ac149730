import { onQpEvent } from 'shared-lib/kit/events/qp-events'
import type { Culprit, Measured } from '../../visitors/telemetry/telemetry.types'
import { current } from '../current'
import { loadConsented } from '../load-consented'
import { culpritOf, theShell } from './culprit'
import { noteFailedSlots, watchFailures } from './failures'
import { forget, isFailure, note, take } from './page-record'
import { tokenOf, watchTokens } from './page-token'

/** One page view in this many sends reports; undefined until it is known. */
let oneIn: number | undefined
/** The visitor allows statistics. */
let mayMeasure = false
/** The meter, loaded once the visitor allows it. */
let meter: Awaited<ReturnType<typeof loadConsented>> | undefined
/** Times of the document are those of its first page view alone. */
let firstView = true
let path = location.pathname
/** The number drawn for this page view, and the versions on it. */
let drawn = Math.random()
let shown: readonly Culprit[] = []

/** Slots that never wake have no scripts that could fail or be slow: only their views are reported. */
const asleep = () => current.page.asleep ?? []

/** Views and measurements come from the page views in the sample, failures from all. */
function isReportable(measured: Measured) {
  if (isFailure(measured)) return true
  return oneIn !== undefined && drawn * oneIn < 1 && (measured.kind === 'view' || mayMeasure)
}

/** An editor's draft is no measure of a version. */
const isDraft = () => document.getElementById('qp-preview') !== null

/** Sends reports not sent yet. The address of a page that only its owner knows stays here. */
function tell() {
  if (isDraft()) return
  if (mayMeasure) meter?.noteMeasurements(shown)
  const reports = take(isReportable).slice(0, 120)
  const page = path.replace(/[\w-]{43}/g, '-').slice(0, 200)
  if (reports.length === 0) return
  const token = tokenOf(path)
  navigator.sendBeacon('/api/telemetry', JSON.stringify({ page, token, reports }))
}

/** Slots that the server could not render on the page that it has just given. */
const fellBack = (): readonly Culprit[] => [
  ...current.page.slots.filter(({ rendered }) => rendered === false).map(culpritOf),
  ...asleep().filter(({ rendered }) => !rendered),
]

function begin(countedByServer = fellBack()) {
  drawn = Math.random()
  path = location.pathname
  shown = [theShell(), ...current.page.slots.map(culpritOf)]
  forget(countedByServer)
  const sleepers = asleep().map(({ remote, version, tag }) => ({ remote, version, tag }))
  for (const culprit of [...shown, ...sleepers]) note({ ...culprit, kind: 'view' })
  noteFailedSlots()
}

function beginNext(countedByServer = fellBack()) {
  firstView = false
  meter?.forgetMeasurements()
  begin(countedByServer)
}

async function startMeter() {
  meter = await loadConsented().catch(() => undefined)
  meter?.measure(firstView)
}

/**
 * Reports the health of each slot's version to the host: docs/contracts/telemetry.md. Nothing is stored on the device,
 * and nothing measured on it before the visitor allows statistics.
 * @param rate one page view in how many sends reports, once the host has answered
 */
export function startTelemetry(rate: Promise<number | undefined>) {
  void rate.then((known) => {
    oneIn = known
  })
  begin()
  watchTokens()
  watchFailures()
  onQpEvent(document, 'consent', ({ statistics }) => {
    mayMeasure = statistics === 'granted'
    if (mayMeasure) void startMeter()
  })
  // A sort or a filter is no other page.
  onQpEvent(document, 'page-view', () => {
    if (location.pathname === path) return
    tell()
    beginNext()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') tell()
  })
  addEventListener('pagehide', tell)
  addEventListener('pageshow', ({ persisted }) => {
    // The browser restored it from its cache: the server has no record of this page view.
    if (persisted) beginNext([])
  })
}
