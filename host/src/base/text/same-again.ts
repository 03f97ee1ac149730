/**
 * Memoizes `make`, for parts that are on every page and change with a publication alone. The key is the JSON of the
 * arguments; the newest `most` are kept.
 */
export function sameAgain<Arguments extends readonly unknown[], Answer>(
  make: (...given: Arguments) => Answer,
  most = 50,
) {
  const made = new Map<string, Answer>()
  return (...given: Arguments): Answer => {
    const key = JSON.stringify(given)
    const known = made.get(key)
    if (known !== undefined) return known
    const answer = make(...given)
    made.set(key, answer)
    if (made.size > most) for (const oldest of [...made.keys()].slice(0, -most)) made.delete(oldest)
    return answer
  }
}
