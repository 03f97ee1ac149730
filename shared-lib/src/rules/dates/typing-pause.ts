/** Long enough to finish a year, short enough to seem immediate; in ms. */
export const defaultTypingPauseMs = 400

/** Longest that the site's owner may set: beyond it a typed date would seem to be ignored. */
export const longestTypingPauseMs = 5000

/**
 * Pause after the last key before a typed date is taken, in ms, as the site's owner has set it (`DATE_INPUT_DEBOUNCE_MS`, which
 * the host prints on the document). Pages of others have the usual one. Browser only.
 */
export function typingPauseMs(): number {
  const set = Number.parseInt(document.documentElement.dataset.datePause ?? '', 10)
  return set >= 0 ? set : defaultTypingPauseMs
}
