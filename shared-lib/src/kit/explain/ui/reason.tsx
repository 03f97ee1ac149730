import type { ReactNode } from 'react'
import styles from './reason.module.css'

/** The reason for figures, folded next to them. Opens without script. */
export const Reason = ({ children }: { children: ReactNode }) => (
  <details className={styles.reason} suppressHydrationWarning>
    <summary>porquê?</summary>
    <div>{children}</div>
  </details>
)
