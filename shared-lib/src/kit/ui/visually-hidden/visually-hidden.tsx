import type { ReactNode } from 'react'
import styles from '../../styles/visually-hidden.module.css'

/** Text for screen readers only. `live` announces its changes politely. */
export const VisuallyHidden = ({ live, children }: { live?: boolean; children?: ReactNode }) => (
  <span className={styles.hidden} role={live ? 'status' : undefined}>
    {children}
  </span>
)
