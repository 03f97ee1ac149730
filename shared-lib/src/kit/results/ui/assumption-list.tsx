import type { ReactNode } from 'react'
import styles from './assumption-list.module.css'

/** How a figure was come by. */
type Origin = 'answer' | 'profile' | 'estimate' | 'unknown'

const originWords: Readonly<Record<Origin, string>> = {
  answer: 'indicado por ti',
  profile: 'média da ERSE',
  estimate: 'estimado',
  unknown: 'ainda não sabes',
}

interface ShownAssumption {
  readonly about: string
  readonly origin: Origin
  /** One sentence. */
  readonly text: string
  /** The way to a better figure. */
  readonly way: ReactNode
}

/** Assumptions of the ranking: each figure with how it was come by, and the way to a better one. */
export const AssumptionList = ({ items }: { items: readonly ShownAssumption[] }) => (
  <ul className={styles.assumptions}>
    {items.map(({ about, origin, text, way }) => (
      <li key={about}>
        <p>
          {text} <span className={styles.origin}>{originWords[origin]}</span>
        </p>
        {way}
      </li>
    ))}
  </ul>
)

/** Other answers to choose from, in one line. */
export const Alternatives = ({ children }: { children: ReactNode }) => (
  <p className={styles.places}>{children}</p>
)
