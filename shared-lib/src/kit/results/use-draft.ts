import { useState } from 'react'

/**
 * Settings of the page, requested already or not yet. A page requested from here may lack what was pressed since, and
 * must not revert it; any other address resets them, in the same render.
 */
export function useDraft<View>(view: View, address: string) {
  const [kept, keep] = useState({ address, draft: view, asked: [] as readonly string[] })
  let { draft, asked } = kept
  if (kept.address !== address) {
    const at = asked.lastIndexOf(address)
    ;[draft, asked] = at < 0 ? [view, []] : [draft, asked.slice(at + 1)]
    keep({ address, draft, asked })
  }
  /** `next` is the address that is asked for with it. */
  const setDraft = (changed: View, next: readonly string[] = []) =>
    keep({ address, draft: changed, asked: [...asked, ...next] })
  return [draft, setDraft] as const
}
