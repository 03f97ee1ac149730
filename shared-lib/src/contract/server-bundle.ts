import type { LeadProblem, RouteDefinition } from './define-micro-frontend'
import type { Company, WidgetContract } from './define-widget'

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
}

export type RenderResult =
  | { readonly redirect: string }
  | {
      readonly html: string
      /** What `load` returned, or the data passed in: what the browser must hydrate with. */
      readonly data?: unknown
      readonly title?: string
    }

export interface BundleDescription {
  readonly name: `mf-${string}`
  readonly owner: string
  readonly widgets: readonly WidgetContract[]
  readonly routes: readonly RouteDefinition[]
  readonly leads: readonly string[]
}

/** What a deployment's `server/` bundle exports. No I/O, no clock. */
export interface ServerBundle {
  describe(): BundleDescription
  render(call: RenderCall): RenderResult
  validateLead(call: {
    vertical: string
    body: unknown
    today: string
  }): { readonly lead: Readonly<Record<string, unknown>> } | { readonly problems: readonly LeadProblem[] }
}
