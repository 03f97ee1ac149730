interface Point {
  readonly x: number
  readonly y: number
}

const steps = [1, 2, 2.5, 5, 10]

/** Round values that cover a range with about `wanted` lines between, both ends included. */
export function ticks(min: number, max: number, wanted = 4): readonly number[] {
  const span = max - min || Math.abs(max) || 1
  const power = 10 ** Math.floor(Math.log10(span / wanted))
  const step = power * (steps.find((one) => one * power >= span / wanted) ?? 10)
  const first = Math.floor(min / step)
  const last = Math.ceil(max / step)
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)))
}

/** The path of an SVG line through points that are already in the drawing's own units. */
export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`).join('')

/** The same as a staircase: each value holds until the next one. */
export const stairsOf = (points: readonly Point[]): string =>
  points
    .map(({ x, y }, at) =>
      at === 0 ? `M${x.toFixed(2)} ${y.toFixed(2)}` : `H${x.toFixed(2)}V${y.toFixed(2)}`,
    )
    .join('')
