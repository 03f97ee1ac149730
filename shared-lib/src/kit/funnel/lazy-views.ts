import type { WidgetProps } from '../../contract/define-widget'
import { type Flow, type RawAnswers, stepBySlug } from './flow'
import { allowedSlug, slugOf } from './funnel-guard'
import type { QuestionParts } from './question-props'

/** How a funnel is drawn: its first question at once, the others with the first touch. */
export interface FunnelViews {
  /** Parts that draw a step; undefined until they were loaded. */
  partsOf(slug: string): QuestionParts | undefined
  /** The flow with all its steps, once loaded; undefined where the widget brings it whole. */
  whole(): Flow | undefined
  /** Loads the rest once; after a failure the next call tries again. */
  load(): Promise<void>
}

/** `first` draws its step, or all, and is in the widget's own chunk; `later` is a dynamic import of what draws the others. */
export function lazyViews(
  first: QuestionParts & { readonly slug?: string },
  later?: () => Promise<QuestionParts>,
): FunnelViews {
  let loaded: QuestionParts | undefined
  let loading: Promise<void> | undefined
  const load = async () => {
    loaded = await later?.()
  }
  return {
    partsOf: (slug) => (slug === first.slug || !later ? first : loaded),
    whole: () => loaded?.flow,
    load() {
      loading ??= load().catch((error: unknown) => {
        loading = undefined
        throw error
      })
      return loading
    },
  }
}

/**
 * `preload` of a funnel's widget: waits for what will be drawn first, on the server and in the browser alike, so that
 * both draw the same. Answers in the address may be those of any step: then it waits for all.
 */
export async function preloadQuestion(
  flow: Flow,
  views: FunnelViews,
  { location }: Pick<WidgetProps, 'location'>,
  presets: readonly RawAnswers[] = [],
): Promise<void> {
  // Only a flow that begins with nothing answered can begin without its rest.
  if (location?.query || presets.some((preset) => Object.keys(preset).length > 0)) return views.load()
  const slug = allowedSlug(flow, {}, location ? slugOf(flow, location.path) : '')
  if (slug !== undefined && stepBySlug(flow, {}, slug) && !views.partsOf(slug)) await views.load()
}
