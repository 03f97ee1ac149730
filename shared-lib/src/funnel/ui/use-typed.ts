import { useCallback, useEffect, useMemo, useState } from 'react'
import { sessionDraft } from '../draft'
import type { RawAnswers } from '../flow'

const at = ''

/** Texts typed in a question and not taken yet: on a page of the site they are there again after a reload of its `address`. */
export function useTyped(flow: string, address: string | undefined) {
  const draft = useMemo(() => sessionDraft(`${flow}-typed`), [flow])
  const [typed, setTyped] = useState<RawAnswers>({})
  useEffect(() => {
    const { [at]: of, ...kept } = draft.read()
    if (address && of === address) setTyped((now) => ({ ...kept, ...now }))
  }, [draft, address])
  useEffect(() => {
    if (address && Object.keys(typed).length > 0) draft.write({ ...typed, [at]: address })
  }, [draft, address, typed])
  const put = useCallback((texts: RawAnswers) => setTyped((before) => ({ ...before, ...texts })), [])
  return { typed, put, forget: draft.clear }
}
