import type { Parameter } from 'shared-lib/dated/dated-parameter'

/** A: read in a dated source and reproduced; B: read in one source; C: not confirmed; D: our own estimate. */
export type Confidence = 'A' | 'B' | 'C' | 'D'

/** A dated figure of the energy market together with how far it was checked. */
export interface EnergyParameter<Value = number> extends Parameter<Value> {
  readonly confidence: Confidence
  readonly note?: string
}

/** One figure per gas tier (escalão). */
export type ByTier<Value = number> = Readonly<Record<1 | 2 | 3 | 4, Value>>

/** One figure per contracted power, keyed by kVA as text: `3.45`. */
export type ByPower = Readonly<Record<string, number>>
