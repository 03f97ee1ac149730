import type { ReactNode } from 'react'
import styles from './assumption-list.module.css'

/** How a figure was come by. */
export type Origin = 'answer' | 'profile' | 'estimate' | 'unknown'

const originWords: Readonly<Record<Origin, string>> = {
  answer: 'resposta tua',
  profile: 'perfil publicado',
  estimate: 'estimativa',
  unknown: 'por saber',
}

export interface ShownAssumption {
  readonly about: string
  readonly origin: Origin
  /** One sentence. */
  readonly text: string
  /** The way to a better figure. */
  readonly way: ReactNode
}

/** Place on the page, for links to it. */
export const assumptionsPlace = 'o-que-contamos'

/** Assumptions of the ranking: each figure with how it was come by, and the way to a better one. */
export const AssumptionList = ({ title, items }: { title: string; items: readonly ShownAssumption[] }) => (
  <section className={styles.assumptions} id={assumptionsPlace} aria-labelledby="assumptions-title">
    <h2 id="assumptions-title">{title}</h2>
    <ul>
      {items.map(({ about, origin, text, way }) => (
        <li key={about}>
          <p>
            {text} <span className={styles.origin}>{originWords[origin]}</span>
          </p>
          {way}
        </li>
      ))}
    </ul>
  </section>
)

/** Other answers to choose from, in one line. */
export const Alternatives = ({ children }: { children: ReactNode }) => (
  <p className={styles.places}>{children}</p>
)
