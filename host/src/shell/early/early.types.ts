import type { wearLateSheets } from '../late-sheets'
import type { loadNavigation } from '../navigate'

/** What a visitor answered while the shell was still on its way. */
export interface Early {
  /** Where the form that was sent last leads. */
  readonly sent: URL
  /** Pages that were asked for meanwhile, as data with their style, by their whole address. */
  readonly asked: ReadonlyMap<string, Promise<Response>>
}

/**
 * The shell is here and takes over. Whoever has answered gets the next question first, then the page its sheets.
 * @returns when the code of widgets may come: a question can be answered without it, and it is ten times as heavy as an
 * answer, which would share the line with it
 */
export type HandOver = (navigation: typeof loadNavigation, wearSheets: typeof wearLateSheets) => Promise<void>

declare global {
  /** Only where the document carries `early.ts`, and until it was called. */
  var qpEarly: HandOver | undefined
}
