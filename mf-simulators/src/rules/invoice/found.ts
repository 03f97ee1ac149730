import { type Place, placeOf } from './place'
import type { Line } from './text-item'

/** Where a value was read: the line as printed on the page. */
export interface Evidence {
  readonly page: number
  readonly text: string
  /** Where on the page it was read, if that can be shown. */
  readonly place?: Place
}

/** `sure`: named by its label and contradicted by nothing, and, for kWh and prices, part of lines that come to the printed
 * total. `check`: stated without a sum, worked out, or one of several. */
export type Confidence = 'sure' | 'check'

export interface Found<Value> {
  readonly value: Value
  readonly evidence: readonly Evidence[]
  readonly confidence: Confidence
  /** Why it must be checked, or how it was worked out. Portuguese. */
  readonly note?: string
}

const evidenceOf = (lines: readonly Line[], value: unknown): Evidence[] =>
  [...new Set(lines)].slice(0, 4).map((line) => {
    const place = placeOf(line, value)
    return { page: line.page, text: line.text, ...(place && { place }) }
  })

export const found = <Value>(
  value: Value,
  lines: readonly Line[],
  confidence: Confidence = 'sure',
  note?: string,
): Found<Value> => ({ value, evidence: evidenceOf(lines, value), confidence, ...(note && { note }) })
