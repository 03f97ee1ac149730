import type { ReactNode } from 'react'
import styles from './components.module.css'

interface GroupProps {
  readonly title: string
  readonly children: ReactNode
  /** In a row in their own widths, instead of in cells. */
  readonly inLine?: boolean
}

/** Components of one kind, each in its own cell. */
export const Group = ({ title, children, inLine = false }: GroupProps) => (
  <section className={styles.group}>
    <h3>{title}</h3>
    <div className={inLine ? styles.line : styles.cells}>{children}</div>
  </section>
)
