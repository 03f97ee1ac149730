import { el } from './dom'
import type { Seen } from './seen-slots'

interface Outlines {
  /** Highlights one, and none when undefined. */
  choose(seen: Seen | undefined): void
  stop(): void
}

/** Draws a frame around each slot and keeps it there; they float over the page, so that nothing of it moves. */
export function drawOutlines(
  into: ParentNode,
  slots: readonly Seen[],
  looks: (seen: Seen) => { readonly mark: string; readonly name: string },
): Outlines {
  const boxes = slots.flatMap((seen) => {
    if (!seen.element) return []
    const { mark, name } = looks(seen)
    const box = el('div', { class: 'box', 'aria-hidden': 'true' }, el('span', { class: 'name' }, name))
    box.style.setProperty('--mark', mark)
    into.prepend(box)
    return [{ seen, element: seen.element, box }]
  })
  let due = 0
  const place = () => {
    due = 0
    for (const { element, box } of boxes) {
      const { left, top, width, height } = element.getBoundingClientRect()
      box.hidden = width === 0 || height === 0
      // A move by a transform is no layout shift.
      box.style.transform = `translate(${left}px, ${top}px)`
      box.style.width = `${width}px`
      box.style.height = `${height}px`
    }
  }
  const follow = () => {
    due ||= requestAnimationFrame(place)
  }
  const sizes = new ResizeObserver(follow)
  for (const element of [document.body, ...boxes.map((one) => one.element)]) sizes.observe(element)
  for (const type of ['scroll', 'resize']) addEventListener(type, follow, { capture: true, passive: true })
  place()
  return {
    choose(chosen) {
      for (const { seen, box } of boxes) box.toggleAttribute('data-chosen', seen === chosen)
    },
    stop() {
      cancelAnimationFrame(due)
      sizes.disconnect()
      for (const type of ['scroll', 'resize']) removeEventListener(type, follow, { capture: true })
      for (const { box } of boxes) box.remove()
    },
  }
}
