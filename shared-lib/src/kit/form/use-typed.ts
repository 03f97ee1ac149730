import { useCallback, useEffect, useState } from 'react'
import { sessionDraft } from './draft'
import type { RawAnswers } from './input-field'

/** Texts typed in a question and not taken yet: on a page of the site they are there again after a reload of its `address`. */
export function useTyped(address: string | undefined) {
  const [typed, setTyped] = useState<RawAnswers>({})
  const draft = () => sessionDraft(`typed-${address}`)
  const put = useCallback((texts: RawAnswers) => setTyped((before) => ({ ...before, ...texts })), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (address) setTyped((now) => ({ ...draft().read(), ...now }))
  }, [address])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the typed texts belong to the address of that moment
  useEffect(() => {
    if (address && Object.keys(typed).length > 0) draft().write(typed)
  }, [typed])
  return { typed, put, forget: () => draft().clear() }
}
