import type { ComponentProps } from 'react'
import { Button } from 'shared-lib/ui/button/button'
import type { Notice } from 'shared-lib/ui/notice/notice'
import type { LoadedAnswer } from './answer-view'
import type { AnsweredProps } from './answered'
import styles from './calculator-screen.module.css'
import type { CalculatorView } from './calculator-view'
import type { Answer } from './use-calculator'

interface ResultPanelProps
  extends Pick<AnsweredProps, 'path' | 'earlier' | 'stale' | 'onChange' | 'today' | 'shell'> {
  readonly view: CalculatorView
  readonly told: LoadedAnswer | undefined
  readonly answer: Answer | undefined
  readonly pending: boolean
  readonly failure: string | undefined
  onRetry(): void
}

/** The result, what it will tell, or why there is none. */
export function ResultPanel(props: ResultPanelProps) {
  const { view, told, answer, stale, pending, failure, onRetry, ...rest } = props
  const Failure = told?.kit.Notice ?? BareNotice
  return (
    <>
      {failure !== undefined && (
        <Failure tone="bad" title="Não conseguimos fazer as contas" live>
          <p>{failure}</p>
          <Button onClick={onRetry}>Tentar de novo</Button>
        </Failure>
      )}
      {answer === undefined || told === undefined ? (
        <Promises view={view} pending={pending} />
      ) : (
        <div className={styles.answer} data-stale={stale ? '' : undefined} aria-busy={pending || undefined}>
          {stale && !pending && failure === undefined && (
            <p className={styles.staleWords}>
              Estas contas são do que estava preenchido antes. Corrige o formulário para as atualizar.
            </p>
          )}
          <told.kit.Answered {...rest} view={view} told={told} answer={answer} stale={stale} />
        </div>
      )}
    </>
  )
}

/** Without a connection the notice itself may be what did not come. */
const BareNotice = ({ title, children }: ComponentProps<typeof Notice>) => (
  <div role="alert">
    <h2 className={styles.label}>{title}</h2>
    {children}
  </div>
)

const Promises = ({ view, pending }: { view: CalculatorView; pending: boolean }) => (
  <div className={styles.promises} aria-busy={pending || undefined}>
    <h2 className={styles.label}>{pending ? 'A fazer as contas…' : 'O que vais ver aqui'}</h2>
    <ul>
      {view.promises.map((promise) => (
        <li key={promise}>{promise}</li>
      ))}
    </ul>
  </div>
)
