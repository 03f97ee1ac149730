import type { QpEventName, QpEvents } from '../../contract/widget-events'

export type { QpEventName, QpEvents }

/** `step` → `qp:step`, the type a DOM listener is given. */
const qpEventType = <Name extends QpEventName>(name: Name): `qp:${Name}` => `qp:${name}`

/**
 * Dispatches `qp:<name>` from an element: bubbling, and composed so that it also leaves a shadow root. Not cancelable:
 * it happens after the fact.
 */
export function dispatchQpEvent<Name extends QpEventName>(
  target: EventTarget,
  name: Name,
  detail: QpEvents[Name],
): void {
  target.dispatchEvent(new CustomEvent(qpEventType(name), { bubbles: true, composed: true, detail }))
}

/** Listens to `qp:<name>` on a target and below. Returns what stops listening. */
export function onQpEvent<Name extends QpEventName>(
  target: EventTarget,
  name: Name,
  listener: (detail: QpEvents[Name], event: CustomEvent<QpEvents[Name]>) => void,
): () => void {
  const heard = (event: Event) => {
    const custom = event as CustomEvent<QpEvents[Name]>
    listener(custom.detail, custom)
  }
  target.addEventListener(qpEventType(name), heard)
  return () => target.removeEventListener(qpEventType(name), heard)
}
