import type { ReactNode } from 'react'
import styles from './part.module.css'

/** A part of a result, with its heading and, where there is one, a plain sentence before the figures. */
export const Part = ({
  title,
  sentence,
  children,
}: {
  title: string
  sentence?: ReactNode
  children: ReactNode
}) => (
  <section className={styles.part}>
    <h3>{title}</h3>
    {sentence && <p>{sentence}</p>}
    {children}
  </section>
)
