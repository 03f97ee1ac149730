import { useCallback, useEffect, useState } from 'react'
import { sessionDraft } from './draft'
import type { RawAnswers } from './input-field'

/**
 * Texts in a form of one screen, and the function that changes some, which never changes itself. On a page of the site what
 * is typed is there again after a reload: `place` names the form and its address.
 */
export function useTexts(first: RawAnswers | (() => RawAnswers), place?: string) {
  const [texts, setTexts] = useState(first)
  useEffect(() => {
    if (place) setTexts((now) => ({ ...now, ...sessionDraft(place).read() }))
  }, [place])
  const change = useCallback(
    (changes: RawAnswers) =>
      setTexts((before) => {
        const now = { ...before, ...changes }
        if (place) sessionDraft(place).write(now)
        return now
      }),
    [place],
  )
  return [texts, change] as const
}
