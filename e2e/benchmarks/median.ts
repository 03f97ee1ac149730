/** Middle value; of an even count, the mean of the two in the middle. Throws on an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, two) => one - two)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (upper === undefined || lower === undefined) throw new Error('nothing was measured')
  return (upper + lower) / 2
}
