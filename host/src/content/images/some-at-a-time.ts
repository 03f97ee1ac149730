/** Lets at most `limit` of the given tasks run at once; the others wait their turn. */
export function someAtATime(limit: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async function inTurn<Value>(run: () => Promise<Value>): Promise<Value> {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await run()
    } finally {
      const next = waiting.shift()
      // The place passes on; it is given up only without waiters.
      if (next) next()
      else running--
    }
  }
}
