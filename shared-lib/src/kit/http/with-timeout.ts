export class TimedOut extends Error {
  constructor(what: string, ms: number) {
    super(`${what} did not answer within ${ms} ms`)
    this.name = 'TimedOut'
  }
}

/** Rejects with what `late` makes when the work has not settled after `ms`; the work itself is left alone. */
export function inTime<T>(work: Promise<T>, ms: number, late: () => unknown): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Rejects with `TimedOut`, whose message has `what`. */
export const withTimeout = <T>(work: Promise<T>, ms: number, what: string): Promise<T> =>
  inTime(work, ms, () => new TimedOut(what, ms))
