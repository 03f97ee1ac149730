import type {
  Layout,
  LeadField,
  LeadSchema,
  MicroFrontendDefinition,
  RouteCall,
  RouteDefinition,
  VerticalCode,
} from '../../contract/define-micro-frontend'
import type { WidgetContract } from '../../contract/define-widget'
import { checkFlowLead } from '../funnel/contact.answers'
import type { Flow } from '../funnel/flow'
import { flowParameters, readQuery } from '../funnel/funnel-address'
import { firstAddress, funnelGuard, funnelTitle } from '../funnel/funnel-guard'
import { checkSlug, journeyAddresses } from '../funnel/journey-addresses'
import { flowLeadFields } from '../funnel/lead-fields'
import type { DetailsData } from '../funnel/lead-progress'
import { type AskedWords, askedOf, withAsked } from './asked'
import { boundsOf, limitedFlow } from './limits'

/** Words of the journey's pages. Portuguese, one sentence each but for the titles. */
interface JourneyWords extends AskedWords {
  /** As in «o teu pedido …», e.g. `de energia`. */
  readonly of: string
  readonly simulate: string
  readonly details: string
  readonly results: {
    readonly title: string
    readonly description: string
    /** Name of the calculator whose limits are below the page. */
    readonly calculator?: string
  }
}

interface Journey {
  readonly flow: Flow
  /** Missing until the product has a code. */
  readonly vertical?: VerticalCode
  /** Of the questions. */
  readonly layout?: Layout
  readonly widgets: {
    readonly funnel: WidgetContract
    readonly details: WidgetContract
    readonly results: WidgetContract
    /** Page of the answers and what follows, under both of its addresses. */
    readonly summary: WidgetContract
  }
  readonly words: JourneyWords
  readonly results?: {
    readonly load?: (call: RouteCall) => unknown
    /** Parameters of its own, besides the answers. */
    readonly parameters?: readonly string[]
    /** Name of the calculator that ranks: its limits are below the page. */
    readonly calculator?: string
  }
  /** Where the summary shows more than the request, for example a plan for a chosen offer. */
  readonly summary?: {
    readonly load: (call: RouteCall) => unknown
    /** Parameters of its own, besides the answers. */
    readonly parameters?: readonly string[]
  }
  /** Where an offer can be chosen: priced again for the contact form, and in the lead. */
  readonly chosen?: {
    readonly load: (call: RouteCall) => unknown
    readonly lead: LeadSchema
    readonly fields: readonly LeadField[]
  }
}

/** A product's other parts, for programs, tags and the public list of figures. */
type Extras = Pick<MicroFrontendDefinition, 'calculators' | 'tagData' | 'figures' | 'offers'>

/** One product, as its micro-frontend takes it. */
export type JourneyParts = Required<
  Pick<MicroFrontendDefinition, 'widgets' | 'routes' | 'guards' | 'titles' | 'load' | 'leads' | 'leadFields'>
> &
  Extras

/** Checks an untrusted lead of a flow: the answers and the contact. */
export const flowLead =
  (flow: Flow): LeadSchema =>
  (body, today, offers) => {
    const checked = checkFlowLead(limitedFlow(flow, offers, today), body, today)
    return 'problems' in checked ? checked : { lead: { ...checked.lead } }
  }

