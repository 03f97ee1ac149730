import type { PageData, SlotRecord } from 'shared-lib/contract/page-data'
import { withTimeout } from 'shared-lib/kit/http/with-timeout'
import { type ApplicationProps, applicationOf } from 'shared-lib/platform/mount/application'
import { recordChanges } from 'shared-lib/platform/mount/replay'
import { viewProps } from 'shared-lib/platform/mount/view-props'
import {
  type AppProps,
  addErrorHandler,
  getAppStatus,
  registerApplication,
  setMountMaxTime,
  start,
  triggerAppChange,
  unregisterApplication,
} from 'single-spa'
import { current } from './current'
import { fallBack, fallbackOf } from './fallback'
import { loadNavigation, navigate } from './navigate'
import { report } from './report'
import { dataOf, loadData } from './slot-data'
import { loadWidget } from './wake'
import { widgetShell } from './widget-shell'

/** Longest wait for a mount or an unmount, in ms: navigation never hangs on a widget. */
const limit = 8000

/** One slot on the page, from the moment it is adopted until the page leaves it. */
interface Live {
  slot: SlotRecord
  readonly element: HTMLElement
  readonly settle: (awake: boolean) => void
  loading: ReturnType<typeof load>
  /** The load has ended, well or badly. */
  loaded?: boolean
  /** Draws the slot as it is now; there once the widget is mounted. */
  draw?: () => Promise<unknown> | undefined
  drawing?: Promise<unknown>
}

const live = new Map<string, Live>()

/** One single-spa application per widget, whichever page it is on. */
const idOf = ({ remote, tag }: SlotRecord) => `${remote}:${tag}`

const isHere = (one: Live) => live.get(idOf(one.slot)) === one

const inputOf = ({ slot, element }: Live): ApplicationProps['input'] => ({
  attributes: slot.attributes,
  data: dataOf(slot),
  location: slot.location,
  today: current.page.today,
  shell: widgetShell(element, {
    company: current.page.company,
    apiUrl: '',
    ownsPage: slot.route !== undefined,
    navigate,
  }),
})

function fail(one: Live, error: unknown) {
  const { slot, element, settle } = one
  report('slot failed', { remote: slot.remote, tag: slot.tag, error })
  fallBack(element, slot.id)
  settle(false)
}

/** Loads the code of a slot's widget, its data, and what the widget needs before its first render. */
async function load(one: Live) {
  const { slot, element } = one
  const remote = current.page.remotes[slot.remote]
  if (!remote) throw new Error(`the page names no remote ${slot.remote}`)
  // A menu or footer that was woken while it was folded.
  const unfolded = element.querySelector('noscript[data-fold]') && loadNavigation().catch(() => {})
  const [widget] = await Promise.all([loadWidget(remote, slot.tag), loadData(slot), unfolded])
  const input = inputOf({ ...one, slot })
  await widget.preload?.(viewProps(widget, input))
  return { widget, slot, input }
}

/** Draws a slot; resolves once it is on the page, with what takes it away. */
async function mount(one: Live, app: AppProps) {
  const { element } = one
  const { widget, slot, input } = await one.loading
  const tell = (kind: string, error: unknown) => {
    report(kind, { remote: slot.remote, tag: slot.tag, error })
    if (kind !== 'render') return
    replay() // to the forms of the HTML that stays
    element.setAttribute('data-failed', '')
    one.settle(false)
  }
  const replay = recordChanges(element)
  const last = slot.rendered ? element.cloneNode(true) : fallbackOf(slot.id)
  const props: ApplicationProps & AppProps = {
    ...app,
    domElement: element,
    widget,
    input,
    report: tell,
    last: () => last,
    ready: () => {
      replay()
      element.setAttribute('data-awake', '')
      one.settle(true)
    },
  }
  const lifecycles = applicationOf({ slotId: slot.id, hydrate: slot.rendered, report: tell })
  if (!slot.rendered) element.textContent = ''
  await withTimeout(lifecycles.mount(props), limit, `mounting ${slot.tag}`)
  one.draw = () => lifecycles.update?.({ ...props, input: inputOf(one) })
  if (one.slot !== slot) void redraw(one) // the visitor went on while it was loading
  return () => lifecycles.unmount(props)
}

