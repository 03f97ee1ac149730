import { useEffect, useRef } from 'react'

/**
 * Tells of what came on screen, once for each `key`: the page is drawn anew for other reasons, an address that now holds an
 * answer for one. Nothing is told while there is no key.
 */
export function useTellOnce(key: string | number | false | undefined, tell: () => void) {
  const told = useRef<typeof key>(undefined)
  useEffect(() => {
    if (key === false || key === undefined || told.current === key) return
    told.current = key
    tell()
  })
}
