/**
 * Lets requests begin: one of each client before the event loop looks at other connections again. Sixty connections of one
 * client would otherwise run sixty handlers before a lead of another is even read.
 */
export function createFairQueue() {
  /** Clients that began in this turn of the loop, with their requests that wait for the next turns. */
  const begun = new Map<string, (() => void)[]>()

  function beginNext() {
    for (const [client, waiting] of begun) {
      const begin = waiting.shift()
      if (begin) begin()
      else begun.delete(client)
    }
    if (begun.size > 0) setImmediate(beginNext)
  }

  return (client: string, begin: () => void) => {
    const waiting = begun.get(client)
    if (waiting) {
      waiting.push(begin)
      return
    }
    if (begun.size === 0) setImmediate(beginNext)
    begun.set(client, [])
    begin()
  }
}
