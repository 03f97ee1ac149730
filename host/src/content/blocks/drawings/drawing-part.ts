/** A part of a drawing, with the words next to it. */
interface DrawnPart {
  readonly label: string
  readonly value: string
}

export interface DrawingProps {
  /** Words on top of it. */
  readonly title: string
  /** In the order of their numbers. The words below a drawing repeat them, so that the drawing itself may stay unread. */
  readonly parts: readonly DrawnPart[]
}

/** Width that every drawing is made for, in its own units: the column of a small phone. */
export const drawingWidth = 340
