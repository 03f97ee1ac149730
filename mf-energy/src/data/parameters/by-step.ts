/** One figure per gas tier (escalão). */
export type ByTier<Value = number> = Readonly<Record<1 | 2 | 3 | 4, Value>>

/** One figure per contracted power, keyed by kVA as text: `3.45`. */
export type ByPower = Readonly<Record<string, number>>
