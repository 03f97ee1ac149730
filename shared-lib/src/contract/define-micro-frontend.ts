import type { PublishedFigure } from '../rules/dated/published-figure'
import type { LeadProblem } from '../rules/validation/problem'
import { checkBounds } from './bounded-schema'
import { checkContract } from './check-contract'
import { refuseAddresses } from './declared-addresses'
import type { WidgetContract } from './define-widget'
import type { OfferKind, PartnerOffers } from './partner-offers'

export const layouts = [
  'contact',
  'default',
  'funnel',
  'energy',
  'no-header-footer',
  'no-header-redux-footer',
  'no-navigation',
  'results',
] as const
export type Layout = (typeof layouts)[number]

/** Product vertical codes; TD (deposits) is ours. */
export type VerticalCode = 'EN' | 'CI' | 'BB' | 'PL' | 'HL' | 'CC' | 'TD'

/** Input of a route's `guard` and `load`. Pure data in, plain data out: no I/O, no clock. */
export interface RouteCall {
  readonly path: string
  /** Query string without `?`. */
  readonly query: string
  /** ISO date, Lisbon. */
  readonly today: string
  /** Offers that editors keep, of the kinds in the definition's `offers`; for `load`. */
  readonly offers?: PartnerOffers
}

/** A guard's answer: go on, or go there first (path with query). */
export type GuardAnswer = { readonly redirect: string } | undefined

export interface RouteDefinition {
  /** `/energia/simular` or `/energia/simular/:step`; `:name` matches one segment. */
  readonly path: string
  readonly widget: `qp-${string}`
  readonly layout: Layout
  readonly vertical?: VerticalCode
  readonly title: string
  readonly description: string
  /** Name of a guard in the definition's `guards`; an unknown name throws when the deployment is read. */
  readonly guard?: string
  /** Values that `:name` may take; anything else is a 404. */
  readonly params?: Readonly<Record<string, readonly string[]>>
  /** Query parameters that change the page; all others are ignored and dropped from its cache key. */
  readonly query?: readonly string[]
  /** Journey stage shown to the visitor and sent with page-view events. */
  readonly journey?: 'Simulação' | 'Resultados' | 'Resumo' | 'Contacto'
  /** Pages with a visitor's own answers are kept out of search engines. */
  readonly noIndex?: boolean
  /**
   * Made for a frame of any other site: no chrome, no cookie notice, no cookie, no analytics, no indexing, and its
   * links open in a new tab. Its layout is `no-header-footer`.
   */
  readonly embed?: boolean
  /** Name of the definition's calculator that the page shows: its limits are listed below the page. */
  readonly calculator?: string
}

/** Checks an untrusted lead body; gives the clean lead or every problem. Runs inside the deployment's server bundle. */
export type LeadSchema = (
  body: unknown,
  today: string,
  offers?: PartnerOffers,
) => { readonly lead: Readonly<Record<string, unknown>> } | { readonly problems: readonly LeadProblem[] }

/** A field of a lead, as pages, partners and receivers count on it. */
export interface LeadField {
  /** Path in the body, e.g. `answers.zipcode`. */
  readonly name: string
  /** `sometimes`: for some answers. */
  readonly required: 'always' | 'sometimes' | 'never'
  /** The only values it takes, where there are but a few. */
  readonly options?: readonly string[]
}

/** A JSON Schema (2020-12), as plain data: the API checks with it and its documentation prints it. */
export type Schema = Readonly<Record<string, unknown>>

/** A calculation offered to programs at `POST /api/calculators/<name>`. Texts are English. */
export interface CalculatorDescription {
  readonly title: string
  readonly description: string
  /** Of the body: an object; what it does not name is refused. */
  readonly input: Schema
  readonly output: Schema
  /** The first one is also tested: each input must fit and give a result. */
  readonly examples: readonly { readonly title: string; readonly input: object }[]
  /** Portuguese: what people call it where no page of its own has its title. */
  readonly called?: string
  /** Limits of the result, one sentence each. Portuguese: people read it on the page as well. */
  readonly limits?: readonly string[]
}

export interface Calculator extends CalculatorDescription {
  /**
   * The result as plain data, or every field in trouble by its path (`kwh.offPeak`). The input fits the schema.
   * Runs inside the deployment's server bundle: no I/O, no clock.
   */
  readonly calculate: (
    // biome-ignore lint/suspicious/noExplicitAny: typed by the schema next to it, which checked it
    input: any,
    today: string,
    offers?: PartnerOffers,
  ) => { readonly result: object } | { readonly problems: readonly LeadProblem[] }
}

