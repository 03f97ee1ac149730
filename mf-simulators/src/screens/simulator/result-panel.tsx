import { memo } from 'react'
import { formatDatePt } from 'shared-lib/dates/format-date'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { Button } from 'shared-lib/ui/button/button'
import { Notice } from 'shared-lib/ui/notice/notice'
import { addressQuery } from '../../form/form-address'
import type { SimulatorData } from '../../form/simulator'
import { HeadlineValue, HeadlineView } from './headline-view'
import styles from './simulator-screen.module.css'
import type { ResultProps, SimulatorView } from './simulator-view'
import type { Answer } from './use-simulator'

interface ResultPanelProps extends Pick<ResultProps<object>, 'onChange' | 'today'> {
  readonly view: SimulatorView
  readonly answer: Answer | undefined
  /** Path of the page; undefined for a tag, whose changes happen in place alone. */
  readonly path: string | undefined
  readonly earlier: Extract<SimulatorData, { kind: 'result' }>['earlier']
  readonly stale: boolean
  readonly pending: boolean
  readonly failure: string | undefined
  onRetry(): void
}

/** The result, what it will tell, or why there is none. */
export function ResultPanel(props: ResultPanelProps) {
  const { view, answer, earlier, stale, pending, failure, onRetry } = props
  return (
    <>
      {failure !== undefined && (
        <Notice tone="bad" title="Não conseguimos fazer as contas" live>
          <p>{failure}</p>
          <Button onClick={onRetry}>Tentar de novo</Button>
        </Notice>
      )}
      {answer === undefined ? (
        <Promises view={view} pending={pending} />
      ) : (
        <div className={styles.answer} data-stale={stale ? '' : undefined} aria-busy={pending || undefined}>
          {stale && !pending && failure === undefined && (
            <p className={styles.staleWords}>
              Estas contas são do que estava preenchido antes. Corrige o formulário para as atualizar.
            </p>
          )}
          <HeadlineView {...view.headline(answer.result)} />
          {earlier && !stale && <ThenAndNow view={view} earlier={earlier} now={answer.result} />}
          <Told view={view} answer={answer} path={props.path} onChange={props.onChange} today={props.today} />
        </div>
      )}
    </>
  )
}

type ToldProps = Pick<ResultPanelProps, 'view' | 'path' | 'onChange' | 'today'> & { readonly answer: Answer }

/** Drawn anew with another answer, not with every key: a table of 480 instalments would make typing slow. */
const Told = memo(({ view, answer: { result, texts }, path, onChange, today }: ToldProps) => (
  <view.Result
    result={result}
    texts={texts}
    hrefWith={(changes) => path && `${path}?${addressQuery(view.form, { ...texts, ...changes })}`}
    onChange={onChange}
    today={today}
  />
))

const Promises = ({ view, pending }: { view: SimulatorView; pending: boolean }) => (
  <div className={styles.promises} aria-busy={pending || undefined}>
    <h2 className={styles.label}>{pending ? 'A fazer as contas…' : 'O que vais ver aqui'}</h2>
    <ul>
      {view.promises.map((promise) => (
        <li key={promise}>{promise}</li>
      ))}
    </ul>
  </div>
)

type Earlier = NonNullable<ResultPanelProps['earlier']>

/** "Então e agora": the law or the figures moved since the link was made. */
function ThenAndNow({ view, earlier, now }: { view: SimulatorView; earlier: Earlier; now: object }) {
  const { label, value } = view.headline(earlier.result)
  if (JSON.stringify(value) === JSON.stringify(view.headline(now).value)) return null
  return (
    <Notice tone="info" title="Então e agora">
      <p>
        Em {formatDatePt(toIsoDate(earlier.on))}, quando este resultado foi partilhado, «{label}» era{' '}
        <strong>
          <HeadlineValue value={value} size="text" />
        </strong>
        . O que vês agora segue as regras e os valores de hoje.
      </p>
    </Notice>
  )
}
