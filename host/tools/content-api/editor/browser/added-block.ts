import { useRef } from 'react'

/** After these, in ms, a page has usually drawn what it was sent; it sends no confirmation. */
const attempts = [300, 1000, 2500, 5000]

/**
 * Selects a block that was just added in the page, which cannot show it before it has drawn it: again after every
 * change, because a block without a required field is not drawn, and until another block is chosen.
 */
export function useAddedBlock(select: (uid: string) => void) {
  const added = useRef<string>(undefined)
  const timers = useRef<readonly number[]>([])
  const latest = useRef(select)
  latest.current = select

  const stop = () => timers.current.forEach(clearTimeout)
  const changed = () => {
    stop()
    const uid = added.current
    if (uid !== undefined)
      timers.current = attempts.map((ms) => window.setTimeout(() => latest.current(uid), ms))
  }
  return {
    add(uid: string) {
      added.current = uid
      changed()
    },
    changed,
    chosen(uid: string | undefined) {
      if (uid === added.current) return
      added.current = undefined
      stop()
    },
  }
}
