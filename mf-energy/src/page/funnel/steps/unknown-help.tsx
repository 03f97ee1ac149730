import type { ReactNode } from 'react'
import styles from './unknown-help.module.css'

interface UnknownHelpProps {
  /** Radios of which one has the value `unknown`. */
  readonly question: ReactNode
  readonly children: ReactNode
}

/** A question with help for the answer «Não sei»: in the page from the start, shown while that answer is chosen. */
export const UnknownHelp = ({ question, children }: UnknownHelpProps) => (
  <div className={styles.question}>
    {question}
    <div className={styles.help}>{children}</div>
  </div>
)

interface HelpAnswerProps {
  /** The answer in a few words. */
  readonly title: string
  /** How it was come by. */
  readonly children: ReactNode
  /** Advice that holds whatever is ticked: not read again. */
  readonly advice: string
}

/** The answer that the ticked boxes come to; read aloud when it changes. */
export const HelpAnswer = ({ title, children, advice }: HelpAnswerProps) => (
  <div className={styles.answer}>
    <div className={styles.live} aria-live="polite">
      <p className={styles.title}>{title}</p>
      {children}
    </div>
    <p className={styles.advice}>{advice}</p>
  </div>
)
