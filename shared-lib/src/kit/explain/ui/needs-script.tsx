import { type ReactNode, useEffect, useState } from 'react'
import styles from './needs-script.module.css'

/** Content that works with script only: faint and inert until hydration, so that nothing moves, and absent without script. */
export function NeedsScript({ children }: { children: ReactNode }) {
  const [awake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return (
    <div className={awake ? undefined : styles.asleep} inert={!awake}>
      {children}
    </div>
  )
}
