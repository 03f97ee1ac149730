import type { carriedWords } from '../../funnel/carried-words'
import { ChevronDown } from '../../icons'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden'
import { todaySheet } from '../today-sheet-id'
import styles from './assumption-chips.module.css'

export type AnswerChip = ReturnType<typeof carriedWords>[number]

export interface AnswerChipsProps {
  readonly answers: readonly AnswerChip[]
  /** Opens a question, which leads back here. */
  readonly question: (slug: string) => string
  /** Address of all answers. */
  readonly edit: string
  /** What counts as today, `45 €`: the first chip, which opens its field. */
  readonly today?: string
}

/** The answers, each a link to its question and back: a visitor by a link has not confirmed them. */
export const AnswerChips = ({ answers, question, edit, today }: AnswerChipsProps) => (
  <nav className={styles.chips} aria-label="As tuas respostas">
    {today && (
      <button type="button" className={styles.chip} popoverTarget={todaySheet}>
        {`Hoje: ${today}`}
        <ChevronDown size={16} aria-hidden="true" />
      </button>
    )}
    {answers.map(({ slug, label, answer }) => (
      <a key={slug} className={styles.chip} href={question(slug)}>
        <VisuallyHidden>Alterar: </VisuallyHidden>
        {answer || label}
      </a>
    ))}
    <a className={styles.chip} href={edit}>
      Alterar respostas
    </a>
  </nav>
)
