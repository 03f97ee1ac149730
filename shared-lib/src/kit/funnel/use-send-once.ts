import { useEffect, useRef } from 'react'

/**
 * Reports what came on screen, once for each `key`: the page also renders for other reasons, such as an address that
 * now holds an answer. Nothing is reported without a key.
 */
export function useSendOnce(key: string | number | false | undefined, send: () => void) {
  const sent = useRef<typeof key>(undefined)
  useEffect(() => {
    if (key === false || key === undefined || sent.current === key) return
    sent.current = key
    send()
  })
}
