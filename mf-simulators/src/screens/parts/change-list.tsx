import type { RawAnswers } from 'shared-lib/funnel/flow'
import { Money } from 'shared-lib/ui/money/money'
import type { ResultProps } from '../simulator/simulator-view'
import styles from './change-list.module.css'
import { inPlace } from './in-place'

/** One "e se": which inputs it changes and what that makes of the result. */
export interface Change {
  readonly key: string
  readonly label: string
  readonly inputs: RawAnswers
  /** Integer cents against the result on screen; undefined when it is not known. */
  readonly difference: number | undefined
  readonly period?: 'mês' | 'ano'
  /** Why it is not known. */
  readonly unknown?: string | undefined
}

interface ChangeListProps extends Pick<ResultProps<unknown>, 'hrefWith' | 'onChange'> {
  readonly changes: readonly Change[]
}

/** Changes with their difference; following one changes the inputs in place, or by its address without script. */
export const ChangeList = ({ changes, hrefWith, onChange }: ChangeListProps) => (
  <ul className={styles.list}>
    {changes.map(({ key, label, inputs, difference, period, unknown }) => (
      <li key={key}>
        <a href={hrefWith(inputs) ?? '#'} onClick={inPlace(() => onChange(inputs))}>
          {label}
        </a>
        {difference === undefined ? (
          <span className={styles.unknown}>{unknown ?? 'desconhecido'}</span>
        ) : (
          <strong>
            <Money cents={difference} signed {...(period && { period })} />
          </strong>
        )}
      </li>
    ))}
  </ul>
)
