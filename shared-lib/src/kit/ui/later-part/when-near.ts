/** Calls once, as soon as the element is within a screen's reach; at once without IntersectionObserver. */
export function whenNear(element: Element | null, call: () => void): (() => void) | undefined {
  if (!element || typeof IntersectionObserver === 'undefined') {
    call()
    return undefined
  }
  const watcher = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return
      watcher.disconnect()
      call()
    },
    { rootMargin: '300px 0px' },
  )
  watcher.observe(element)
  return () => watcher.disconnect()
}
