import { useMemo, useState } from 'react'
import type { RawAnswers } from './input-field'
import { useTyped } from './use-typed'

/**
 * Texts in a form of one screen, and the function that changes some, which never changes itself. On a page of the site what
 * is typed is there again after a reload: `place` names the form and its address.
 */
export function useTexts(first: RawAnswers | (() => RawAnswers), place?: string) {
  const [start] = useState(first)
  const { typed, put } = useTyped(place)
  const texts = useMemo((): RawAnswers => ({ ...start, ...typed }), [start, typed])
  return [texts, put] as const
}
