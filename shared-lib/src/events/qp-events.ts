import type { EventFields } from '../contract/define-widget'
import type { widgetEvents } from './widget-events'

type Detail<Fields extends EventFields> = {
  readonly [Name in keyof Fields]: {
    text: string
    integer: number
    number: number
    flag: boolean
    result: object
  }[Fields[Name]]
}
type WidgetEvents = { readonly [Name in keyof typeof widgetEvents]: Detail<(typeof widgetEvents)[Name]> }

/** Every DOM event that leaves a micro-frontend, by name without `qp:`, with the plain data it carries. */
export interface QpEvents extends WidgetEvents {
  /** `campaign`: the page of a campaign that the lead was left on. */
  'lead-submitted': WidgetEvents['lead-submitted'] & { readonly campaign?: string }
  /** A page became current. `location` and `path` carry no query string. */
  'page-view': { readonly location: string; readonly path: string; readonly title: string }
  /** A page became current of which this visitor, who agreed to statistics, sees one of two versions. */
  'experiment-shown': { readonly experiment: string; readonly variant: 'original' | 'variant' }
  /** The visitor's choice, once it is known on a page and whenever it changes. */
  consent: { readonly marketing: 'granted' | 'denied'; readonly statistics: 'granted' | 'denied' }
  /** Navigation began to wait for something. Every start is followed by one end. */
  'loading-start': Readonly<Record<string, never>>
  'loading-end': Readonly<Record<string, never>>
}

export type QpEventName = keyof QpEvents

/** `step` → `qp:step`, the type a DOM listener is given. */
export const qpEventType = <Name extends QpEventName>(name: Name): `qp:${Name}` => `qp:${name}`

/**
 * Dispatches `qp:<name>` from an element: bubbling, and composed so that it also leaves a shadow root.
 * Not cancelable: it tells what happened.
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
