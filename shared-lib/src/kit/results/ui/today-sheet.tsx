import { type FormEvent, useState } from 'react'
import type { WidgetLocation, WidgetShell } from '../../../contract/define-widget'
import type { InputField } from '../../form/input-field'
import { CarriedInputs } from '../../form/ui/carried-inputs'
import { PlainField } from '../../form/ui/plain-field'
import { Button } from '../../ui/button/button'
import { Sheet } from '../../ui/sheet/sheet'
import { todaySheet } from '../today-sheet-id'
import styles from './today-sheet.module.css'

interface Value {
  /** The answer of the product that holds it. */
  readonly name: string
  // biome-ignore lint/suspicious/noExplicitAny: a field of any value; its text alone is read
  readonly field: InputField<any>
  /** Where it is not the answer as it was given. */
  readonly text?: string | undefined
}

interface TodaySheetProps extends Value {
  /** The reference it is compared with, where the visitor knows it. */
  readonly against?: Value
  /** Answers that have to hold for it to count, and those without it. */
  readonly along?: Readonly<Record<string, string>>
  readonly without?: Readonly<Record<string, string>>
  readonly location: WidgetLocation | undefined
  readonly shell: Pick<WidgetShell, 'navigate'>
}

/** The one field of today: the same page is counted again with its value. Without script it is a plain form. */
export function TodaySheet(props: TodaySheetProps) {
  const { against, along = {}, without = {}, location, shell } = props
  const values: readonly Value[] = against ? [props, against] : [props]
  const given = new URLSearchParams(location?.query)
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(values.map(({ name, text }) => [name, text ?? given.get(name) ?? ''])),
  )
  const [wrong, setWrong] = useState<string>()
  for (const { name } of values) given.delete(name)
  for (const [name, text] of Object.entries(along)) given.set(name, text)
  const typed = (name: string) => texts[name]?.trim() ?? ''
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const bad = values.find(({ name, field }) => typed(name) && field.parse(typed(name)) === undefined)
    setWrong(bad?.name)
    if (bad) return
    event.currentTarget.hidePopover?.()
    if (!typed(props.name)) {
      for (const name of Object.keys(along)) given.delete(name)
      for (const [name, text] of Object.entries(without)) given.set(name, text)
    }
    for (const { name } of values) if (typed(name)) given.append(name, typed(name))
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
      {values.map(({ name, field }) => (
        <PlainField
          key={name}
          name={name}
          field={field}
          text={texts[name] ?? ''}
          error={wrong === name ? field.invalid : undefined}
          optional
          idPrefix={`${todaySheet}-`}
          onChange={(changes) => {
            setTexts({ ...texts, ...changes })
            setWrong(undefined)
          }}
        />
      ))}
      <Button type="submit">Ver a diferença</Button>
    </Sheet>
  )
}
