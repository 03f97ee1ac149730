import { type FormEvent, useRef } from 'react'
import { askedNames } from '../../form/form'
import { FormSections } from '../../form/ui/form-sections'
import type { RawAnswers } from '../../funnel/flow'
import { Button } from '../../ui/button/button'
import type { LoadedAnswer } from '../answer-view'
import type { CalculatorView } from '../calculator-view'
import type { UsedCalculator } from '../use-calculator'
import { AnswerPart } from './answer-part'
import styles from './calculator-screen.module.css'

interface CalculatorFormProps extends UsedCalculator {
  readonly view: CalculatorView
  readonly idPrefix: string
  readonly action: string
  /** What a tag's attributes answer. */
  readonly given: RawAnswers | undefined
  /** With the list of mistakes, once its code is there. */
  readonly loaded: LoadedAnswer | undefined
  readonly asleep: boolean
  /** To the result. */
  onFollow(): void
}

/** The questions, their button, and on phones the line of the result. */
export function CalculatorForm(props: CalculatorFormProps) {
  const { view, idPrefix, loaded, asleep, onFollow, texts, answer, problems, summary, stale } = props
  const { form } = view
  const questions = useRef<HTMLFormElement>(null)
  const asked = askedNames(form, texts)
  /** A problem of a question that is not asked has no other place. */
  const summed = summary === 'hidden' ? problems.filter(({ field }) => !asked.includes(field)) : problems
  const submit = (event: FormEvent) => props.submit(event) && onFollow()
  return (
    <form
      className={styles.form}
      ref={questions}
      method="get"
      action={props.action}
      noValidate
      aria-label={`Dados para calcular: ${view.title}`}
      onSubmit={submit}
      onBlur={props.leave}
    >
      {loaded && (
        <loaded.kit.FormHelp
          form={questions}
          asked={asked}
          problems={summed}
          idPrefix={idPrefix}
          labelOf={(field) => form.fields[field]?.label}
          focus={summary === 'focused' && problems}
        />
      )}
      <FormSections
        form={form}
        texts={texts}
        problems={problems}
        controls={view.controls}
        idPrefix={idPrefix}
        given={props.given}
        onChange={props.change}
      />
      <Button type="submit" kind="main" full loading={props.pending && answer === undefined}>
        Calcular
      </Button>
      {answer && (
        <AnswerPart
          name="Strip"
          view={view}
          asleep={asleep}
          props={{ view, answer, href: `#${idPrefix}result`, stale, onFollow }}
        />
      )}
    </form>
  )
}
