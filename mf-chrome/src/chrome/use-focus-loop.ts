import { type RefObject, useEffect } from 'react'

// A collapsed group keeps its links in the document but out of reach: those must not end the loop.
const reachable = (element: Element) => {
  const closed = element.closest('details:not([open])')
  return closed === null || closed.querySelector('summary') === element
}

/** While an open disclosure covers the page, Tab goes round inside it, its own button included. */
export function useFocusLoop(disclosure: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const details = disclosure.current
    if (!details) return
    const loop = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || !details.open) return
      const stops = [...details.querySelectorAll<HTMLElement>('summary, a[href]')].filter(reachable)
      const first = stops[0]
      const last = stops.at(-1)
      const [from, to] = event.shiftKey ? [first, last] : [last, first]
      if (event.target !== from || !to) return
      event.preventDefault()
      to.focus()
    }
    details.addEventListener('keydown', loop)
    return () => details.removeEventListener('keydown', loop)
  }, [disclosure])
}
