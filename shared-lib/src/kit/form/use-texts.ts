import { useCallback, useState } from 'react'
import type { RawAnswers } from './input-field'

/** Texts in a form of one screen, and the function that changes some, which never changes itself. */
export function useTexts(first: RawAnswers | (() => RawAnswers)) {
  const [texts, setTexts] = useState(first)
  const change = useCallback((changes: RawAnswers) => setTexts((before) => ({ ...before, ...changes })), [])
  return [texts, change] as const
}
