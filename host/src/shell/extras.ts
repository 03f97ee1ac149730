import type { RouteManifest } from 'shared-lib/contract/route-rules'
import { calmVideos } from './calm-videos'
import { optional } from './chunk'
import { followConsent } from './consent/follow-consent'
import { measureAfterConsent } from './consent/measure-after-consent'
import { current } from './current'
import { loadNavigation } from './navigate'
import { reportPageView } from './navigation/report-page-view'
import { followPlaygrounds } from './playground/follow-playgrounds'
import { startTelemetry } from './telemetry/telemetry'
import { fetchJson } from './timed-fetch'
import { unfold } from './unfold'
import { calmZoomOnIos } from './viewport'
import { wearFace } from './wear-face'
import { wearMasks } from './wear-masks'

type Prerendered = Document & { readonly prerendering?: boolean }

/** Runs at once, or when a page that the browser prepared ahead is shown: until then it is no visit. */
function whenShown(run: () => void) {
  if ((document as Prerendered).prerendering)
    document.addEventListener('prerenderingchange', run, { once: true })
  else run()
}

/** Between two looks for a newer build, in ms. */
const calm = 5 * 60_000

/** Notes that a newer shell is deployed; the next navigation is then a full one. Failures only wait for the next look. */
async function lookForBuild() {
  if (document.visibilityState === 'visible')
    try {
      const { id } = await fetchJson<{ id?: string }>(`/builds/latest.json?${Date.now()}`)
      current.outdated = id !== undefined && id !== current.page.build
    } catch (error) {
      console.info('builds/latest.json could not be read', error)
    }
  if (!current.outdated) setTimeout(lookForBuild, calm)
}

/**
 * Reads the redirects, and resolves with how many page views each reporting one represents. Without it each navigation
 * asks the server, so a failure is only logged.
 */
async function readRouteRules() {
  const url = `/builds/meta/${current.page.build}.json`
  try {
    const { redirects, toldOneIn } = await fetchJson<RouteManifest>(url)
    current.redirects = redirects
    return toldOneIn
  } catch (error) {
    console.info(`${url} could not be read`, error)
    return undefined
  }
}

function followVisitor() {
  // The navigation code takes over the campaign of the page before.
  if (/[?&](utm_|gclid=)/.test(document.referrer)) loadNavigation().catch(() => {})
  // A development build counts no visits.
  if (!current.page.build.endsWith('.dev')) measureAfterConsent()
  reportPageView()
  followConsent()
}

// In tasks of their own: with all else in one they would hold up a press on a slow phone.
setTimeout(unfold, 50, 'li [data-fold]')
setTimeout(unfold, 100)
// A page that the browser prepared ahead is no visit until it is shown.
whenShown(() => {
  startTelemetry(readRouteRules())
  if (document.getElementById('qp-preview'))
    optional(() => import(/* webpackChunkName: "preview" */ './preview/preview')).catch(() => {})
  // A place on the page outlives an address that leads elsewhere.
  if (/[?&#]lens\b/.test(location.search + location.hash))
    optional(() => import(/* webpackChunkName: "lens" */ './lens/lens')).then(
      ({ openLens }) => openLens(),
      () => {},
    )
  followPlaygrounds() // gets this page's view too
  // A page framed by another site is no visit to this one, and needs no consent.
  if (!current.page.embed) followVisitor()
  calmZoomOnIos()
  calmVideos()
  void lookForBuild()
  wearMasks()
  // Without it the letters of the device are as good.
  setTimeout(() => wearFace().catch(() => {}), 1000)
})
