import type { ReactNode, Ref } from 'react'
import styles from './details.module.css'

interface DetailsProps {
  summary: ReactNode
  children: ReactNode
  /** Open at first; `wide` is always open at a desk and on paper. */
  open?: boolean | 'wide'
  ref?: Ref<HTMLDetailsElement>
  /** After it was opened or folded. */
  onToggle?: () => void
}

/** Folded extra content; opens without script. */
export const Details = ({ summary, children, open, ref, onToggle }: DetailsProps) => (
  // It may have been opened before its code woke, which is not a mismatch.
  <details
    className={styles.details}
    ref={ref}
    open={open === true}
    data-wide={open === 'wide' || undefined}
    onToggle={onToggle}
    suppressHydrationWarning
  >
    <summary className={styles.summary}>{summary}</summary>
    <div className={styles.content}>{children}</div>
  </details>
)
