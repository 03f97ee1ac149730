/** One answer, with the bytes of its body as sent. */
export interface Sent {
  /** Path and query. */
  readonly path: string
  readonly status: number
  readonly kind: 'page' | 'script' | 'style' | 'other'
  readonly bytes: number
}

/** @param destination what the browser wants it for: `sec-fetch-dest` */
export function kindOf(type: string, destination: string): Sent['kind'] {
  if (/^(text|application)\/javascript\b/.test(type)) return 'script'
  if (/^text\/css\b/.test(type)) return 'style'
  return /^text\/html\b/.test(type) && destination === 'document' ? 'page' : 'other'
}

/**
 * Weights of a visit, in bytes: the page with the style sheets that its first paint waits for, and all of its script.
 * @param blocking addresses that held up the first paint, as the browser reports them
 */
export function weightsOf(sent: readonly Sent[], blocking: readonly string[]) {
  const paths = new Set(blocking.map((address) => new URL(address).pathname + new URL(address).search))
  const sum = (fits: (one: Sent) => boolean) =>
    sent.filter(fits).reduce((total, { bytes }) => total + bytes, 0)
  return {
    page: sum(({ kind, path }) => kind === 'page' || (kind === 'style' && paths.has(path))),
    script: sum(({ kind }) => kind === 'script'),
  }
}
