import { formatDatePt } from 'shared-lib/dates/format-date'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import type { RawAnswers } from 'shared-lib/funnel/flow'
import { Button } from 'shared-lib/ui/button/button'
import { Notice } from 'shared-lib/ui/notice/notice'
import type { SimulatorData } from '../../form/simulator'
import { HeadlineValue, HeadlineView } from './headline-view'
import styles from './simulator-screen.module.css'
import type { ResultProps, SimulatorView } from './simulator-view'

interface ResultPanelProps extends Pick<ResultProps<object>, 'hrefWith' | 'onChange' | 'today'> {
  readonly view: SimulatorView
  readonly texts: RawAnswers
  readonly result: object | undefined
  readonly earlier: Extract<SimulatorData, { kind: 'result' }>['earlier']
  readonly stale: boolean
  readonly pending: boolean
  readonly failure: string | undefined
  onRetry(): void
}

/** The result, what it will tell, or why there is none. */
export function ResultPanel(props: ResultPanelProps) {
  const { view, texts, result, earlier, stale, pending, failure, onRetry } = props
  return (
    <>
      {failure !== undefined && (
        <Notice tone="bad" title="Não conseguimos fazer as contas" live>
          <p>{failure}</p>
          <Button onClick={onRetry}>Tentar de novo</Button>
        </Notice>
      )}
      {result === undefined ? (
        <Promises view={view} pending={pending} />
      ) : (
        <div className={styles.answer} data-stale={stale ? '' : undefined} aria-busy={pending || undefined}>
          {stale && !pending && failure === undefined && (
            <p className={styles.staleWords}>
              Estas contas são do que estava preenchido antes. Corrige o formulário para as atualizar.
            </p>
          )}
          <HeadlineView {...view.headline(result)} />
          {earlier && !stale && <ThenAndNow view={view} earlier={earlier} />}
          <view.Result
            result={result}
            texts={texts}
            hrefWith={props.hrefWith}
            onChange={props.onChange}
            today={props.today}
          />
        </div>
      )}
    </>
  )
}

const Promises = ({ view, pending }: { view: SimulatorView; pending: boolean }) => (
  <div className={styles.promises} aria-busy={pending || undefined}>
    <p className={styles.label}>{pending ? 'A fazer as contas…' : 'O que vais ver aqui'}</p>
    <ul>
      {view.promises.map((promise) => (
        <li key={promise}>{promise}</li>
      ))}
    </ul>
  </div>
)

type Earlier = NonNullable<ResultPanelProps['earlier']>

/** "Então e agora": the law or the figures moved since the link was made. */
function ThenAndNow({ view, earlier }: { view: SimulatorView; earlier: Earlier }) {
  const { label, value } = view.headline(earlier.result)
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
