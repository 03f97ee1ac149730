import type { ComponentType } from 'react'
import type { AttributeSpecs, AttributesOf } from './attributes'
import type { QpEvents } from './widget-events'

/**
 * When the browser wakes a slot: loads its code and hydrates what the server printed. `never` is for what holds only
 * words and links: the server's HTML is all of it.
 */
export type Wake = 'now' | 'visible' | 'idle' | 'interaction' | 'never'

/**
 * Fields of a DOM event's `detail`: plain data only. `result` is what the calculator that the tag is named after answers
 * (`qp-imi`: `imi`), an object by that calculator's own `output`.
 */
export type EventFields = Readonly<Record<string, 'text' | 'integer' | 'number' | 'flag' | 'result'>>

/** How a slot waits for its code. */
export interface SlotPolicy {
  readonly wake: Wake
  /** Reserved height in px, so that nothing moves while the widget is missing or waking. */
  readonly minHeight: { readonly small: number; readonly wide: number }
}

export interface WidgetContract<Specs extends AttributeSpecs = AttributeSpecs> extends SlotPolicy {
  readonly tag: `qp-${string}`
  readonly title: string
  /** One sentence for editors: what it is and when to use it. Portuguese. */
  readonly description: string
  readonly attributes: Specs
  readonly events?: Readonly<Record<string, EventFields>>
  /** Where a tag in a story or on a foreign page differs from the same widget on a page of its own. */
  readonly asTag?: Partial<SlotPolicy>
  /** Fills the slot when the widget cannot be loaded. The phone line is added by the host. */
  readonly placeholder: { readonly text: string; readonly href: string; readonly linkText: string }
  /** Content the widget needs, by its `/api/getCache` path; the host reads it and passes it as `data`. */
  readonly content?: string
  /** False: the shell or a route places it, so editors are not offered it as a block. */
  readonly inStories?: false
  readonly examples: readonly { readonly title: string; readonly attributes: Record<string, string> }[]
}

/** Address of the widget when it owns the page; a tag inside a story has none and keeps its state in memory. */
export interface WidgetLocation {
  /** Path without a trailing slash, e.g. `/energia/simular/morada`. */
  readonly path: string
  /** Query string without `?`; never holds personal data. */
  readonly query: string
}

/** The company of the site: set by its owner, never code. A missing text is '' and shown nowhere. */
export interface Company {
  readonly name: string
  /** E.164, e.g. `+351210000000`. */
  readonly phone: string
  readonly phoneText: string
  readonly phoneHours: string
  readonly phoneCost: string
  readonly email: string
  /** Page of the site with a form to write to us. */
  readonly contactPath: string
}

/** Detail of an event: of the kit's own it is known; a vertical's is in its contract. */
type DetailOf<Name extends string> = Name extends keyof QpEvents
  ? QpEvents[Name]
  : Readonly<Record<string, unknown>>

/** The shell's offer to a mounted widget. On the server every call is inert. */
export interface WidgetShell {
  readonly company: Company
  /** Origin of the host's API, '' on the site itself; foreign pages get the absolute origin. */
  readonly apiUrl: string
  /** Goes to a path of the site. Steps of the same route only change the location; `replace` keeps history short. */
  navigate(url: string, options?: { replace?: boolean }): void
  /**
   * Replaces the query of the address (without `?`) with the state of the page, without a request: typed values survive
   * a reload and can be shared. Only for the widget that owns the page; ignored for tags in stories.
   */
  replaceQuery(query: string): void
  /** A bubbling, composed DOM event `qp:<name>` from the widget's own element, with plain data. */
  emit<Name extends string>(name: Name, detail: DetailOf<Name>): void
  /** Title of the document while this widget owns the page; ignored for tags in stories. */
  setTitle(title: string): void
}

export interface WidgetProps<Specs extends AttributeSpecs = AttributeSpecs, Data = unknown> {
  readonly attributes: AttributesOf<Specs>
  /** Content (`contract.content`) or what the route's `load` returned on the server. */
  readonly data: Data | undefined
  readonly location: WidgetLocation | undefined
  /** ISO date (YYYY-MM-DD, Lisbon) the page was made for: rules never read the clock. */
  readonly today: string
  readonly shell: WidgetShell
}

/** A widget as the shell and the server see it: its attributes are known from its contract, at run time. */
export interface Widget {
  readonly contract: WidgetContract
  readonly View: ComponentType<WidgetProps>
  /** Loads what the first paint needs (a lazy step), so that hydration finds it there. Awaited before mounting. */
  readonly preload?: ((props: WidgetProps) => Promise<void>) | undefined
}

/** How a widget waits: on a page of its own, or as a tag in a story or on a foreign page. */
export const slotPolicy = ({ wake, minHeight, asTag }: WidgetContract, isTag: boolean): SlotPolicy => ({
  wake,
  minHeight,
  ...(isTag && asTag),
})

/** Declares a widget. Everything else about it (tag, parser, CMS block, docs, tests) is generated from this. */
export const defineWidget = <const Specs extends AttributeSpecs>(
  contract: WidgetContract<Specs>,
): WidgetContract<Specs> => contract

/**
 * Joins a contract with the React component that draws it: the default export of `<tag>.widget.tsx`.
 * The view is typed by the contract here; past this point its types are erased, as they cross a federation container.
 */
export const implementWidget = <Specs extends AttributeSpecs>(
  contract: WidgetContract<Specs>,
  // biome-ignore lint/suspicious/noExplicitAny: the data's type is the vertical's own; it crosses as plain JSON.
  View: ComponentType<WidgetProps<Specs, any>>,
  preload?: (props: WidgetProps<Specs>) => Promise<void>,
): Widget => ({
  contract,
  View: View as unknown as Widget['View'],
  preload: preload as unknown as Widget['preload'],
})
