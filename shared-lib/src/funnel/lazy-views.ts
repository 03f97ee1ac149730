import type { ComponentType } from 'react'
import type { WidgetProps } from '../contract/define-widget'
import { type Flow, type RawAnswers, stepBySlug } from './flow'
import { allowedSlug, slugOf } from './funnel-guard'
import type { QuestionProps, QuestionViews } from './question-props'

type View<Answers> = ComponentType<QuestionProps<Answers>>

/** The views of a funnel: the first question at once, the others with the first touch. */
export interface FunnelViews<Answers> {
  /** Undefined until it was loaded. */
  viewOf(slug: string): View<Answers> | undefined
  /** The flow with all its steps, once loaded; undefined where the widget brings it whole. */
  whole(): Flow<Answers> | undefined
  /** Loads the rest once; after a failure the next call tries again. */
  load(): Promise<void>
}

interface LaterViews<Answers> {
  readonly questions: QuestionViews<Answers>
  /** With the optional steps, whose rules the first step can do without. */
  readonly flow?: Flow<Answers>
}

/** `now` is in the widget's own chunk; `later` is a dynamic import, so that the first step carries only itself. */
export function lazyViews<Answers>(
  now: QuestionViews<Answers>,
  later?: () => Promise<LaterViews<Answers>>,
): FunnelViews<Answers> {
  let loaded: LaterViews<Answers> | undefined
  let loading: Promise<void> | undefined
  const load = async () => {
    loaded = await later?.()
  }
  return {
    viewOf: (slug) => now[slug] ?? loaded?.questions[slug],
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
export async function preloadQuestion<Answers>(
  flow: Flow<Answers>,
  views: FunnelViews<Answers>,
  { location }: Pick<WidgetProps, 'location'>,
  preset: RawAnswers = {},
): Promise<void> {
  if (location?.query) return views.load()
  const slug = allowedSlug(flow, preset, location ? slugOf(flow, location.path) : '', false)
  if (slug !== undefined && stepBySlug(flow, preset, slug) && !views.viewOf(slug)) await views.load()
}
