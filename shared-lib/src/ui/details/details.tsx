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
  <details className={styles.details} open={open}>
    <summary className={styles.summary}>
      {summary}
      <ChevronDown className={styles.chevron} size={20} aria-hidden="true" />
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
)