/** Input of a tag's data. */
export interface TagCall {
  /** As the contract parsed them, by camelCase name. */
  readonly attributes: Readonly<Record<string, unknown>>
  /** ISO date, Lisbon. */
  readonly today: string
  readonly offers?: PartnerOffers
}

export interface MicroFrontendDefinition {
  readonly name: `mf-${string}`
  /** Team that answers for it; shown in tables and logs. */
  readonly owner: string
  readonly widgets: readonly WidgetContract[]
  readonly routes: readonly RouteDefinition[]
  readonly guards?: Readonly<Record<string, (call: RouteCall) => GuardAnswer>>
  /** Data for a route's widget, computed on the server from the URL, by route path. */
  readonly load?: Readonly<Record<string, (call: RouteCall) => unknown>>
  /**
   * Data for a tag in a story or on a foreign page, computed on the server from its attributes, by tag: what would
   * weigh too much in the browser.
   */
  readonly tagData?: Readonly<Record<string, (call: TagCall) => unknown>>
  /** By name as in the address, e.g. `energy-bill`. */
  readonly calculators?: Readonly<Record<string, Calculator>>
  /** Kinds of offers that editors keep for it, by name as in `offer-electricity`. */
  readonly offers?: Readonly<Record<string, OfferKind>>
  /** Every dated figure of law and market of its rules, for the public list. */
  readonly figures?: readonly PublishedFigure[]
  /** Document titles that depend on the URL, by route path; the route's own `title` otherwise. */
  readonly titles?: Readonly<Record<string, (call: RouteCall) => string>>
  /** Lead schemas by vertical name as posted to `/api/leads`, e.g. `energy`. */
  readonly leads?: Readonly<Record<string, LeadSchema>>
  /** Fields of these leads, to compare versions; unknown for a vertical that is not listed. */
  readonly leadFields?: Readonly<Record<string, readonly LeadField[]>>
}

/** Declares a micro-frontend, refusing what could only fail later in front of a visitor. */
export function defineMicroFrontend(definition: MicroFrontendDefinition): MicroFrontendDefinition {
  for (const widget of definition.widgets) checkContract(widget)
  refuseAddresses(definition, definition.name)
  const tags = new Set(definition.widgets.map((widget) => widget.tag))
  if (tags.size !== definition.widgets.length) throw new Error(`${definition.name}: a tag is declared twice`)
  for (const route of definition.routes) {
    if (!tags.has(route.widget))
      throw new Error(`${route.path}: ${route.widget} is not a widget of ${definition.name}`)
    if (route.guard !== undefined && !definition.guards?.[route.guard])
      throw new Error(`Unknown route guard "${route.guard}" on ${route.path}`)
    if (route.embed && route.layout !== 'no-header-footer')
      throw new Error(`${route.path}: an embed has the layout no-header-footer`)
    if (route.calculator !== undefined && !definition.calculators?.[route.calculator])
      throw new Error(`${route.path}: ${route.calculator} is not a calculator of ${definition.name}`)
  }
  for (const path of Object.keys(definition.load ?? {}))
    if (!definition.routes.some((route) => route.path === path)) throw new Error(`load: no route ${path}`)
  for (const tag of Object.keys(definition.tagData ?? {}))
    if (!definition.widgets.some((widget) => widget.tag === tag)) throw new Error(`tagData: no widget ${tag}`)
  for (const [name, { input }] of Object.entries(definition.calculators ?? {})) {
    if (!/^[a-z]+(-[a-z0-9]+)*$/.test(name)) throw new Error(`calculators: ${name} is not kebab-case`)
    checkBounds(input, `calculators: ${name}`)
  }
  for (const name of Object.keys(definition.offers ?? {}))
    if (!/^[a-z]+(-[a-z0-9]+)*$/.test(name)) throw new Error(`offers: ${name} is not kebab-case`)
  for (const vertical of Object.keys(definition.leadFields ?? {}))
    if (!definition.leads?.[vertical]) throw new Error(`leadFields: no leads of ${vertical}`)
  const figures = new Set(definition.figures?.map(({ id }) => id))
  if (figures.size !== (definition.figures?.length ?? 0))
    throw new Error(`${definition.name}: a figure is published twice`)
  return definition
}
