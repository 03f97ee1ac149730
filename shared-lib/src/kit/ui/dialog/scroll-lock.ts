let locks = 0

/**
 * Stops the page behind from scrolling; the width of its scroll bar is kept, so that nothing moves. Locks may nest:
 * the page scrolls again after the last one. Returns what undoes it; calling that twice is harmless.
 */
export function lockScroll(root: HTMLElement): () => void {
  const bar = innerWidth - root.clientWidth
  if (locks === 0) {
    root.style.overflow = 'hidden'
    if (bar > 0) root.style.paddingRight = `${bar}px`
  }
  locks += 1
  let held = true
  return () => {
    if (!held) return
    held = false
    locks -= 1
    if (locks > 0) return
    root.style.removeProperty('overflow')
    root.style.removeProperty('padding-right')
  }
}