/** One after the other: data of an earlier address must not be drawn after those of a later one. */
function redraw(one: Live) {
  one.drawing = (one.drawing ?? Promise.resolve())
    .then(() => loadData(one.slot))
    .then(() => isHere(one) && one.draw?.())
    .catch((error) => isHere(one) && fail(one, error))
  return one.drawing
}

async function register(id: string) {
  // Registered again on each page: one that could not be loaded, or broke, must not be missing for the rest of the visit.
  if (getAppStatus(id)) await unregisterApplication(id)
  let unmount: (() => Promise<unknown>) | undefined
  registerApplication<Record<string, never>>({
    name: id,
    // single-spa changes nothing else while an application loads: one is active once there is nothing left to wait for.
    activeWhen: () => live.get(id)?.loaded === true,
    app: async () => {
      await live.get(id)?.loading
      return {
        bootstrap: async () => {},
        mount: async (app) => {
          const one = live.get(id)
          if (one) unmount = await mount(one, app)
        },
        unmount: async () => unmount?.(),
      }
    },
  })
}

const change = () =>
  withTimeout(triggerAppChange(), limit, 'single-spa').catch((error) => report('single-spa', { error }))

/** Registers a slot's widget with single-spa and mounts it. True once live; false when the slot fell back. */
export async function adopt(slot: SlotRecord, element: HTMLElement): Promise<boolean> {
  if (!element.isConnected) return false // the page was left first: its place belongs to the next page's slot
  const id = idOf(slot)
  current.applications = applications
  return new Promise((settle) => {
    const one = { slot, element, settle } as Live
    live.set(id, one)
    one.loading = load(one)
    void Promise.allSettled([one.loading, register(id)]).then(() => {
      one.loaded = true
      void change()
    })
  })
}

/** Identity that must stay the same for a slot to go on living: place, widget, attributes, and in its scripts' URLs the version. */
const identityOf = ({ id, route, remote, tag, attributes, scripts }: SlotRecord) =>
  JSON.stringify([id, route, remote, tag, attributes, scripts])

/** Slots of the page on screen that go on living on the next one. One that is not live yet begins again with the server's new HTML. */
function survivors(next: PageData): Live[] {
  const kept = next.slots.map(identityOf)
  return [...live.values()].filter(
    ({ slot, element }) =>
      kept.includes(identityOf(slot)) &&
      element.hasAttribute('data-awake') &&
      !element.hasAttribute('data-failed'),
  )
}

/** Gives up what the next page does not have: it is unmounted once that page is there. The elements that stay, by slot id. */
function leave(next: PageData): ReadonlyMap<string, HTMLElement> {
  const staying = survivors(next)
  for (const [id, one] of live) {
    if (staying.includes(one)) continue
    live.delete(id)
    one.settle(false)
  }
  return new Map(staying.map(({ slot, element }) => [slot.id, element]))
}

/** New location, data or page for the slots that stayed. */
async function refresh(slots: readonly SlotRecord[]) {
  const { replaced } = current
  current.replaced = false
  await Promise.all(
    slots.map(async (slot) => {
      const one = live.get(idOf(slot))
      if (!one || (!replaced && JSON.stringify(one.slot) === JSON.stringify(slot))) return
      one.slot = { ...slot, rendered: one.slot.rendered }
      await redraw(one)
    }),
  )
}

const applications = {
  leave,
  /**
   * Unmounts the given-up widgets after their place has gone from the document: emptied on screen, they would let the
   * content below jump up before the next page is there.
   */
  unmount: change,
  refresh,
}
export type Applications = typeof applications

addErrorHandler((error) => {
  const one = live.get(error.appOrParcelName)
  if (one) fail(one, error)
  else report('single-spa', { remote: error.appOrParcelName, error })
})
// Its own clock complains after three seconds, while a slow phone still draws in slices.
setMountMaxTime(limit, false, limit)
start({ urlRerouteOnly: true })
