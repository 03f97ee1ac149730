import type { Parameter } from 'shared-lib/dated/dated-parameter'

/** A: two or more sources agree; B: one source; C: derived from a verified rule; D: sources disagree or none was read. */
export type Confidence = 'A' | 'B' | 'C' | 'D'

/** A dated figure of the law or the market, with the article that sets it and how far it was checked. */
export interface LegalParameter<Value = number> extends Parameter<Value> {
  /** `CIRS, art. 68.º`, for the explanation. */
  readonly law: string
  readonly confidence: Confidence
  readonly note?: string
}
