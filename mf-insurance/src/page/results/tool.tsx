import { type ReactNode, useState } from 'react'
import type { Controls } from 'shared-lib/kit/form/field-props'
import { type Fields, type Form, type InputOf, readTexts } from 'shared-lib/kit/form/form'
import { readAddress } from 'shared-lib/kit/form/form-address'
import type { RawAnswers } from 'shared-lib/kit/form/input-field'
import { onDay } from 'shared-lib/kit/form/refusals'
import { typedProblems } from 'shared-lib/kit/form/typed-problems'
import { GetForm } from 'shared-lib/kit/form/ui/get-form'
import { useTexts } from 'shared-lib/kit/form/use-texts'
import { Button } from 'shared-lib/kit/ui/button/button'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
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
  /** On a page of the site, whose device keeps what is half typed. */
  readonly isPage: boolean
  /** Known before: used where the address has no value. */
  readonly known?: RawAnswers
  readonly controls?: Controls
  readonly children: (input: InputOf<Of>) => ReactNode
}

/** A few inputs and what follows from them: counted while they are typed, and by the server without script. */
export function Tool<Of extends Fields>(props: ToolProps<Of>) {
  const { id, label, form, query, path, today, isPage, known = {}, controls, children } = props
  const [texts, change] = useTexts(
    () => ({ ...known, ...readAddress(form, query) }),
    isPage ? `${id}?${query}` : undefined,
  )
  const [isSent, setSent] = useState(false)
  const reading = onDay(form, readTexts(form, texts), toIsoDate(today))
  const given = new URLSearchParams(query)
  const wrong = 'problems' in reading ? reading.problems : []
  const sent = sentName(id)
  const carried = [...given].filter(([name]) => !(name in form.fields) && name !== sent)
  return (
    <GetForm
      label={label}
      className={styles.form}
      id={id}
      form={form}
      texts={texts}
      problems={typedProblems(wrong, texts, isSent || given.has(sent))}
      action={`${path}#${id}`}
      carried={[...carried, [sent, '1']]}
      controls={controls}
      idPrefix={`${id}-`}
      onChange={change}
      onSubmit={() => setSent(true)}
    >
      <div>
        <Button type="submit">Calcular</Button>
      </div>
      <div className={styles.answer} role="status">
        {'input' in reading && children(reading.input)}
      </div>
    </GetForm>
  )
}
