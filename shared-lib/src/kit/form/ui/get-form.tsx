import type { FormEvent, ReactNode, Ref } from 'react'
import layout from '../../styles/layout.module.css'
import { ErrorSummary } from '../../ui/error-summary/error-summary'
import type { Controls } from '../field-props'
import type { Fields, Form } from '../form'
import type { Problem, RawAnswers } from '../input-field'
import { CarriedInputs } from './carried-inputs'
import { FormSections } from './form-sections'

interface GetFormProps {
  readonly label: string
  readonly form: Form<Fields>
  readonly texts: RawAnswers
  readonly problems: readonly Problem[]
  /** Where it leads without script. */
  readonly action: string
  /** Sent along without script: the rest of the page's address. */
  readonly carried?: Iterable<readonly [name: string, text: string]>
  readonly controls?: Controls
  /** Prefix of the ids of its fields: several forms may share one page. */
  readonly idPrefix: string
  /** Lists the problems at its top as well, of a form that is judged when it is sent; focused whenever this changes. */
  readonly summary?: unknown
  readonly id?: string
  readonly className?: string
  readonly ref?: Ref<HTMLFormElement>
  /** Follows the fields: its button, and an answer. */
  readonly children: ReactNode
  onChange(changes: RawAnswers): void
  /** In place of being sent; missing: the browser sends it. */
  onSubmit?(): void
}

/** A form of the page's own address, the same with script and without. */
export function GetForm({ label, carried = [], summary, children, onSubmit, ...rest }: GetFormProps) {
  const { form, texts, problems, controls, idPrefix, onChange, ...more } = rest
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit?.()
  }
  return (
    <form
      className={layout.stack}
      {...more}
      method="get"
      noValidate
      aria-label={label}
      onSubmit={onSubmit && submit}
    >
      <CarriedInputs entries={carried} />
      {summary !== undefined && <ErrorSummary problems={problems} idPrefix={idPrefix} focus={summary} />}
      <FormSections
        form={form}
        texts={texts}
        problems={problems}
        controls={controls}
        idPrefix={idPrefix}
        onChange={onChange}
      />
      {children}
    </form>
  )
}
