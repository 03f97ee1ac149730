import { useCallback, useState } from 'react'
import type { RawAnswers } from './input-field'

/** What stands in a form of one screen, and how some of it changes: the same function as long as the form stands. */
export function useTexts(first: RawAnswers | (() => RawAnswers)) {
  const [texts, setTexts] = useState(first)
  const change = useCallback((changes: RawAnswers) => setTexts((before) => ({ ...before, ...changes })), [])
  return [texts, change] as const
}
