/**
 * Callers of one key at the same time share one run, and its failure; the next call runs again. `joined` is called for
 * those that wait for the run of another.
 */
export function singleFlight<Value>() {
  const underWay = new Map<string, Promise<Value>>()
  return (key: string, run: () => Promise<Value>, joined?: () => void): Promise<Value> => {
    const running = underWay.get(key)
    if (running) {
      joined?.()
      return running
    }
    const started = run().finally(() => underWay.delete(key))
    underWay.set(key, started)
    return started
  }
}
