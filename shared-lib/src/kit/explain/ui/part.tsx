import type { ReactNode } from 'react'
import { Details } from '../../ui/details/details'
import styles from './part.module.css'

interface PartProps {
  readonly title: string
  /** Before the figures. */
  readonly sentence?: ReactNode
  /** Open on a phone too. */
  readonly open?: boolean
  readonly children: ReactNode
}

/** A part of a result; on a phone, a line that opens. */
export function Part({ title, sentence, open, children }: PartProps) {
  const heading = <h3 className={styles.title}>{title}</h3>
  const body = (
    <>
      {sentence && <p>{sentence}</p>}
      {children}
    </>
  )
  if (!open)
    return (
      <Details open="wide" summary={heading}>
        <div className={styles.part}>{body}</div>
      </Details>
    )
  return (
    <section className={styles.part}>
      {heading}
      {body}
    </section>
  )
}
