import type { Reading } from './readings'

/** Hours that the meter counts apart; `simple` is all of them together. */
export type Period = 'simple' | 'peak' | 'mid' | 'outsideOffPeak' | 'offPeak'

/** The period that a label names, folded. Undefined for none, `mixed` for several. */
export function periodIn(label: string): Exclude<Period, 'simple'> | 'mixed' | undefined {
  const outside = /fora\s*(?:de|do|d[eo]\s*)?\s*vazio|f\.?\s?vazio|\bfora vaz|ponta\s*(?:e|\+|\/|&)\s*cheias?/
  const rest = label.replace(new RegExp(outside, 'g'), ' ')
  const hits = [
    outside.test(label) && ('outsideOffPeak' as const),
    /vazio/.test(rest) && ('offPeak' as const),
    /\bpontas?\b/.test(rest) && ('peak' as const),
    /\bcheias?\b/.test(rest) && ('mid' as const),
  ].filter((hit) => hit !== false)
  return hits.length > 1 ? 'mixed' : hits[0]
}

/** The period of a number: by its own label, the head of its column, the words near it, at last those of its row. */
export function periodOf({ label, head, near, row }: Reading): Period | 'mixed' {
  if (/\bsimples\b/.test(label)) return periodIn(label) ?? 'simple'
  for (const words of [label, head, near, row]) {
    const period = periodIn(words)
    if (period) return period
  }
  return 'simple'
}
