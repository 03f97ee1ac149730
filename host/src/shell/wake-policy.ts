import type { Wake } from 'shared-lib/contract/define-widget'

/** Any of these inside a sleeping slot wakes it, whatever its policy. */
export const interactions = ['pointerdown', 'focusin', 'keydown', 'input'] as const

/** Calls `wake` when the policy is due. `interaction` is handled for the whole document, so nothing is done here. */
export function wakeWhenDue(policy: Wake, element: Element, wake: () => void) {
  if (policy === 'now') wake()
  else if (policy === 'idle') (globalThis.requestIdleCallback ?? setTimeout)(wake)
  else if (policy === 'visible') {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        wake()
      },
      { rootMargin: '200px' },
    )
    observer.observe(element)
  }
}
