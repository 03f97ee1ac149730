import { type ComponentProps, useState } from 'react'
import { Button } from '../../ui/button/button'
import type { Notice } from '../../ui/notice/notice'
import type { CalculatorView } from '../calculator-view'
import type { Answer } from '../use-answer'
import { AnswerPart } from './answer-part'
import type { AnsweredProps } from './answer-parts'
import styles from './calculator-screen.module.css'

interface ResultPanelProps
  extends Pick<AnsweredProps, 'path' | 'earlier' | 'isExample' | 'stale' | 'onChange' | 'today' | 'shell'> {
  readonly view: CalculatorView
  readonly answer: Answer | undefined
  readonly pending: boolean
  readonly failure: string | undefined
  /** The server's HTML is shown, and its code has not loaded. */
  readonly asleep: boolean
  onAwake(): void
  onRetry(): void
}

/** The result, its preview, or the reason why there is none. */
export function ResultPanel(props: ResultPanelProps) {
  const { view, answer, stale, pending, failure, asleep, onAwake, onRetry, ...rest } = props
  return (
    <>
      {failure !== undefined && (
        <Failure view={view} tone="bad" title="Não conseguimos fazer as contas" live>
          <p>{failure}</p>
          <Button onClick={onRetry}>Tentar de novo</Button>
        </Failure>
      )}
      {answer === undefined ? (
        <Empty pending={pending} />
      ) : (
        <div className={styles.answer} data-stale={stale ? '' : undefined} aria-busy={pending || undefined}>
          {stale && !pending && failure === undefined && (
            <p className={styles.staleWords}>
              Estas contas são do que estava preenchido antes. Corrige o formulário para as atualizar.
            </p>
          )}
          <AnswerPart
            name="Answered"
            view={view}
            asleep={asleep}
            onAwake={onAwake}
            props={{ ...rest, view, answer, stale }}
          />
        </div>
      )}
    </>
  )
}

type NoticeProps = ComponentProps<typeof Notice>

/** Keeps its first shape while it is shown: a visitor may be pressing its button when the code of the notice arrives. */
function Failure({ view, ...rest }: NoticeProps & Pick<ResultPanelProps, 'view'>) {
  const [Shape] = useState(() => view.answer.current()?.kit.Notice ?? BareNotice)
  return <Shape {...rest} />
}

/** Without a connection the notice itself may be what did not come. */
const BareNotice = ({ title, children }: NoticeProps) => (
  <div role="alert">
    <h2 className={styles.label}>{title}</h2>
    {children}
  </div>
)

const Empty = ({ pending }: { pending: boolean }) => (
  <div className={styles.empty} aria-busy={pending || undefined}>
    <h2 className={styles.label}>{pending ? 'A fazer as contas…' : 'O resultado aparece aqui'}</h2>
    <p>Preenche o que falta no formulário.</p>
  </div>
)
