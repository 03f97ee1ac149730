import type { Line } from './text-item'

/** Where a value was read: the line as it stands on the page. */
export interface Evidence {
  readonly page: number
  readonly text: string
}

/** `sure`: label and unit say so and nothing else in the invoice contradicts. `check`: worked out, or one of several. */
export type Confidence = 'sure' | 'check'

export interface Found<Value> {
  readonly value: Value
  readonly evidence: readonly Evidence[]
  readonly confidence: Confidence
  /** Why it must be checked, or how it was worked out. Portuguese. */
  readonly note?: string
}

export const evidenceOf = (lines: readonly Line[]): Evidence[] =>
  [...new Set(lines)].slice(0, 4).map(({ page, text }) => ({ page, text }))

export const found = <Value>(
  value: Value,
  lines: readonly Line[],
  confidence: Confidence = 'sure',
  note?: string,
): Found<Value> => ({ value, evidence: evidenceOf(lines), confidence, ...(note && { note }) })
