import type { Figure } from '../../../rules/figures/figure'
import styles from './key-figures.module.css'
import { Reason } from './reason'
import { Explanation } from './why'

export interface KeyFigure {
  readonly label: string
  /** With its unit; undefined when it is not known. */
  readonly value: string | undefined
  /** Smaller, below: what it covers, or what it is compared with. */
  readonly notes?: readonly string[]
  /** The one that the others are read against. */
  readonly main?: boolean
  /** The figure with its reasons, where the result has one. */
  readonly why?: Figure | undefined
}

/** A few figures side by side, each with its name; at most six. */
export const KeyFigures = ({ figures }: { figures: readonly KeyFigure[] }) => (
  <dl className={styles.figures}>
    {figures.map(({ label, value, notes = [], main, why }) => (
      <div key={label} data-main={main ? '' : undefined}>
        <dt>{label}</dt>
        <dd className={styles.value} data-unknown={value === undefined ? '' : undefined}>
          {value ?? 'desconhecido'}
        </dd>
        {notes.map((note) => (
          <dd key={note}>{note}</dd>
        ))}
        {why && (
          <dd>
            <Reason>
              <Explanation {...why} />
            </Reason>
          </dd>
        )}
      </div>
    ))}
  </dl>
)
