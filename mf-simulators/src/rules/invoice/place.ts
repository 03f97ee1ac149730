import { quantitiesIn } from './quantities'
import type { Cell, Line } from './text-item'

/** A place on a page, in the lengths of the pieces of text; y of its upper edge. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Approximate x of the letter at that index: letters of one cell are taken to be equally wide. */
export const placeIn = ({ x, end, plain }: Cell, at: number) =>
  x + ((end - x) * at) / Math.max(1, plain.length)

/** Span of a number in its line: the number with its unit, or the whole line where the number is written otherwise. */
function spanOf({ cells }: Line, value: unknown): readonly [from: number, to: number] {
  for (const cell of cells) {
    const quantity = quantitiesIn(cell.plain).find((one) => one.value === value)
    if (quantity) return [placeIn(cell, quantity.start), placeIn(cell, quantity.end)]
  }
  return [cells[0]?.x ?? 0, cells.at(-1)?.end ?? 0]
}

/** Where a line holds a value; undefined where its page does not show it as it was read. */
export function placeOf(line: Line, value: unknown): Place | undefined {
  if (line.top === undefined) return undefined
  const [from, to] = spanOf(line, value)
  return { x: from, y: line.top, width: to - from, height: line.height }
}
