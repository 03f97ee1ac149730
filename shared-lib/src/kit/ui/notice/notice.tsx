import type { ReactNode } from 'react'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from '../../icons'
import styles from './notice.module.css'

type Tone = 'info' | 'good' | 'warn' | 'bad'

interface NoticeProps {
  tone: Tone
  title?: string
  /** Set when it appears after an action, so that it is announced. */
  live?: boolean
  children?: ReactNode
}

const icons = { info: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleAlert }

/** A message set apart from the text: information, success, warning or failure. */
export function Notice({ tone, title, live, children }: NoticeProps) {
  const Icon = icons[tone]
  const role = tone === 'bad' ? 'alert' : 'status'
  return (
    <div className={styles.notice} data-tone={tone} role={live ? role : undefined}>
      <Icon className={styles.icon} size={22} aria-hidden="true" />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  )
}
