import type { SlotRecord } from 'shared-lib/contract/page-data'
import { redirectTarget } from 'shared-lib/contract/route-rules'
import { withCampaign } from 'shared-lib/rules/campaign/campaign'
import { current, urlOf } from '../current'
import { kindOfUrl } from '../links'
import { mayReload } from '../reload-guard'
import { report } from '../report'
import { isOfAnotherTime } from './another-time'
import { announce, focusMain } from './arrive'
import { askPage, forgetAsked, keepAsked } from './asked-pages'
import {
  enterEntry,
  isPlacedByBrowser,
  leaveEntry,
  placeScroll,
  pushEntry,
  takeOverScroll,
} from './history-scroll'
import { holdNotes, noteArrival } from './journal'
import { LoadingBar } from './loading-bar'
import { pressEnded } from './press'
import { recoverCampaign } from './recover-campaign'
import { reportPageView } from './report-page-view'
import { slotOfStep, staysInFrame } from './steps'
import { loadAhead, loadStyles, swap, wearMeanwhile } from './swap'

/** How the visitor came: by a link (`push`), in place of the entry on screen (`replace`), or by back and forward. */
type Manner = 'push' | 'replace' | 'history'

const bar = new LoadingBar()
/** The visit begun last: the others end where they are. */
let latest: object
/** The page being put in place. It is finished before the next one is begun, or the two would interleave. */
let swapping: Promise<unknown> | undefined

takeOverScroll()
recoverCampaign()

/** The campaign of the visit goes along, for a lead at its end. */
const onward = (url: URL) => new URL(withCampaign(url.href, location.search))

/** A widget that is still on its way draws no step yet: the server does. */
const isAwake = ({ id }: SlotRecord) => document.querySelector(`[data-slot="${id}"][data-awake]`) !== null

/** Goes to a page of this site without a reload. Other sites and refused protocols are refused with an error. */
export async function navigate(href: string, { replace = false }: { replace?: boolean } = {}) {
  const url = new URL(href, location.href)
  const kind = kindOfUrl(url)
  if (kind === 'refused' || kind === 'external')
    return report('refused navigation', { error: `${kind}: ${url.protocol}//${url.host}` })
  if (kind === 'file') return location.assign(url)
  await visit(onward(url), replace ? 'replace' : 'push')
}

/** A visitor going to a page requested before this code was here waits for the same answer. */
function takeUpAsked() {
  for (const [href, answer] of globalThis.qpAsked ?? []) keepAsked(onward(new URL(href)), answer)
  globalThis.qpAsked = undefined
}
takeUpAsked()

/** Parts that the page that came with the document still has to fetch. */
let held: (() => void) | undefined
/** @param begin called when the next page is on screen, or comes to nothing */
export function hold(begin: () => void) {
  held = begin
}
export function letGo() {
  held?.()
  held = undefined
}

/** Back or forward: `location` has already changed. */
export async function onHistory() {
  leaveEntry()
  await visit(new URL(location.href), 'history')
}

function loadWhole(url: URL, manner: Manner) {
  if (manner === 'history') location.reload()
  else if (manner === 'replace') location.replace(url)
  else location.assign(url)
}

async function visit(asked: URL, how: Manner): Promise<void> {
  let [url, manner] = [asked, how]
  if (!staysInFrame(current.page, url.pathname)) return void open(url, '_blank', 'noopener')
  const visiting = {}
  latest = visiting
  const isLeft = () => latest !== visiting
  if (swapping) await swapping // and otherwise at once: a step may be replaced and left in one go
  if (isLeft()) return
  const samePage = urlOf(url) === current.url
  if (samePage && (manner === 'history' || url.hash)) {
    bar.finish() // of a page that is no longer awaited
    enter(url, manner)
    if (manner === 'history' && isPlacedByBrowser()) return
    return placeScroll(url.hash, manner === 'history')
  }
  if (current.outdated && mayReload(url.pathname)) return loadWhole(url, manner)
  const moved = redirectTarget(current.redirects, url.pathname, url.search.slice(1))
  if (moved) return await follow(moved.redirect, url, manner)
  const step = slotOfStep(current.page.slots, url.pathname)
  if (step && isAwake(step)) return takeStep(step, url, manner)
  bar.start()
  try {
    const payload = await askPage(url)
    if (isLeft()) return
    if (payload.redirect !== undefined) {
      if (!payload.page || current.page.embed) return await follow(payload.redirect, url, manner)
      ;[url, manner] = [onward(new URL(payload.redirect, url)), ledOn(manner)]
    }
    if (payload.page.embed !== current.page.embed) return loadWhole(url, manner)
    if (isOfAnotherTime(payload.page) && mayReload(url.pathname)) return loadWhole(url, manner)
    loadAhead(payload.ahead)
    const loadLater = payload.style === undefined ? undefined : wearMeanwhile(payload.style)
    if (!loadLater) {
      letGo()
      await loadStyles(payload.styles)
    }
    await pressEnded()
    if (isLeft()) return
    const samePath = enter(url, manner)
    const focused = document.activeElement
    const swapped = swap(payload)
    swapping = swapped.catch(() => {}) // reported below
    await swapped.finally(() => {
      swapping = undefined
    })
    letGo()
    loadLater?.(payload.styles)
    if (isLeft()) return
    bar.finish()
    // A form that the server answers must not leave the visitor at the old scroll position.
    arrive(url, manner, samePath && focused?.isConnected !== false)
  } catch (error) {
    if (isLeft()) return
    bar.fail()
    report('navigation', { error })
    loadWhole(url, manner)
  }
}

/** An entry of the history is of the page that it leads to. */
const ledOn = (manner: Manner): Manner => (manner === 'push' ? 'push' : 'replace')

/** A redirect inside the site is followed in place; one that leaves it loads the other site. */
async function follow(redirect: string, from: URL, manner: Manner) {
  const url = new URL(redirect, from)
  if (kindOfUrl(url) !== 'page') return loadWhole(url, 'push')
  await visit(onward(url), ledOn(manner))
}

async function takeStep(slot: SlotRecord, url: URL, manner: Manner) {
  const samePath = enter(url, manner)
  const moved = { ...slot, location: { path: url.pathname, query: url.search.slice(1) } }
  const { page } = current
  current.page = {
    ...page,
    path: url.pathname,
    slots: page.slots.map((one) => (one === slot ? moved : one)),
  }
  const focused = document.activeElement
  holdNotes()
  await current.applications?.refresh([moved])
  bar.finish()
  arrive(url, manner, samePath, focused)
}

/** Moves the address to the page about to be shown. True when only the query changed. */
function enter(url: URL, manner: Manner) {
  forgetAsked()
  if (manner === 'history') enterEntry()
  else pushEntry(url.href, manner === 'replace')
  const samePath = current.url.split('?')[0] === url.pathname
  current.url = urlOf(url)
  return samePath
}

/** A sort or a filter in the query must not take focus and scroll from the visitor; a new page or step does. */
function arrive(url: URL, manner: Manner, samePath: boolean, focused?: Element | null) {
  if (!samePath) focusMain(focused)
  if (!samePath || manner === 'history') placeScroll(url.hash, manner === 'history')
  announce(document.title)
  // A step that is left keeps its answers in its own address: that is no other page.
  const other = !samePath || manner !== 'replace'
  noteArrival(other)
  if (other) reportPageView()
}
