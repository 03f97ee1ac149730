import { type Paper, readPaper } from '../../../rules/papers/read-paper'
import { readText } from '../invoice-reader/file-text'
import type { ReadBy } from '../invoice-reader/use-reading'

/** What a file holds of a proposal, and whether its letters were recognised in a picture. */
export interface PaperReading {
  /** Missing where it is none of the papers that are known. */
  readonly paper: Paper | undefined
  readonly pictured: boolean
}

/** Reads a proposal on this device. */
export const readPaperFile: ReadBy<PaperReading> = (file, progress) =>
  readText(file, progress, async ({ items, pictured }) => ({ paper: readPaper(items), pictured }))
