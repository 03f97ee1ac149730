import type { ParameterVersion } from '../rules/dated/parameter-version'
import type { PublishedFigure } from '../rules/dated/published-figure'
import type { LeadProblem } from '../rules/validation/problem'
import type { CalculatorDescription, LeadField, RouteDefinition } from './define-micro-frontend'
import type { Company, WidgetContract } from './define-widget'
import type { OfferKind, PartnerOffers } from './partner-offers'

/** One widget to draw. Plain data: it crosses into a worker thread. */
export interface RenderCall {
  readonly tag: string
  /** Slot id; also React's `identifierPrefix` on both sides. */
  readonly id: string
  readonly attributes: Readonly<Record<string, string>>
  readonly location?: { readonly path: string; readonly query: string }
  /** Route path as declared, when the widget owns the page: its guard and load run first. */
  readonly route?: string
  readonly data?: unknown
  readonly today: string
  readonly company: Company
  readonly offers?: PartnerOffers
}

export type RenderResult =
  | { readonly redirect: string }
  | {
      readonly html: string
      /** Returned by `load`, or the data passed in: the browser must hydrate with them. */
      readonly data?: unknown
      readonly title?: string
    }

interface BundleDescription {
  readonly name: `mf-${string}`
  readonly owner: string
  readonly widgets: readonly WidgetContract[]
  readonly routes: readonly RouteDefinition[]
  readonly leads: readonly string[]
  readonly leadFields: Readonly<Record<string, readonly LeadField[]>>
  readonly calculators: Readonly<Record<string, CalculatorDescription>>
  /** Tags that need data of the server on any page. */
  readonly tagData: readonly string[]
  readonly figures: readonly PublishedFigure[]
  readonly offers: Readonly<Record<string, OfferKind>>
}

export type Calculated =
  /** With every parameter value that the result depends on; bundles of older deployments do not return them. */
  | { readonly result: object; readonly parameters?: readonly ParameterVersion[] }
  | { readonly problems: readonly LeadProblem[] }

/** Exports of a deployment's `server/` bundle. No I/O, no clock. */
export interface ServerBundle {
  describe(): BundleDescription
  /** Waits for the parts that the first paint needs, as the browser does before it hydrates. */
  render(call: RenderCall): Promise<RenderResult>
  validateLead(call: {
    vertical: string
    body: unknown
    today: string
    offers?: PartnerOffers
  }): { readonly lead: Readonly<Record<string, unknown>> } | { readonly problems: readonly LeadProblem[] }
  /** Throws for a name it does not have. */
  calculate(call: { name: string; input: object; today: string; offers?: PartnerOffers }): Calculated
  /** Data of a tag on a foreign page; raw attributes, parsed by its contract. */
  tagData(call: {
    tag: string
    attributes: Readonly<Record<string, string>>
    today: string
    offers?: PartnerOffers
  }): unknown
}
