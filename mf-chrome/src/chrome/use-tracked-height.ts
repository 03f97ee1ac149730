import { type RefObject, useEffect } from 'react'

/**
 * Keeps a CSS variable on the document at the element's real height in px. The style sheet already declares the
 * designed height, so the variable only changes where text was enlarged.
 */
export function useTrackedHeight(element: RefObject<HTMLElement | null>, variable: `--${string}`) {
  useEffect(() => {
    const tracked = element.current
    if (!tracked || typeof ResizeObserver === 'undefined') return
    const root = tracked.ownerDocument.documentElement
    const observer = new ResizeObserver(() => root.style.setProperty(variable, `${tracked.offsetHeight}px`))
    observer.observe(tracked)
    return () => {
      observer.disconnect()
      root.style.removeProperty(variable)
    }
  }, [element, variable])
}
