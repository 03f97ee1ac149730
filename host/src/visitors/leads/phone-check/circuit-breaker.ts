interface CircuitBreakerOptions {
  /** Failures in a row after which it opens. */
  readonly failures: number
  /** How long it stays open before one call may try again, in ms. */
  readonly openMs: number
  readonly now?: () => number
  readonly changed?: (state: 'open' | 'closed') => void
}

/**
 * Keeps calls from a service that fails: after some failures in a row calls return `undefined` at once; later one
 * trial call closes the circuit or opens it again.
 */
export function createCircuitBreaker({
  failures,
  openMs,
  now = Date.now,
  changed = () => {},
}: CircuitBreakerOptions) {
  let failed = 0
  let openUntil = 0
  let probing = false

  const isOpen = () => failed >= failures

  function succeed() {
    if (isOpen()) changed('closed')
    failed = 0
  }

  function fail() {
    if (++failed === failures) changed('open')
    if (isOpen()) openUntil = now() + openMs
  }

  /** The outcome of `work`, or undefined when it failed or was not called. */
  return async function guarded<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    const probe = isOpen()
    if (probe && (probing || now() < openUntil)) return undefined
    probing = probe
    try {
      const result = await work()
      succeed()
      return result
    } catch {
      fail()
      return undefined
    } finally {
      if (probe) probing = false
    }
  }
}