function routesOf({
  flow,
  vertical,
  layout = 'funnel',
  widgets,
  words,
  results,
  summary,
}: Journey): RouteDefinition[] {
  const addresses = journeyAddresses(flow)
  const answers = flowParameters(flow)
  const simulate = {
    widget: widgets.funnel.tag,
    layout,
    ...(vertical && { vertical }),
    title: flow.title,
    description: words.simulate,
    guard: flow.name,
    query: answers,
    journey: 'Simulação',
  } as const
  const sent = {
    widget: widgets.summary.tag,
    layout: 'contact',
    ...(vertical && { vertical }),
    noIndex: true,
  } as const
  return [
    { ...simulate, path: flow.path },
    { ...simulate, path: firstAddress(flow) },
    {
      ...simulate,
      path: addresses.details,
      widget: widgets.details.tag,
      title: 'Dados de contacto',
      description: words.details,
      journey: 'Resumo',
      noIndex: true,
    },
    {
      ...simulate,
      path: `${flow.path}/:step`,
      params: { step: [...flow.steps.map(({ slug }) => slug), checkSlug] },
      noIndex: true,
    },
    {
      ...words.results,
      path: flow.done,
      widget: widgets.results.tag,
      layout: 'results',
      ...(vertical && { vertical }),
      guard: flow.name,
      query: [...answers, ...(results?.parameters ?? [])],
      ...(results?.calculator && { calculator: results.calculator }),
      journey: 'Resultados',
      noIndex: true,
    },
    {
      ...sent,
      path: addresses.summary,
      ...(summary && { query: [...answers, ...(summary.parameters ?? [])] }),
      title: 'Resumo do pedido',
      description: `O que pediste e a referência do teu pedido ${words.of}.`,
      journey: 'Resumo',
    },
    {
      ...sent,
      path: addresses.contact,
      title: 'Contacto',
      description: `O que se segue no teu pedido ${words.of} e como falar connosco.`,
      journey: 'Contacto',
    },
  ]
}

/** Everything a product's journey is to a micro-frontend: from the first question to what follows the request. */
export function defineJourney(journey: Journey): JourneyParts {
  const { flow, widgets, words, results, summary, chosen } = journey
  const limited = ({ offers, today }: RouteCall) => limitedFlow(flow, offers, today)
  const titleOf = (call: RouteCall) => funnelTitle(limited(call), call)
  const limits = ({ offers, today }: RouteCall) => boundsOf(flow, offers, today)
  const questions = [flow.path, firstAddress(flow), `${flow.path}/:step`]
  return {
    widgets: [widgets.funnel, widgets.details, widgets.results, widgets.summary],
    routes: routesOf(journey),
    guards: { [flow.name]: (call) => funnelGuard(limited(call), call) },
    titles: { [firstAddress(flow)]: titleOf, [`${flow.path}/:step`]: titleOf },
    load: {
      ...Object.fromEntries(questions.map((path) => [path, limits])),
      ...(results?.load && { [flow.done]: results.load }),
      ...(summary && { [journeyAddresses(flow).summary]: summary.load }),
      [journeyAddresses(flow).details]: (call): DetailsData => ({
        ...askedOf(flow, words, readQuery(flow, call.query), call.today),
        chosen: chosen?.load(call),
      }),
    },
    leads: { [flow.name]: withAsked(flow, words, chosen?.lead ?? flowLead(flow)) },
    leadFields: { [flow.name]: [...flowLeadFields(flow), ...(chosen?.fields ?? [])] },
  }
}

const namesOf = (part: JourneyParts) => [
  ...part.widgets.map(({ tag }) => tag),
  ...part.routes.map(({ path }) => path),
  ...Object.keys(part.leads),
  ...Object.keys(part.calculators ?? {}).map((name) => `calculator ${name}`),
]

type Named = 'guards' | 'titles' | 'load' | 'leads' | 'leadFields' | 'calculators' | 'tagData' | 'offers'

/**
 * Merges several products into the parts of one micro-frontend: `joinParts({ ...creditCard, calculators, figures },
 * termDeposit)`. A figure that two of them use is listed once. Throws where two want the same tag, address or name.
 */
export function joinParts(...parts: readonly JourneyParts[]): Required<JourneyParts> {
  const names = parts.flatMap(namesOf)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice) throw new Error(`${twice} belongs to two journeys`)
  const joined = <Key extends Named>(key: Key) =>
    Object.assign({}, ...parts.map((part) => part[key])) as Required<JourneyParts>[Key]
  return {
    widgets: parts.flatMap(({ widgets }) => widgets),
    routes: parts.flatMap(({ routes }) => routes),
    guards: joined('guards'),
    titles: joined('titles'),
    load: joined('load'),
    leads: joined('leads'),
    leadFields: joined('leadFields'),
    calculators: joined('calculators'),
    tagData: joined('tagData'),
    offers: joined('offers'),
    figures: [...new Set(parts.flatMap(({ figures = [] }) => figures))],
  }
}
