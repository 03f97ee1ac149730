import { type ComponentProps, type FocusEvent, useLayoutEffect, useRef } from 'react'
import styles from './sheet.module.css'

/**
 * A visitor who leaves it by keyboard needs the page, not what the sheet covers of it. A press on text inside gives the
 * focus to an element around the sheet: that does not leave it.
 */
function closeBehind({ currentTarget: sheet, relatedTarget: next }: FocusEvent<HTMLFormElement>) {
  if (next && !sheet.contains(next) && !next.contains(sheet)) sheet.hidePopover?.()
}

/**
 * A form at the foot of the window, in reach of the thumb, which a button with its id as `popoverTarget` opens: no
 * script is needed. In a browser without popovers it is in its place on the page.
 */
export function Sheet({ className = '', ...form }: ComponentProps<'form'> & { readonly id: string }) {
  const sheet = useRef<HTMLFormElement>(null)
  const isOpen = useRef(false)
  const held = useRef<HTMLElement>(null)
  const scrolled = useRef<{ readonly element: Element; readonly top: number }>(null)
  // The answer to a change in it may move it on the page: an older browser then closes it silently, and scrolls it to
  // its beginning.
  useLayoutEffect(() => {
    const { current } = sheet
    const { element, top = 0 } = scrolled.current ?? {}
    if (element?.scrollTop === 0) element.scrollTop = top
    if (!isOpen.current || !current || current.matches(':popover-open')) return
    current.showPopover()
    held.current?.focus()
  })
  return (
    <form
      {...form}
      ref={sheet}
      popover="auto"
      className={`${styles.sheet} ${className}`}
      onBeforeToggle={({ newState }) => {
        isOpen.current = newState === 'open'
      }}
      onFocus={({ target }) => {
        held.current = target
      }}
      onScrollCapture={({ target }) => {
        const element = target as Element
        scrolled.current = { element, top: element.scrollTop }
      }}
      onBlur={closeBehind}
    />
  )
}
