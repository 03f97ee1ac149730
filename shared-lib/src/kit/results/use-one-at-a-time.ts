import { useEffect, useRef } from 'react'

/**
 * Requests one page at a time: settings made during a request are requested after it, and of many such only the last. A
 * dragged slider ranks again as often as the server answers.
 * @param address of the page on screen
 * @param go requests a page; its answer is another address on screen
 */
export function useOneAtATime(address: string, go: (address: string) => void) {
  const asked = useRef<{ underWay?: string | undefined; next: string }>({ next: address })
  const ask = (next: string) => {
    const { current } = asked
    current.next = next
    if (current.underWay !== undefined || next === address) return
    current.underWay = next
    go(next)
  }
  const latest = useRef(ask)
  latest.current = ask
  useEffect(() => {
    const { current } = asked
    const isAnswer = current.underWay === address
    current.underWay = undefined
    // Any other navigation drops the pending settings.
    if (isAnswer) latest.current(current.next)
  }, [address])
  return ask
}
