import { inPlace } from '../../events/plain-click'
import { Reason } from '../../explain/ui/reason'
import type { RawAnswers } from '../../funnel/flow'
import { Money } from '../../ui/money/money'
import type { ResultProps } from '../calculator-view'
import styles from './change-list.module.css'

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

/** The meaning of a larger difference for the visitor; its words precede an amount without a sign. */
const meanings = {
  paid: { more: 'pagas mais', less: 'pagas menos', good: -1 },
  kept: { more: 'ficas com mais', less: 'ficas com menos', good: 1 },
  saved: { more: 'poupas mais', less: 'poupas menos', good: 1 },
  neither: { more: 'mais', less: 'menos', good: 0 },
} as const
type Meaning = keyof typeof meanings

const toneOf = (difference: number, good: number) => {
  const worth = Math.sign(difference) * good
  return worth === 0 ? undefined : worth > 0 ? 'good' : 'bad'
}

interface DifferenceProps {
  readonly cents: number
  readonly of: Meaning
  readonly period?: 'mês' | 'ano' | undefined
}

/** A difference as a gain or a cost, in words and in colour: a sign alone can be read both ways. */
export function Difference({ cents, of, period }: DifferenceProps) {
  const { more, less, good } = meanings[of]
  if (cents === 0) return <strong className={styles.difference}>igual</strong>
  return (
    <strong className={styles.difference} data-tone={toneOf(cents, good)}>
      <span>{cents > 0 ? more : less}</span> <Money cents={Math.abs(cents)} {...(period && { period })} />
    </strong>
  )
}

interface ChangeListProps extends Pick<ResultProps<unknown>, 'hrefWith' | 'onChange'> {
  readonly changes: readonly Change[]
  readonly of: Meaning
}

/** Changes with their difference; following one changes the inputs in place, or by its address without script. */
export const ChangeList = ({ changes, of, hrefWith, onChange }: ChangeListProps) => (
  <>
    <ul className={styles.list}>
      {changes.map(({ key, label, inputs, difference, period, unknown }) => (
        <li key={key}>
          <a href={hrefWith(inputs) ?? '#'} onClick={inPlace(() => onChange(inputs))}>
            {label}
          </a>
          {difference === undefined ? (
            <span className={styles.unknown}>{unknown ?? 'desconhecido'}</span>
          ) : (
            <Difference cents={difference} of={of} period={period} />
          )}
        </li>
      ))}
    </ul>
    <Reason>
      Fazemos a conta outra vez só com essa alteração; o valor é a diferença para o resultado de agora. Abre
      uma linha para veres todos os passos.
    </Reason>
  </>
)
