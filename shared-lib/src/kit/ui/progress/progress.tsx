import { useId } from 'react'
import styles from './progress.module.css'

interface ProgressProps {
  value: number
  max: number
  /** Announced and shown, e.g. "Pergunta 2 de 6". */
  label: string
}

/** How far along, in words and as a bar. */
export function Progress({ value, max, label }: ProgressProps) {
  const id = useId()
  return (
    <div className={styles.progress}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <progress className={styles.bar} id={id} value={value} max={max} />
    </div>
  )
}
