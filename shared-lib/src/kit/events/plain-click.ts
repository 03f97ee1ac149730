import type { MouseEvent as ReactMouseEvent } from 'react'

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** True for an ordinary click that the visitor means for this window, not for another one or for a file. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Press) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** Follows a link by a change on this page; a click that asks for another window or tab gets the address itself. */
export const inPlace = (change: () => void) => (event: ReactMouseEvent) => {
  if (!isPlainClick(event)) return
  event.preventDefault()
  change()
}
