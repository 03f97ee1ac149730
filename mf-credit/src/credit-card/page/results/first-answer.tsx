import type { WidgetShell } from 'shared-lib/contract/define-widget'
import type { RawAnswers } from 'shared-lib/kit/form/input-field'
import { CreditRate, CreditWarning } from 'shared-lib/kit/results/ui/credit-rate'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Notice } from 'shared-lib/kit/ui/notice/notice'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import type { CardAnswer } from './card-answer'
import { HabitForm } from './habit-form'

interface FirstAnswerProps {
  /** Texts filled in by an editor. */
  readonly texts: RawAnswers
  /** Outcome of the texts; missing while they are not enough. */
  readonly answer: CardAnswer | undefined
  readonly heading: string | undefined
  readonly shell: Pick<WidgetShell, 'navigate' | 'apiUrl'>
}

/** Marks an example as one, so that visitors do not take it for their own answer. */
const exampleOf = ({ outlook }: CardAnswer) =>
  outlook
    ? `Por exemplo, com ${formatBriefEuro(outlook.debt)} de dívida e estas respostas:`
    : 'Por exemplo, com estas respostas:'

/** The two questions in a story, and below them the answer to an example. */
export const FirstAnswer = ({ texts, answer, heading, shell }: FirstAnswerProps) => (
  <section className={layout.stack} aria-label={heading ?? 'Quanto custa o teu cartão'}>
    {heading && <h2>{heading}</h2>}
    <HabitForm texts={texts} problems={[]} shell={shell} idPrefix="conta-do-cartao-" />
    {answer && (
      <>
        <p>{exampleOf(answer)}</p>
        <Notice tone={answer.verdict.tone} title={answer.verdict.title}>
          <p>{answer.verdict.text}</p>
        </Notice>
        {answer.outlook && (
          <>
            <CreditRate {...answer.rate} />
            <CreditWarning />
          </>
        )}
      </>
    )}
  </section>
)
