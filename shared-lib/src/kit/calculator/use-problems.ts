import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { type Fields, type Form, readTexts } from '../form/form'
import { problemsAfter } from '../form/problems-after'
import type { Problem, RawAnswers } from '../funnel/flow'

/** Most visitors type the next digit within this time, in ms; then the figures follow. */
export const typingPause = 250

/** The list of problems above the form, only once it was sent. A mistake found while typing shows at its field alone. */
type Summary = 'hidden' | 'shown' | 'focused'

/** Problems of a form's texts, and the list of them above it. */
export function useProblems(form: Form<Fields>, first: readonly Problem[]) {
  const [problems, setProblems] = useState(first)
  const [summary, setSummary] = useState<Summary>(first.length > 0 ? 'shown' : 'hidden')
  const left = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(left.current), [])

  /** Once the visitor is in a field again, new problems must not move focus back to the summary. */
  const letGo = () => setSummary((shown) => (shown === 'focused' ? 'shown' : shown))

  return {
    problems,
    summary: problems.length > 0 ? summary : 'hidden',
    /** `sent`: the visitor asked for it, so focus goes to the problems. */
    show(found: readonly Problem[], sent: boolean) {
      setProblems(found)
      if (found.length === 0) setSummary('hidden')
      else if (sent) setSummary('focused')
    },
    follow(now: RawAnswers, changes: RawAnswers) {
      letGo()
      setProblems((shown) => problemsAfter(form, shown, now, changes))
    },
    /**
     * An invalid text shows its problem when the field is left, never while typing; an empty one when the form is sent.
     * With a short delay: the message moves the page, and a button must not move while it is pressed.
     */
    leave({ target }: FocusEvent<HTMLFormElement>, texts: () => RawAnswers) {
      const field = (target as unknown as HTMLInputElement).name
      clearTimeout(left.current)
      left.current = setTimeout(() => {
        const now = texts()
        if (!now[field]?.trim()) return
        const reading = readTexts(form, now)
        const found = 'problems' in reading ? reading.problems.filter((one) => one.field === field) : []
        if (found.length === 0) return
        letGo()
        setProblems((shown) => [...shown.filter((one) => one.field !== field), ...found])
      }, typingPause)
    },
  }
}
