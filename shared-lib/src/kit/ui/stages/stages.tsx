import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import styles from './stages.module.css'

interface StagesProps {
  /** Names in order, e.g. Simulação, Resultados, Resumo, Contacto. */
  stages: readonly string[]
  /** Place of the current stage, from 0; `stages.length` when all are done. */
  current: number
  /** Name of the whole, for assistive technology. */
  label?: string
}

const stateAt = (at: number, current: number) =>
  at < current ? 'done' : at === current ? 'current' : 'ahead'

/** The visitor's step in a journey. On a phone only the current name is shown next to the bars. */
export const Stages = ({ stages, current, label = 'Etapas' }: StagesProps) => (
  <ol className={styles.stages} aria-label={label}>
    {stages.map((stage, at) => {
      const state = stateAt(at, current)
      return (
        <li
          className={styles.stage}
          key={stage}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={styles.name}>
            <span className={styles.number}>{at + 1}</span>
            {stage}
          </span>
          {state === 'done' && <VisuallyHidden> (concluída)</VisuallyHidden>}
        </li>
      )
    })}
  </ol>
)
