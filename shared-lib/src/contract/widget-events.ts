import type { EventFields } from './define-widget'

/** Detail of each event of the kit: the contracts of tags, the types and the tests take it from here. */
const list = { vertical: 'text', offers: 'integer' } as const

export const widgetEvents = {
  /** A funnel shows a question. `index` counts from 0; `of` is how many the visitor will see as answered so far. */
  step: { vertical: 'text', step: 'text', index: 'integer', of: 'integer' },
  /** Results are on screen; `offers` is how many. */
  'results-shown': list,
  /** The order or the filters changed; `offers` is how many remain. */
  'filter-changed': list,
  /** Offers were put side by side; `offers` is how many. */
  'offers-compared': list,
  /** A part about one offer is on screen: its form, or the plan for it. */
  'offer-chosen': { vertical: 'text', offer: 'text' },
  /** A provider was chosen in a list ('' when the choice was taken back), or the form about an offer of its is on screen. */
  'provider-chosen': { vertical: 'text', provider: 'text' },
  /** A proposal was put into the notebook, which now holds so many. */
  'proposal-added': { vertical: 'text', proposals: 'integer' },
  /** A calculator has an answer, for a visitor's input or for the tag's attributes; `result` is that of its API. */
  calculated: { calculator: 'text', result: 'result' },
  /** A lead was acknowledged by the server. */
  'lead-submitted': { vertical: 'text', reference: 'text' },
} as const

type WidgetEventName = keyof typeof widgetEvents

/** The events of a tag, for its contract: `eventsOf('step', 'results-shown')`. */
export const eventsOf = <const Name extends WidgetEventName>(
  ...names: readonly Name[]
): Pick<typeof widgetEvents, Name> =>
  Object.fromEntries(names.map((name) => [name, widgetEvents[name]])) as Pick<typeof widgetEvents, Name>

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
  /** The visitor's choice, once it is known on a page and whenever it changes. */
  consent: { readonly marketing: 'granted' | 'denied'; readonly statistics: 'granted' | 'denied' }
  /** Navigation began to wait for something. Every start is followed by one end. */
  'loading-start': Readonly<Record<string, never>>
  'loading-end': Readonly<Record<string, never>>
}

export type QpEventName = keyof QpEvents
