import type { SlotRecord } from 'shared-lib/contract/page-data'
import { isPlainClick } from 'shared-lib/kit/events/plain-click'
import { chunk } from './chunk'
import { current } from './current'
import { interactions, wakeWhenDue } from './wake-policy'

interface Sleeping {
  readonly slot: SlotRecord
  /** Buttons pressed before the widget was there: pressed again for it afterwards. A double tap counts once. */
  readonly pressed: Set<HTMLElement>
  waking?: Promise<void>
}

const sleeping = new WeakMap<Element, Sleeping>()

const holderOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('[data-slot],[data-ssr]') : null

const slotElement = ({ id }: SlotRecord) =>
  document.querySelector<HTMLElement>(`[data-slot="${id}"],[data-ssr="${id}"]`)

/** The code that needs the file reports failures; this only starts the download early, at the very same URL. */
const prefetch = (url: string) => void import(/* webpackIgnore: true */ url).catch(() => {})

const loadWake = () => chunk(() => import(/* webpackChunkName: "wake" */ './wake'))

async function open(element: HTMLElement, { slot, pressed }: Sleeping) {
  await current.ready
  const entry = current.page.remotes[slot.remote]?.entry
  const wake = loadWake()
  for (const url of [entry ?? [], slot.scripts].flat()) prefetch(url)
  // Cached by the browser for the chunk that requests it again and reports failures.
  if (slot.dataAt) fetch(slot.dataAt).catch(() => {})
  const awake = await wake.then(({ mountSlot }) => mountSlot(slot, element)).catch(() => false) // reported by `chunk`: the slot stays what the server printed
  sleeping.delete(element)
  for (const button of pressed) if (awake || button.matches(opener)) button.click()
}

function wakeSlot(element: Element | null) {
  const state = element && sleeping.get(element)
  if (state) state.waking ??= open(element as HTMLElement, state)
}

/** A link that opens a window over this page once its widget is live, and is a plain link until then. */
const opener = 'a[aria-haspopup]'

/** Links and plain GET forms work without us; any other press inside a sleeping slot is kept for its widget. */
function keepPress(event: MouseEvent) {
  const button =
    event.target instanceof Element &&
    event.target.closest<HTMLElement & Partial<HTMLButtonElement>>(`button,[role=button],${opener}`)
  const holder = holderOf(event.target)
  const state = holder && sleeping.get(holder)
  if (!button || !state || button.closest(`a:not(${opener})`)) return
  if (button.matches(opener) && !isPlainClick(event)) return
  if (button.type === 'submit' && button.form?.method === 'get') return
  event.preventDefault()
  event.stopPropagation()
  state.pressed.add(button)
  wakeSlot(holder) // a screen reader's click has no pointer before it
}

/** A widget that kept something for this visit, in a draft by its tag, shows it at once. */
function keeps(tag: string): boolean | undefined {
  try {
    return `qp:draft:${tag}` in sessionStorage
  } catch {} // storage is refused
}

/** Puts every slot of the page on screen to sleep until its contract wakes it. Slots still mounted are left alone. */
export function watchSlots() {
  for (const slot of current.page.slots) {
    const element = slotElement(slot)
    if (!element || sleeping.has(element) || element.hasAttribute('data-awake')) continue
    sleeping.set(element, { slot, pressed: new Set() })
    wakeWhenDue(keeps(slot.tag) ? 'now' : slot.wake, element, () => wakeSlot(element))
  }
}

/** Listens for all slots, present and future, from the document. */
export function hearSlots() {
  for (const type of interactions)
    document.addEventListener(type, ({ target }) => wakeSlot(holderOf(target)), {
      capture: true,
      passive: true,
    })
  document.addEventListener('click', keepPress, true)
}
