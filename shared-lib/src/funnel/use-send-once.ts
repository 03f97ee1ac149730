import { useEffect, useRef } from 'react'

/**
 * Reports what came on screen, once for each `key`: the page also renders for other reasons, such as an address that
 * now holds an answer. Nothing is reported without a key.
 */
export function useTellOnce(key: string | number | false | undefined, tell: () => void) {
  const told = useRef<typeof key>(undefined)
  useEffect(() => {
    if (key === false || key === undefined || told.current === key) return
    told.current = key
    tell()
  })
}
