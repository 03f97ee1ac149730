import type { MouseEvent } from 'react'

/** Follows a link by a change on this page; a click that asks for another window or tab gets the address itself. */
export const inPlace = (change: () => void) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  change()
}
