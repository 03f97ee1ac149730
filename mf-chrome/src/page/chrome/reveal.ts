import type { SyntheticEvent } from 'react'

/** After the 200 ms in which a group unfolds, so that its final height is known. */
const unfoldedMs = 250

/** `onToggle` of a group: the opened content is scrolled into view, as smoothly as the page's style sheet sets. */
export function revealOpened({ currentTarget: details }: SyntheticEvent<HTMLDetailsElement>) {
  if (!details.open) return
  const shown = details.closest('[data-group]')?.lastElementChild ?? details
  setTimeout(() => shown.scrollIntoView({ block: 'nearest' }), unfoldedMs)
}
