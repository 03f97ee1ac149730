import { type RefObject, useEffect } from 'react'

/**
 * Lets a native disclosure close the way menus do: on Escape (focus returns to its button), on a press outside it
 * and once a link inside it was followed. Opening and closing by its own button needs no script.
 */
export function useDismiss(disclosure: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const details = disclosure.current
    if (!details) return
    const listening = new AbortController()
    const { signal } = listening
    const close = () => {
      details.open = false
    }
    details.ownerDocument.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !details.open) return
        if (details.matches(':focus-within')) details.querySelector('summary')?.focus()
        close()
      },
      { signal },
    )
    details.ownerDocument.addEventListener(
      'pointerdown',
      (event) => {
        if (!event.composedPath().includes(details)) close()
      },
      { signal },
    )
    details.addEventListener(
      'click',
      (event) => {
        if (event.target instanceof Element && event.target.closest('a')) close()
      },
      { signal },
    )
    return () => listening.abort()
  }, [disclosure])
}
