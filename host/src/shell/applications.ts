import type { PageData, SlotRecord } from 'shared-lib/contract/page-data'
import { withTimeout } from 'shared-lib/federation/with-timeout'
import { type ApplicationProps, applicationOf } from 'shared-lib/mount/application'
import { recordChanges } from 'shared-lib/mount/replay'
import { viewProps } from 'shared-lib/mount/view-props'
import {
  type AppProps,
  addErrorHandler,
  getAppStatus,
  MOUNTED,
  type Parcel,
  type ParcelConfig,
  registerApplication,
  SKIP_BECAUSE_BROKEN,
  setMountMaxTime,
  start,
  triggerAppChange,
  unregisterApplication,
} from 'single-spa'
import { current } from './current'
import { fallBack, fallbackOf } from './fallback'
import { navigate } from './navigate'
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
  /** Draws the slot as it is now; there once the widget is mounted. */
  draw?: () => Promise<unknown> | undefined
  drawing?: Promise<unknown>
}

const live = new Map<string, Live>()

/** One single-spa application per widget, on any page. */
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

/** Loads the widget and mounts it as a parcel of its application; the application itself never waits for this. */
async function attach(one: Live, mountParcel: AppProps['mountParcel']) {
  const { slot, element } = one
  const remote = current.page.remotes[slot.remote]
  if (!remote) throw new Error(`the page names no remote ${slot.remote}`)
  const [widget] = await Promise.all([loadWidget(remote, slot.tag), loadData(slot)])
  const tell = (kind: string, error: unknown) => {
    report(kind, { remote: slot.remote, tag: slot.tag, error })
    if (kind !== 'render') return
    replay() // to the forms of the HTML that stays
    element.setAttribute('data-failed', '')
    one.settle(false)
  }
  const input = inputOf({ ...one, slot })
  await widget.preload?.(viewProps(widget, input))
  if (!isHere(one)) return
  const replay = recordChanges(element)
  const last = slot.rendered ? element.cloneNode(true) : fallbackOf(slot.id)
  const props: ApplicationProps = {
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
  const parcel = mountParcel(lifecycles as ParcelConfig, {
    ...props,
    domElement: element,
  }) as Parcel<ApplicationProps>
  await withTimeout(parcel.mountPromise, limit, `mounting ${slot.tag}`)
  // Left in between: single-spa skips a parcel that was still mounting, and is already at one that was not.
  if (!isHere(one)) return void (parcel.getStatus() === MOUNTED && (await parcel.unmount()))
  one.draw = () => parcel.update?.({ ...props, input: inputOf(one), domElement: element } as ApplicationProps)
  if (one.slot !== slot) await redraw(one) // the visitor went on while it was loading
}

/** One after the other: single-spa refuses an update while another is under way. */
function redraw(one: Live) {
  one.drawing = (one.drawing ?? Promise.resolve())
    .then(() => loadData(one.slot))
    .then(() => isHere(one) && one.draw?.())
    .catch((error) => isHere(one) && fail(one, error))
  return one.drawing
}

async function register(id: string) {
  // A widget that broke while leaving must not be missing for the rest of the visit.
  if (getAppStatus(id) === SKIP_BECAUSE_BROKEN) await unregisterApplication(id)
  if (getAppStatus(id) !== null) return
  registerApplication<Record<string, never>>({
    name: id,
    activeWhen: () => live.has(id),
    app: {
      bootstrap: async () => {},
      mount: async ({ mountParcel }) => {
        const one = live.get(id)
        if (one) attach(one, mountParcel).catch((error) => isHere(one) && fail(one, error))
      },
      unmount: async () => {},
    },
  })
}

/** Registers a slot's widget with single-spa and mounts it. True once live; false when the slot fell back. */
export async function adopt(slot: SlotRecord, element: HTMLElement): Promise<boolean> {
  if (!element.isConnected) return false // the page was left first: its place belongs to the next page's slot
  const id = idOf(slot)
  current.applications = applications
  const settled = new Promise<boolean>((settle) => {
    live.set(id, { slot, element, settle })
  })
  await register(id)
  await triggerAppChange()
  return settled
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

/** Gives up widgets missing from the next page, to be unmounted once it is there. Returns staying elements by slot id. */
function leave(next: PageData): ReadonlyMap<string, HTMLElement> {
  const staying = survivors(next)
  for (const [id, one] of live) {
    if (staying.includes(one)) continue
    live.delete(id)
    one.settle(false)
  }
  return new Map(staying.map(({ slot, element }) => [slot.id, element]))
}

/**
 * Unmounts the given-up widgets after their place has gone from the document: emptied on screen, they would let the
 * content below jump up before the next page is there.
 */
const unmount = () =>
  withTimeout(triggerAppChange(), limit, 'unmount').catch((error) => report('unmount', { error }))

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

const applications = { leave, unmount, refresh }
export type Applications = typeof applications

addErrorHandler((error) => report('single-spa', { remote: error.appOrParcelName, error }))
// Its own clock complains after three seconds, while a slow phone still draws in slices.
setMountMaxTime(limit, false, limit)
start({ urlRerouteOnly: true })
