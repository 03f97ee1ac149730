export class TimedOut extends Error {
  constructor(what: string, ms: number) {
    super(`${what} did not answer within ${ms} ms`)
    this.name = 'TimedOut'
  }
}

/** Rejects with `TimedOut` when the work has not settled after `ms`; the work itself is left alone. */
export function withTimeout<T>(work: Promise<T>, ms: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimedOut(what, ms)), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
