import { type ReactNode, useEffect, useRef } from 'react'
import styles from './collapse.module.css'

interface CollapseProps {
  open: boolean
  children: ReactNode
  /** For the `aria-controls` of what opens it. */
  id?: string
}

/** After the 200 ms of the height animation, so that the final height is known. */
const scrollAfterMs = 250

/** Content that folds away; on opening it is scrolled into view. Folded content cannot be reached. */
export function Collapse({ open, children, id }: CollapseProps) {
  const panel = useRef<HTMLDivElement>(null)
  const before = useRef(open)
  useEffect(() => {
    const opened = open && !before.current
    before.current = open
    if (!opened || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setTimeout(
      () => panel.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' }),
      scrollAfterMs,
    )
    return () => clearTimeout(timer)
  }, [open])
  return (
    <div className={styles.collapse} ref={panel} id={id} data-state={open ? 'open' : 'closed'} inert={!open}>
      <div className={styles.content}>{children}</div>
    </div>
  )
}
