import type { ReactNode } from 'react'
import styles from './printed-head.module.css'

interface PrintedHeadProps {
  /** Whose figures they are, of what and of which day. */
  readonly children: ReactNode
  /** Address of the printed page; '' before hydration. */
  readonly address: string
  readonly more?: ReactNode
}

/** Shown on paper alone, above what is printed. */
export const PrintedHead = ({ children, address, more }: PrintedHeadProps) => (
  <div className={styles.sheet} aria-hidden="true" data-on-paper="">
    <p>{children}</p>
    <p className={styles.address}>{address}</p>
    {more}
  </div>
)
