import { type RefObject, useEffect } from 'react'

/**
 * Lets a native disclosure close the way menus do: on Escape (focus returns to its button), on a press outside it
 * and once a link inside it was followed. Opening and closing by its own button needs no script.
 */
export function useDismiss(disclosure: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const details = disclosure.current
    if (!details) return
    const page = details.ownerDocument
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return
      if (details.matches(':focus-within')) details.querySelector('summary')?.focus()
      details.open = false
    }
    const onPress = (event: PointerEvent) => {
      if (!event.composedPath().includes(details)) details.open = false
    }
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) details.open = false
    }
    page.addEventListener('keydown', onKey)
    page.addEventListener('pointerdown', onPress)
    details.addEventListener('click', onClick)
    return () => {
      page.removeEventListener('keydown', onKey)
      page.removeEventListener('pointerdown', onPress)
      details.removeEventListener('click', onClick)
    }
  }, [disclosure])
}
