/** Token with which a page may send reports: docs/contracts/telemetry.md. The host sends it in a header of each answer. */
const metric = 'view'

/** Pages of which one is remembered: the one on screen, and those requested since. */
const most = 20

/** By path. */
const tokens = new Map<string, string>()

/** A page's own path, whether it came as a document or as data. */
const pathOf = (address: string) => new URL(address).pathname.replace(/\/?_payload\.json$/, '') || '/'

function note({ name, serverTiming = [] }: Partial<PerformanceResourceTiming> & { readonly name: string }) {
  const token = serverTiming.find((timing) => timing.name === metric)?.description
  if (!token) return
  const path = pathOf(name)
  tokens.delete(path)
  tokens.set(path, token)
  const [oldest] = tokens.keys()
  if (tokens.size > most && oldest !== undefined) tokens.delete(oldest)
}

let observer: PerformanceObserver | undefined

/** Watches every page requested as data, earlier ones included; a browser's own list of them is full one day. */
export function watchTokens() {
  for (const document of performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])
    note(document)
  if (!('PerformanceObserver' in globalThis)) return
  observer = new PerformanceObserver((list) =>
    (list.getEntries() as PerformanceResourceTiming[]).forEach(note),
  )
  observer.observe({ type: 'resource', buffered: true })
}

/** The newest token of the page at this path; none where the browser does not show headers, or the page came from its memory. */
export function tokenOf(path: string): string | undefined {
  for (const entry of (observer?.takeRecords() ?? []) as PerformanceResourceTiming[]) note(entry)
  return tokens.get(path)
}
