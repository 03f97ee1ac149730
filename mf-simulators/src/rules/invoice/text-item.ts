/** A piece of text of an invoice and its place. Lengths in any unit, the same for the whole page; y grows downwards. */
export interface TextItem {
  readonly text: string
  /** Left edge. */
  readonly x: number
  /** Baseline, or any other line that pieces of one line of text share. */
  readonly y: number
  readonly width: number
  readonly height: number
  /** Upper edge. Missing where the text runs in another direction than the page as shown. */
  readonly top?: number
  /** From 1. */
  readonly page: number
}

/** Pieces of one line that are close together, as a cell of a table or a run of words. */
export interface Cell {
  readonly text: string
  /** The text as rules read it: see `folded`. Same length as `text`. */
  readonly plain: string
  readonly x: number
  readonly end: number
}

export interface Line {
  readonly page: number
  readonly y: number
  readonly height: number
  /** Upper edge, where all of it is shown as it was read. */
  readonly top?: number
  readonly cells: readonly Cell[]
  /** Text that a person sees. */
  readonly text: string
  readonly plain: string
}
