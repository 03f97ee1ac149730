import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { WidgetShell } from '../../../contract/define-widget'
import { faultsIn } from '../../form/field-props'
import { problemsLeft } from '../../form/problems-left'
import { useFollowUp } from '../../form/use-follow-up'
import { useTyped } from '../../form/use-typed'
import { ArrowRight } from '../../icons'
import { Button } from '../../ui/button/button'
import { ErrorSummary } from '../../ui/error-summary/error-summary'
import {
  askedFields,
  type Flow,
  openingProblems,
  type Problem,
  type RawAnswers,
  readAnswers,
  type Step,
  stepProblems,
} from '../flow'
import { carriedAnswers } from '../funnel-address'
import { returnParameter } from '../journey-addresses'
import type { FieldLook, QuestionParts } from '../question-props'
import { sentParameter } from '../sent-parameter'
import { useHydrated } from '../use-hydrated'
import styles from './funnel-view.module.css'
import { Household, remember } from './household'

interface QuestionFormProps {
  readonly flow: Flow
  readonly step: Step
  readonly raw: RawAnswers
  readonly parts: QuestionParts
  readonly heading: ReactNode
  readonly shell: WidgetShell
  readonly today: string
  /** Answered, but the next question is not known here yet. */
  readonly pending: boolean
  /** Of the page; none inside a story. */
  readonly address: string | undefined
  readonly submitText: string
  onAnswer(texts: RawAnswers): void
  onProblems(failed: boolean): void
}

const Hidden = ({ name, value }: { name: string; value: string }) => (
  <input type="hidden" name={name} value={value} />
)

interface QuestionFieldProps extends Pick<QuestionFormProps, 'flow' | 'step' | 'parts' | 'today'> {
  readonly name: string
  readonly look: FieldLook | undefined
  readonly text: string | undefined
  readonly error: string | undefined
  readonly problems: readonly Problem[]
  onChange(texts: RawAnswers): void
}

function QuestionField(props: QuestionFieldProps) {
  const { name, look, flow, step, problems } = props
  const { Draw, icons, controls } = props.parts
  const declared = flow.fields[name]
  if (!declared) return null
  return (
    <Draw
      name={name}
      field={look ? { ...declared, ...look } : declared}
      text={props.text}
      error={props.error}
      faults={faultsIn(name, problems)}
      optional={declared.optional && !declared.needed && !step.optional}
      labelHidden={declared.label === step.question}
      icons={icons?.[name]}
      controls={controls}
      today={props.today}
      onChange={props.onChange}
    />
  )
}

/** One question as a real form: sent without script it comes back through the flow's guard, to the same next step. */
export function QuestionForm(props: QuestionFormProps) {
  const { flow, step, raw, parts, heading, shell, today, pending, submitText, onAnswer, onProblems } = props
  const { typed, put, forget } = useTyped(props.address)
  const [tried, setTried] = useState(false)
  const hydrated = useHydrated()
  const now = { ...raw, ...typed }
  const asked = { flow, step, raw: now }
  const problemsNow = () => stepProblems(flow, step, now, { today })
  const sent = raw[sentParameter] === step.slug
  const opening = () => openingProblems(flow, step, now, { sent, today })
  const [shown, setShown] = useState(opening)
  const problems = problemsLeft(shown, tried ? problemsNow : opening)
  // On a foreign page storage is the partner's: nothing of a household is kept there.
  const shares = !shell.apiUrl && step.names.some((name) => flow.fields[name]?.card)
  const change = (name: string, text: string) => put({ [name]: text })
  const errors = Object.fromEntries(problems.map(({ field, message }) => [field, message]))
  const field = (name: string, look?: FieldLook) => (
    <QuestionField
      key={name}
      {...props}
      name={name}
      look={look}
      problems={problems}
      text={now[name]}
      error={errors[name]}
      onChange={put}
    />
  )
  const View = parts.views?.[step.slug]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = problemsNow()
    setShown(found)
    setTried(true)
    if (found.length > 0) return
    if (shares) remember(asked, today)
    forget()
    onAnswer(typed)
  }
  const names = askedFields(flow, now).flatMap(({ name, step: { slug } }) =>
    slug === step.slug ? [name] : [],
  )
  const form = useRef<HTMLFormElement>(null)
  useFollowUp(form, names)
  const failed = problems.length > 0
  useEffect(() => onProblems(failed), [failed, onProblems])
  // A personal answer may never end in an address: its form is no GET form and waits for the script.
  const method = step.personal ? 'post' : 'get'
  // The shell keeps a personal answer under the form's name, when it sends the others before this code has loaded.
  return (
    <form
      ref={form}
      className={styles.form}
      method={method}
      action={flow.path}
      name={flow.name}
      noValidate
      onSubmit={submit}
    >
      {carriedAnswers(flow, raw, step).map(([name, value]) => (
        <Hidden key={name} name={name} value={value} />
      ))}
      {raw[returnParameter] && <Hidden name={returnParameter} value={raw[returnParameter]} />}
      <Hidden name={sentParameter} value={step.slug} />
      {/* Also after a page load: the form may have been sent before this code was there. */}
      <ErrorSummary problems={problems} focus={(tried || sent) && shown} />
      {heading}
      {View ? (
        <View
          question={step.question}
          raw={now}
          answers={readAnswers(flow, now)}
          errors={errors}
          fields={flow.fields}
          field={field}
          change={change}
          shell={shell}
          today={today}
        />
      ) : (
        names.map((name) => field(name))
      )}
      {shares && <Household question={asked} today={today} onUse={change} />}
      <div className={styles.actions} data-foot="phone">
        <Button
          type="submit"
          kind="main"
          full
          disabled={step.personal && !hydrated}
          loading={pending}
          iconEnd={<ArrowRight size={20} />}
        >
          {submitText}
        </Button>
      </div>
    </form>
  )
}
