import { useState } from 'react'
import type { Problem, RawAnswers } from './input-field'
import { problemsLeft } from './problems-left'

/**
 * Problems of a form whose opening ones the server found, by more rules than `find` has: those go once their field changes,
 * the others as soon as it is right. `shown` is another list for each submit.
 */
export function useProblems(opening: readonly Problem[], texts: RawAnswers, find: () => readonly Problem[]) {
  const [given] = useState(texts)
  const [shown, show] = useState(opening)
  const problems =
    shown === opening
      ? opening.filter(({ field }) => texts[field] === given[field])
      : problemsLeft(shown, find)
  return { problems, shown, show }
}
