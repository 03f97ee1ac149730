import type { Measured } from '../../visitors/telemetry/telemetry.types'
import { current } from '../current'
import { theShell } from '../telemetry/culprit'
import { noteMeasurements } from '../telemetry/measure'
import { keyOf, noted } from '../telemetry/page-record'
import type { Known } from './ownership'

/** One slot of the page on screen, or the shell around them all. */
export interface Seen {
  /** Undefined for the shell. */
  readonly element: HTMLElement | undefined
  readonly remote: string
  readonly version: string
  readonly tag: string
  /** It loads no script on this page. */
  readonly asleep?: true
}

type SeenSlot = Seen & { readonly element: HTMLElement }

/** Events of it on this page view so far. */
export interface Lived {
  readonly errors: number
  readonly inpMs: number | undefined
  readonly lcpMs: number | undefined
  readonly cls: number | undefined
}

const elementOf = (id: string) =>
  document.querySelector<HTMLElement>(`[data-slot="${id}"],[data-ssr="${id}"]`)

/** Slots that never wake are finished HTML: the page names only their tag, the host knows whose that is. */
function sleepers(known: Known, listed: ReadonlySet<Element>): readonly SeenSlot[] {
  return [...document.querySelectorAll<HTMLElement>('[data-ssr]')].flatMap((element): SeenSlot[] => {
    const owner = listed.has(element) ? undefined : known.servedBy(element.localName)
    return owner ? [{ element, ...owner, tag: element.localName, asleep: true }] : []
  })
}

/** The shell first, then every slot in the order of the page. */
export function seenSlots(known: Known): readonly Seen[] {
  const waking = current.page.slots.flatMap(({ id, remote, tag }): SeenSlot[] => {
    const element = elementOf(id) ?? document.querySelector<HTMLElement>(tag)
    const version = current.page.remotes[remote]?.version ?? ''
    return element ? [{ element, remote, version, tag }] : []
  })
  const slots = [...waking, ...sleepers(known, new Set(waking.map(({ element }) => element)))]
  const inOrder = slots.sort((one, other) =>
    one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  return [{ element: undefined, ...theShell() }, ...inOrder]
}

/** Measured for this panel alone: the host receives only what the visitor allows. */
export function livedBy(seen: Seen): Lived {
  noteMeasurements([])
  const own = noted().filter((one) => keyOf(one) === keyOf(seen))
  const value = (kind: Measured['kind']) =>
    own.flatMap((one) => (one.kind === kind && 'value' in one ? one.value : [])).at(0)
  return {
    errors: own.filter(({ kind }) => kind === 'error' || kind === 'load-failure').length,
    inpMs: value('INP'),
    lcpMs: value('LCP'),
    cls: value('CLS'),
  }
}
