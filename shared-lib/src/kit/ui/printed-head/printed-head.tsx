import type { ReactNode } from 'react'
import styles from './printed-head.module.css'

interface PrintedHeadProps {
  /** Household, subject and day of the figures. */
  readonly children: ReactNode
  /** Address of the printed page; '' before hydration. */
  readonly address: string
  readonly more?: ReactNode
}

/** Shown on paper alone, above the printed content. */
export const PrintedHead = ({ children, address, more }: PrintedHeadProps) => (
  <div className={styles.sheet} aria-hidden="true" data-on-paper="">
    <p>{children}</p>
    <p className={styles.address}>{address}</p>
    {more}
  </div>
)
