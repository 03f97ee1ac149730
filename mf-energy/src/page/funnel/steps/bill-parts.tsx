import { type ReactNode, useId } from 'react'
import styles from './bill-parts.module.css'

export const BillIntro = ({ children }: { children: ReactNode }) => <p className={styles.intro}>{children}</p>

interface BillGroupProps {
  readonly legend: string
  /** Where to find it on the bill. */
  readonly hint: string
  readonly children: ReactNode
}

/** Fields that are printed together on a bill. */
export function BillGroup({ legend, hint, children }: BillGroupProps) {
  const id = useId()
  return (
    <fieldset className={styles.group} aria-describedby={id}>
      <legend className={styles.legend}>{legend}</legend>
      <p className={styles.hint} id={id}>
        {hint}
      </p>
      {children}
    </fieldset>
  )
}

/** Two fields a line where there is room. */
export const BillFields = ({ children }: { children: ReactNode }) => (
  <div className={styles.fields}>{children}</div>
)
