import { type RefObject, useEffect } from 'react'

// A collapsed group keeps its links in the document but out of reach: those must not end the loop.
const reachable = (element: Element) => {
  const closed = element.closest('details:not([open])')
  return element.getClientRects().length > 0 && (!closed || closed.querySelector('summary') === element)
}

/** While an open disclosure shows a part of the page over the rest, Tab goes round from its button through that part. */
export function useFocusLoop(
  part: RefObject<HTMLElement | null>,
  disclosureOf: () => HTMLDetailsElement | null | undefined,
) {
  useEffect(() => {
    const details = disclosureOf()
    const button = details?.querySelector('summary')
    const { current } = part
    if (!details || !button || !current) return
    const loop = (event: KeyboardEvent) => {
      // Where the button is not drawn the part covers nothing.
      if (event.key !== 'Tab' || !details.open || !reachable(button)) return
      const stops = [
        button,
        ...[...current.querySelectorAll<HTMLElement>('summary, a[href]')].filter(reachable),
      ]
      const at = stops.indexOf(event.target as HTMLElement)
      event.preventDefault()
      stops.at((at + (event.shiftKey ? -1 : 1)) % stops.length)?.focus()
    }
    button.addEventListener('keydown', loop)
    current.addEventListener('keydown', loop)
    return () => {
      button.removeEventListener('keydown', loop)
      current.removeEventListener('keydown', loop)
    }
  })
}
