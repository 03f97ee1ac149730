import {
  type ComponentProps,
  type ComponentType,
  memo,
  type ReactNode,
  type RefObject,
  useState,
} from 'react'
import type { WidgetShell } from '../../../contract/define-widget'
import { formatDatePt } from '../../../rules/dates/format-date'
import { toIsoDate } from '../../../rules/dates/iso-date'
import { inPlace } from '../../events/plain-click'
import type { CalculatorData } from '../../form/calculator'
import { addressQuery } from '../../form/form-address'
import { useFollowUp } from '../../form/use-follow-up'
import { ErrorSummary } from '../../ui/error-summary/error-summary'
import { Notice } from '../../ui/notice/notice'
import type { AnswerView } from '../answer-view'
import { ask } from '../ask'
import type { CalculatorView, ResultProps } from '../calculator-view'
import type { Answer } from '../use-answer'
import styles from './calculator-screen.module.css'
import { HeadlineValue, HeadlineView } from './headline-view'
import { PrintedSheet } from './printed-sheet'
import { Tools } from './tools'

export interface AnsweredProps extends Pick<ResultProps<object>, 'onChange' | 'today'> {
  readonly view: CalculatorView
  readonly answer: Answer
  /** Path of the page; undefined for a tag, whose changes happen in place alone. */
  readonly path: string | undefined
  readonly earlier: Earlier | undefined
  /** Of the example that the form opens with, not of the visitor's own values. */
  readonly isExample: boolean
  readonly stale: boolean
  readonly shell: WidgetShell
}

/** The main figure, changes since it was shared, and the whole result. */
function Answered({ view, answer, path, earlier, isExample, stale, onChange, today, shell }: AnsweredProps) {
  const loaded = view.answer.current()
  if (!loaded) return null
  const whole = (
    <WholeResult view={view} loaded={loaded} answer={answer} path={path} onChange={onChange} today={today} />
  )
  return (
    <>
      <PrintedSheet
        brand={shell.company.name}
        siteUrl={shell.apiUrl}
        view={view}
        texts={answer.texts}
        today={today}
      />
      <HeadlineView {...loaded.headline(answer.result)} />
      {isExample && loaded.example && <p className={styles.example}>{loaded.example} Põe os teus valores.</p>}
      {earlier && !stale && <ThenAndNow loaded={loaded} earlier={earlier} now={answer.result} />}
      {path === undefined ? (
        <Below href={`${shell.apiUrl}${view.path}?${addressQuery(view.form, answer.texts)}`}>{whole}</Below>
      ) : (
        whole
      )}
    </>
  )
}

interface BelowProps {
  readonly children: ReactNode
  /** Of the calculator's own page, with the same values. */
  readonly href: string
}

/** In a story or on a partner's page the working is marked up once it is opened: it is most of the elements. */
function Below({ children, href }: BelowProps) {
  const [opened, setOpened] = useState(false)
  // A visitor may have opened it before its code woke, which is not a mismatch.
  const look = (fold: HTMLDetailsElement | null) => {
    if (fold?.open) setOpened(true)
  }
  return (
    <details
      ref={look}
      className={styles.below}
      onToggle={({ currentTarget }) => look(currentTarget)}
      suppressHydrationWarning
    >
      <summary>Ver as contas e os gráficos</summary>
      <div>{opened ? children : <a href={href}>Ver as contas no simulador</a>}</div>
    </details>
  )
}

interface WholeResultProps extends Pick<AnsweredProps, 'view' | 'answer' | 'path' | 'onChange' | 'today'> {
  readonly loaded: AnswerView
}

/** Renders only for a new answer, not for every key: a table of 480 instalments would make typing slow. */
const WholeResult = memo(
  ({ view, loaded, answer: { result, texts }, path, onChange, today }: WholeResultProps) => (
    <loaded.Result
      result={result}
      texts={texts}
      hrefWith={(changes) => path && `${path}?${addressQuery(view.form, { ...texts, ...changes })}`}
      onChange={onChange}
      today={today}
    />
  ),
)

type Earlier = NonNullable<Extract<CalculatorData, { kind: 'result' }>['earlier']>

interface ThenAndNowProps {
  readonly loaded: AnswerView
  readonly earlier: Earlier
  readonly now: object
}

/** "Então e agora": the law or the figures moved since the link was made. */
function ThenAndNow({ loaded, earlier, now }: ThenAndNowProps) {
  const { label, value } = loaded.headline(earlier.result)
  if (JSON.stringify(value) === JSON.stringify(loaded.headline(now).value)) return null
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

interface StripProps extends Pick<AnsweredProps, 'view' | 'answer' | 'stale'> {
  readonly href: string
  onFollow(): void
}

/** The answer in one line, in sight while the questions are changed. Followed in place: in a shadow root an address of a place leads nowhere. */
function Strip({ view, answer, href, stale, onFollow }: StripProps) {
  const headline = view.answer.current()?.headline(answer.result)
  return (
    headline && (
      <a
        className={styles.strip}
        data-foot=""
        href={href}
        onClick={inPlace(onFollow)}
        data-stale={stale ? '' : undefined}
      >
        <span>{headline.label}</span>
        <strong>
          <HeadlineValue value={headline.value} size="text" />
        </strong>
      </a>
    )
  )
}

interface AnswerToolsProps extends Omit<ComponentProps<typeof Tools>, 'headline'> {
  readonly answer: Answer
}

function AnswerTools({ answer, ...rest }: AnswerToolsProps) {
  const headline = rest.view.answer.current()?.headline(answer.result)
  return headline && <Tools {...rest} headline={headline} />
}

interface NotesProps {
  readonly view: CalculatorView
  /** Origin of the site on foreign pages, '' on the site itself. */
  readonly siteUrl: string
}

/** Limits of the figures, and where there is more about them. */
function Notes({ view, siteUrl }: NotesProps) {
  const { note, guide } = view.answer.current() ?? {}
  return (
    <>
      {note && <p className={styles.note}>{note}</p>}
      {guide && (
        <p className={styles.note}>
          <a href={siteUrl + guide.href}>{guide.text}</a>
        </p>
      )}
    </>
  )
}

interface FormHelpProps extends ComponentProps<typeof ErrorSummary> {
  readonly form: RefObject<HTMLFormElement | null>
  /** Names of the questions that apply. */
  readonly asked: readonly string[]
}

/** Mistakes of a form, and the way to a question that an answer brings with it. */
function FormHelp({ form, asked, ...mistakes }: FormHelpProps) {
  useFollowUp(form, asked)
  return <ErrorSummary {...mistakes} />
}

/** Shared parts of every calculator: the request of its result, the result, and errors. */
export interface AnsweredKit {
  readonly Answered: ComponentType<AnsweredProps>
  readonly Strip: ComponentType<StripProps>
  readonly Tools: ComponentType<AnswerToolsProps>
  readonly Notes: ComponentType<NotesProps>
  readonly FormHelp: typeof FormHelp
  readonly Notice: typeof Notice
  readonly ask: typeof ask
}

export const answeredKit: AnsweredKit = {
  Answered,
  Strip,
  Tools: AnswerTools,
  Notes,
  FormHelp,
  Notice,
  ask,
}
