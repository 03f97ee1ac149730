import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { LoadedAnswer } from './answer-view'
import type { CalculatorView } from './calculator-view'

/** Long after the first question can be answered, and mostly before a visitor has. */
const readingMs = 2_000

/** Loads the view of the result; a failure shows with the request of the result itself. */
const bring = ({ answer }: CalculatorView, redraw: (loaded: LoadedAnswer) => void) =>
  void answer.load().then(redraw, () => {})

/**
 * The code of results and mistakes. An opening answer (`isPrinted`) stays as the server's HTML until the visitor touches
 * the page, which so needs no code of it.
 */
export function useAnswerCode(
  view: CalculatorView,
  panel: RefObject<HTMLElement | null>,
  isPrinted: boolean,
) {
  const [asleep, setAsleep] = useState(isPrinted)
  const onAwake = useCallback(() => setAsleep(false), [])
  const loaded = asleep ? undefined : view.answer.current()
  const [, redraw] = useState(loaded)
  // Reading for a while starts the download too: on a slow network a late mistake would push the questions down.
  // After a navigation inside the site there is no server HTML, so it loads at once.
  useEffect(() => {
    const printed = panel.current?.querySelector('h2')
    const timer = setTimeout(bring, printed ? readingMs : 0, view, redraw)
    return () => clearTimeout(timer)
  }, [view, panel])
  return {
    asleep,
    onAwake,
    loaded,
    /** The first touch starts the download while the visitor answers. */
    ahead: () => bring(view, redraw),
  }
}
