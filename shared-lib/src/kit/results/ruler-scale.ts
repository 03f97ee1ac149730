/** Width of the ruler on a page of 320 px, its narrowest, and what a letter of its labels takes at most. */
export const [narrowest, letter] = [256, 7.5] as const

/** Room between two labels, and at the ends of the line, as px of the narrowest ruler. */
const [gap, end] = [8, 14]

interface Labelled {
  readonly label: string
  readonly value: number
}

const roomOf = ({ label }: Labelled) => label.length * letter

/** Places of values on a line, each between 0 and 1 and to scale; one value alone is in the middle. */
export function placesOf(values: readonly number[]): readonly number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const margin = end / narrowest
  return values.map((value) =>
    high > low ? margin + (1 - 2 * margin) * ((value - low) / (high - low)) : 0.5,
  )
}

/**
 * How far each label is from its place, in px: as near as the ends and the others allow on the narrowest ruler. On a wider
 * one the places are further apart and the letters as wide, so the same distances do.
 */
export function labelShifts(marks: readonly Labelled[], places: readonly number[]): readonly number[] {
  const order = marks
    .map((mark, at) => ({ at, half: roomOf(mark) / 2, centre: (places[at] ?? 0.5) * narrowest }))
    .toSorted((one, two) => one.centre - two.centre || one.at - two.at)
  // From the left each label keeps off the one before it; from the right, off the edge and the one after it.
  let free = 0
  for (const one of order) {
    one.centre = Math.max(one.centre, free + one.half)
    free = one.centre + one.half + gap
  }
  free = narrowest
  for (const one of order.toReversed()) {
    one.centre = Math.min(one.centre, free - one.half)
    free = one.centre - one.half - gap
  }
  const shifts = marks.map(() => 0)
  for (const { at, centre } of order) shifts[at] = Math.round(centre - (places[at] ?? 0.5) * narrowest)
  return shifts
}
