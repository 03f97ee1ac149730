import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './details.module.css'

interface DetailsProps {
  summary: ReactNode
  children: ReactNode
  /** Open at first. */
  open?: boolean
}

/** More for those who want it; opens without script. */
export const Details = ({ summary, children, open }: DetailsProps) => (
  // It may have been opened before its code woke, which is not a mismatch.
  <details className={styles.details} open={open} suppressHydrationWarning>
    <summary className={styles.summary}>
      {summary}
      <ChevronDown className={styles.chevron} size={20} aria-hidden="true" />
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
)
