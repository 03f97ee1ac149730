/** Decimals of the finest unit of an answer: a fraction of a rate. */
const finest = 10

/** What binary arithmetic adds to a number shows from its 13th digit on: `0.11879999999999996` is 0.1188. */
const rounded = (number: number): number =>
  Number.isInteger(number) ? number : Number(Number(number.toPrecision(12)).toFixed(finest))

/** The same answer, plain data, with its numbers rounded. */
export function withoutNoise<Answer>(answer: Answer): Answer {
  const clean = (value: unknown): unknown => {
    if (typeof value === 'number') return rounded(value)
    if (Array.isArray(value)) return value.map(clean)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, clean(inner)]))
  }
  return clean(answer) as Answer
}
