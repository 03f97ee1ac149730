import { type RefObject, useEffect } from 'react'

/**
 * Lets a native disclosure close the way menus do: on Escape (focus returns to its button), on a press outside the part of the page
 * that it belongs to and once a link in there was followed. Opening and closing by its own button needs no script.
 */
export function useDismiss(
  part: RefObject<HTMLElement | null>,
  disclosureOf: () => HTMLDetailsElement | null | undefined,
) {
  useEffect(() => {
    const { current } = part
    if (!current) return
    const page = current.ownerDocument
    const onKey = (event: KeyboardEvent) => {
      const details = disclosureOf()
      if (event.key !== 'Escape' || !details?.open) return
      if (details.matches(':focus-within') || current.matches(':focus-within'))
        details.querySelector('summary')?.focus()
      details.open = false
    }
    const onPress = (event: PointerEvent) => {
      const details = disclosureOf()
      const path = event.composedPath()
      if (details && !path.includes(current) && !path.includes(details)) details.open = false
    }
    const onClick = (event: MouseEvent) => {
      const details = disclosureOf()
      if (details && event.target instanceof Element && event.target.closest('a')) details.open = false
    }
    page.addEventListener('keydown', onKey)
    page.addEventListener('pointerdown', onPress)
    current.addEventListener('click', onClick)
    return () => {
      page.removeEventListener('keydown', onKey)
      page.removeEventListener('pointerdown', onPress)
      current.removeEventListener('click', onClick)
    }
  })
}
