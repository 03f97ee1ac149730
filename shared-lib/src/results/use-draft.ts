import { useState } from 'react'

/**
 * What is set on the page and not asked for yet. The address says the rest: another one starts anew, in the same drawing,
 * so that a press right after the answer to the press before is not taken back.
 */
export function useDraft<View>(view: View, address: string) {
  const [kept, keep] = useState({ address, draft: view })
  const draft = kept.address === address ? kept.draft : view
  if (kept.address !== address) keep({ address, draft })
  return [draft, (changed: View) => keep({ address, draft: changed })] as const
}
