import { useCallback, useEffect, useState } from 'react'
import { sessionDraft } from './draft'
import type { RawAnswers } from './input-field'

/** Texts typed in a form and not taken yet: on a page of the site they are there again after a reload of its `address`. */
export function useTyped(address: string | undefined) {
  const [typed, setTyped] = useState<RawAnswers>({})
  const draft = sessionDraft(`typed-${address}`)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is of this address
  const put = useCallback(
    (texts: RawAnswers) =>
      setTyped((before) => {
        const all = { ...before, ...texts }
        if (address) draft.write(all)
        return all
      }),
    [address],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (address) setTyped((now) => ({ ...draft.read(), ...now }))
  }, [address])
  return { typed, put, forget: draft.clear }
}
