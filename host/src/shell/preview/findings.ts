import { parseHtml } from 'shared-lib/kit/trusted/trusted-types'
import { latestFirst } from './latest-first'
import { morphChildren } from './morph'

/** In ms after the last keystroke: half a word is not worth judging. */
const pauseMs = 500

/** The host's word on a story. */
export interface FindingsAnswer {
  /** Findings to fix in it. */
  readonly html: string
  /** Why its page does not show the saved draft. */
  readonly hidden?: string
}

/** A story as it is typed, or as it is saved. */
type About = { readonly story: unknown } | { readonly saved: 'draft' | 'published' }

interface FindingsOptions {
  readonly place: Element
  readonly ask: (about: About) => Promise<FindingsAnswer | undefined>
  /** Why the page does not show the saved draft. */
  readonly hidden: (words: string) => void
  readonly failed: (error: unknown) => void
}

/** Updates the findings as the story is typed and saved. Open parts stay open, and the focus stays. */
export function createFindings({ place, ask, hidden, failed }: FindingsOptions) {
  let pause: ReturnType<typeof setTimeout> | undefined

  function show(answer: FindingsAnswer | undefined) {
    if (!answer) return
    const next = document.createElement('div')
    next.append(parseHtml(answer.html))
    morphChildren(place, next, { keeps: () => false })
    if (answer.hidden) hidden(answer.hidden)
  }

  const judge = latestFirst(ask, show, failed)
  return {
    typed(story: unknown) {
      clearTimeout(pause)
      pause = setTimeout(judge, pauseMs, { story })
    },
    saved(saved: 'draft' | 'published') {
      clearTimeout(pause)
      judge({ saved })
    },
  }
}
