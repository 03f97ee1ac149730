import type { ComponentType } from 'react'
import type { WidgetProps } from '../contract/define-widget'
import { type Flow, type RawAnswers, stepBySlug } from './flow'
import { readQuery } from './funnel-address'
import { allowedSlug, slugOf } from './funnel-guard'
import type { QuestionProps, QuestionViews } from './question-props'

type View<Answers> = ComponentType<QuestionProps<Answers>>

/** The views of a funnel: the first question at once, the others with the first touch. */
export interface FunnelViews<Answers> {
  /** Undefined until it was loaded. */
  viewOf(slug: string): View<Answers> | undefined
  /** Loads the rest once; after a failure the next call tries again. */
  load(): Promise<void>
}

/** `now` is in the widget's own chunk; `later` is a dynamic import, so that the first step carries only itself. */
export function lazyViews<Answers>(
  now: QuestionViews<Answers>,
  later?: () => Promise<QuestionViews<Answers>>,
): FunnelViews<Answers> {
  let known = now
  let loading: Promise<void> | undefined
  const load = async () => {
    known = { ...known, ...(await later?.()) }
  }
  return {
    viewOf: (slug) => known[slug],
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
 * `preload` of a funnel's widget: waits for the view of the question that will be drawn first, on the server and in
 * the browser alike, so that both draw the same.
 */
export async function preloadQuestion<Answers>(
  flow: Flow<Answers>,
  views: FunnelViews<Answers>,
  { location }: Pick<WidgetProps, 'location'>,
  preset: RawAnswers = {},
): Promise<void> {
  const raw = location ? readQuery(flow, location.query) : preset
  const slug = allowedSlug(flow, raw, location ? slugOf(flow, location.path) : '', false)
  if (slug !== undefined && stepBySlug(flow, raw, slug) && !views.viewOf(slug)) await views.load()
}
