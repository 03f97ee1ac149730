import type { ReactNode } from 'react'
import styles from './versus.module.css'

export interface Side {
  readonly title: string
  readonly value: ReactNode
  /** Reason why it is the better one, in a word or two; missing for the other. */
  readonly best?: string | undefined
  readonly lines: readonly { readonly label: string; readonly value: ReactNode }[]
}

/** Two alternatives side by side, the better one marked in words as well as by its frame. */
export const Versus = ({ sides }: { sides: readonly [Side, Side] }) => (
  <ul className={styles.sides}>
    {sides.map(({ title, value, best, lines }) => (
      <li key={title} data-best={best && ''}>
        <h4>{title}</h4>
        <p className={styles.best}>{best}</p>
        <p className={styles.value}>{value}</p>
        <dl>
          {lines.map((line) => (
            <div key={line.label}>
              <dt>{line.label}</dt>
              <dd>{line.value}</dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ul>
)
