import type { ReactNode } from 'react'
import styles from './reason.module.css'

/** Why figures are what they are, folded beside them. Opens without script. */
export const Reason = ({ children }: { children: ReactNode }) => (
  <details className={styles.reason} suppressHydrationWarning>
    <summary>porquê?</summary>
    <div>{children}</div>
  </details>
)
