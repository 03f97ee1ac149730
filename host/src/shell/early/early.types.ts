import type { wearLateSheets } from '../late-sheets'
import type { loadNavigation } from '../navigate'

/**
 * The shell is here and takes over. A visitor who has answered gets the next question first, then the page its sheets.
 * @returns when the code of widgets may come: a question can be answered without it, and it is ten times as heavy as an
 * answer, which would share the line with it
 */
export type HandOver = (navigation: typeof loadNavigation, wearSheets: typeof wearLateSheets) => Promise<void>

declare global {
  /** Only where the document carries `early.ts`, and until it was called. */
  var qpEarly: HandOver | undefined
  /** Pages that `early.ts` requested with their style, by whole address, until the navigation code takes over. */
  var qpAsked: Map<string, Promise<Response>> | undefined
}
