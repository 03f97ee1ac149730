import type { IsoDate } from '../dates/iso-date'
import type { Confidence } from './confidence'

/** One value in force for a while. Dates are `YYYY-MM-DD`, first and last day included. */
export interface DatedValue<Value = number> {
  readonly from: string
  /** Last day in force. Past it, and until a newer value, the answer is unknown: never the old value. */
  readonly to?: string
  readonly value: Value
  /** Where the value was read, which may be a copy of the law. A value without one does not enter. */
  readonly source: string
}

/** Values of one figure over time, for lookups by day. */
export interface DatedSeries<Value = number> {
  /** e.g. `energy.social-tariff.discount`; unique in the project. */
  readonly id: string
  /** e.g. `eur/kWh`, `ratio`, `eur/month`. */
  readonly unit: string
  /** Day by which the source has to be checked again; `YYYY-MM-DD`. */
  readonly reviewBy: string
  /** Published once its month is over: the newest value stays the newest known until `reviewBy`. */
  readonly lagging?: true
  /** Oldest first. */
  readonly values: readonly DatedValue<Value>[]
}

/** A legal or market figure that changes over time, kept apart from the formulas that use it. */
export interface Parameter<Value = number> extends DatedSeries<Value> {
  /** The law or the authority that sets it: `CIRS, art. 68.º`. Portuguese. */
  readonly law: string
  /** Of the value in force. */
  readonly confidence: Confidence
  /** Doubt about it. English: for programs and for reviewers. */
  readonly note?: string
  /**
   * Day on which the value was last checked against its source: the day of the newest copy where that is known, else
   * the day on which it was written down.
   */
  readonly reviewed: string
  /** A choice or an estimate of ours, which neither a law nor another source publishes. */
  readonly own?: true
}

/** What TypeScript makes of a value in JSON: any text for a letter, a list for a tuple. */
type Read<Value> = Value extends string
  ? string
  : Value extends number
    ? number
    : Value extends boolean
      ? boolean
      : Value extends readonly (infer Item)[]
        ? readonly Read<Item>[]
        : { readonly [Key in keyof Value]: Read<Value[Key]> }

/** A parameter of a JSON file. Pure, so that a bundle leaves out those that it does not use. */
/* @__NO_SIDE_EFFECTS__ */
export function parameter<Value = number>(read: NoInfer<Read<Parameter<Value>>>): Parameter<Value> {
  return read as unknown as Parameter<Value>
}

/** No value is known for that day: before the first one, or after one that ended. */
export class UnknownValue extends Error {
  override readonly name = 'UnknownValue'
  constructor(
    readonly parameter: string,
    readonly on: string,
  ) {
    super(`${parameter} has no known value on ${on}`)
  }
}

/** Called with every value that is looked up; undefined without a listener. */
let listener: ((parameter: DatedSeries<unknown>, value: DatedValue<unknown>) => void) | undefined

/** Runs `work`, which must be synchronous, and calls `heard` with every value that it looks up. */
export function listening<Answer>(heard: NonNullable<typeof listener>, work: () => Answer): Answer {
  const before = listener
  listener = heard
  try {
    return work()
  } finally {
    listener = before
  }
}

/** The newest value that had begun by a day. An answer asks hundreds of times: a loop costs half of a search by function. */
function begunBy<Value>({ values }: DatedSeries<Value>, on: IsoDate): DatedValue<Value> | undefined {
  for (let index = values.length - 1; index >= 0; index--) {
    const value = values[index]
    if (value && value.from <= on) return value
  }
  return undefined
}

/** The value in force on a day with its dates and source, for explanations; `undefined` when unknown. */
export function datedValueOn<Value>(
  parameter: DatedSeries<Value>,
  on: IsoDate,
): DatedValue<Value> | undefined {
  const last = begunBy(parameter, on)
  if (last === undefined || (last.to !== undefined && on > last.to)) return undefined
  listener?.(parameter, last)
  return last
}

/** The value in force on a day, or `undefined` when unknown. */
export const tryValueOn = <Value>(parameter: DatedSeries<Value>, on: IsoDate): Value | undefined =>
  datedValueOn(parameter, on)?.value

/** The value in force on a day. Throws `UnknownValue` when there is none. */
export function valueOn<Value>(parameter: DatedSeries<Value>, on: IsoDate): Value {
  const found = datedValueOn(parameter, on)
  if (found === undefined) throw new UnknownValue(parameter.id, on)
  return found.value
}

/**
 * The value in force on a day, or the last one before it: for figures of the market, which are shown with their month
 * because the newest is not known yet. Never for law. `undefined` before the first one.
 */
export function newestValueOn<Value>(
  parameter: DatedSeries<Value>,
  on: IsoDate,
): DatedValue<Value> | undefined {
  const last = begunBy(parameter, on)
  if (last) listener?.(parameter, last)
  return last
}
