import type { MouseEvent } from 'react'
/** Follows a link by a change on this page; a click that asks for another window or tab gets the address itself. */
export declare const inPlace: (change: () => void) => (event: MouseEvent) => void
