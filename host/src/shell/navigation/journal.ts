import type { QpEventName, QpEvents } from 'shared-lib/kit/events/qp-events'
import { current } from '../current'

/** An event of a page, with the code of the product that the page is about. */
export type PageEvent = {
  [Name in QpEventName]: {
    readonly name: Name
    readonly detail: QpEvents[Name]
    readonly product: string | undefined
  }
}[QpEventName]

/** The page on screen, as events carry it, without query strings. */
const pageHere = (): QpEvents['page-view'] => ({
  location: location.origin + location.pathname,
  path: location.pathname,
  title: document.title,
})

/** An unknown name is kept all the same: the listener knows which ones count. */
const pageEvent = (name: string, detail: object) =>
  ({ name, detail, product: current.page.vertical }) as unknown as PageEvent

/** The event of a page that has become current. */
export const arrivalHere = () => pageEvent('page-view', pageHere())

/** Upper bound of kept events for a visit without a choice yet. */
const longest = 60

// Begun when the first widget wakes or the first link is followed: the page that came with the document is still there.
let notes = [arrivalHere()]
let hear: ((one: PageEvent) => void) | undefined

/** Steps being put on screen: their events wait, so that the page comes first. One may be left while it is drawn. */
let holding = 0
let held: PageEvent[] = []

function note(one: PageEvent) {
  if (holding > 0) return void held.push(one)
  if (hear) return hear(one)
  notes = [...notes, one].slice(-longest)
}

/** Keeps a widget's event until measuring begins. */
export const noteEvent = (name: string, detail: object) => note(pageEvent(name, detail))

export function holdNotes() {
  holding++
}

/** A page or step is on screen; `isNew`: another one than before. Releases the events that waited for it. */
export function noteArrival(isNew: boolean) {
  const still = Math.max(holding - 1, 0)
  holding = 0
  if (isNew) note(arrivalHere())
  holding = still
  if (still > 0) return
  const later = held
  held = []
  later.forEach(note)
}

/**
 * Passes on every event of this visit, each once: earlier ones first, in order.
 * @param since `page`: a visitor who has only now agreed is measured from the page on screen on
 */
export function onEvents(since: 'visit' | 'page', listener: (one: PageEvent) => void) {
  const from = since === 'page' ? notes.findLastIndex(({ name }) => name === 'page-view') : 0
  const earlier = notes.slice(Math.max(from, 0))
  notes = []
  hear = listener
  earlier.forEach(listener)
}
