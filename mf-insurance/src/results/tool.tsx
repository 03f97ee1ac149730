import { type FormEvent, type ReactNode, useState } from 'react'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import type { Controls } from 'shared-lib/form/field-props'
import { type Fields, type Form, type InputOf, readTexts } from 'shared-lib/form/form'
import { readAddress } from 'shared-lib/form/form-address'
import type { RawAnswers } from 'shared-lib/form/input-field'
import { onDay } from 'shared-lib/form/refusals'
import { CarriedInputs } from 'shared-lib/form/ui/carried-inputs'
import { FormSections } from 'shared-lib/form/ui/form-sections'
import { useTexts } from 'shared-lib/form/use-texts'
import { Button } from 'shared-lib/ui/button/button'
import styles from './tool.module.css'
import { sentName } from './tool-names'

interface ToolProps<Of extends Fields> {
  /** Anchor of the tool on its page. */
  readonly id: string
  readonly label: string
  readonly form: Form<Of>
  /** Of the page; its other entries travel along when the form is sent without script. */
  readonly query: string
  readonly path: string
  readonly today: string
  /** Known before: taken where the address says nothing. */
  readonly known?: RawAnswers
  readonly controls?: Controls
  readonly children: (input: InputOf<Of>) => ReactNode
}

/** A few inputs and what follows from them: counted while they are typed, and by the server without script. */
export function Tool<Of extends Fields>(props: ToolProps<Of>) {
  const { id, label, form, query, path, today, known = {}, controls, children } = props
  const [texts, change] = useTexts(() => ({ ...known, ...readAddress(form, query) }))
  const [isSent, setSent] = useState(false)
  const reading = onDay(form, readTexts(form, texts), toIsoDate(today))
  const given = new URLSearchParams(query)
  const wasSent = isSent || given.has(sentName(id))
  // A field not typed yet is no mistake until the form was sent.
  const problems =
    'problems' in reading ? reading.problems.filter(({ field }) => wasSent || texts[field]?.trim()) : []
  const carried = [...given].filter(([name]) => !(name in form.fields) && name !== sentName(id))
  const send = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
  }
  return (
    <form
      className={styles.form}
      method="get"
      action={`${path}#${id}`}
      id={id}
      noValidate
      onSubmit={send}
      aria-label={label}
    >
      <CarriedInputs entries={carried} />
      <input type="hidden" name={sentName(id)} value="1" />
      <FormSections
        form={form}
        texts={texts}
        problems={problems}
        controls={controls}
        idPrefix={`${id}-`}
        onChange={change}
      />
      <div>
        <Button type="submit">Calcular</Button>
      </div>
      <div className={styles.answer} role="status">
        {'input' in reading && children(reading.input)}
      </div>
    </form>
  )
}
