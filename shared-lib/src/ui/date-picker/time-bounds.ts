type Unit = 'hours' | 'minutes' | 'seconds' | 'milliseconds'
type Bound = readonly [lowest: number, highest: number]

export type TimeBounds = Readonly<Record<Unit, Bound>>

const clock: TimeBounds = {
  hours: [0, 23],
  minutes: [0, 59],
  seconds: [0, 59],
  milliseconds: [0, 999],
}
const units = Object.keys(clock) as Unit[]

/** Bounds for each part of a time: those of the clock, narrowed by what is given. Never wider than the clock. */
export function timeBounds(narrowed: Partial<TimeBounds> = {}): TimeBounds {
  const within = (unit: Unit): Bound => {
    const [lowest, highest] = clock[unit]
    const [from, to] = narrowed[unit] ?? clock[unit]
    return [Math.max(lowest, from), Math.min(highest, to)]
  }
  return {
    hours: within('hours'),
    minutes: within('minutes'),
    seconds: within('seconds'),
    milliseconds: within('milliseconds'),
  }
}

/** True when every given part is a whole number inside its bounds. */
export const isWithinTimeBounds = (time: Partial<Record<Unit, number>>, bounds = timeBounds()): boolean =>
  units.every((unit) => {
    const part = time[unit]
    const [lowest, highest] = bounds[unit]
    return part === undefined || (Number.isInteger(part) && part >= lowest && part <= highest)
  })
