import { type FormEvent, useState } from 'react'
import type { WidgetLocation, WidgetShell } from 'shared-lib/contract/define-widget'
import type { InputField } from 'shared-lib/form/input-field'
import { CarriedInputs } from 'shared-lib/form/ui/carried-inputs'
import { PlainField } from 'shared-lib/form/ui/plain-field'
import { Button } from 'shared-lib/ui/button/button'
import { Sheet } from 'shared-lib/ui/sheet/sheet'
import styles from './today-sheet.module.css'

/** Id of the sheet, for the mark and the chip that open it. */
export const todaySheet = 'hoje'

interface TodaySheetProps {
  /** The answer of the product that holds the value of today. */
  readonly name: string
  // biome-ignore lint/suspicious/noExplicitAny: a field of any value; its text alone is read
  readonly field: InputField<any>
  readonly location: WidgetLocation | undefined
  readonly shell: Pick<WidgetShell, 'navigate'>
}

/** The one field of today: the same page is counted again with its value. Without script it is a plain form. */
export function TodaySheet({ name, field, location, shell }: TodaySheetProps) {
  const given = new URLSearchParams(location?.query)
  const [text, setText] = useState(given.get(name) ?? '')
  const [error, setError] = useState<string>()
  given.delete(name)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = text.trim()
    if (typed && field.parse(typed) === undefined) return setError(field.invalid)
    event.currentTarget.hidePopover?.()
    if (typed) given.append(name, typed)
    shell.navigate(`${location?.path}?${given}`, { replace: true })
  }
  return (
    <Sheet
      id={todaySheet}
      className={styles.today ?? ''}
      action={location?.path}
      aria-label="Tu hoje"
      noValidate
      onSubmit={submit}
    >
      <CarriedInputs entries={given} />
      <PlainField
        name={name}
        field={field}
        text={text}
        error={error}
        optional
        idPrefix={`${todaySheet}-`}
        onChange={(changes) => {
          setText(changes[name] ?? '')
          setError(undefined)
        }}
      />
      <Button type="submit">Ver a diferença</Button>
    </Sheet>
  )
}
