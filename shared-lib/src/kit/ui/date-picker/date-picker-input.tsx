import { useEffect, useState } from 'react'
import { formatDate, normalDate, parseDate } from '../../../rules/dates/date-formats'
import { isIsoDate } from '../../../rules/dates/iso-date'
import fieldStyles from '../field/field.module.css'
import { useDatePicker } from './date-picker-context'
import { refusalOf, unreadable } from './refusal'

interface DatePickerInputProps {
  id: string
  aria: Readonly<Record<string, string | boolean | undefined>>
}

const shown = (date: string | undefined) => (isIsoDate(date) ? formatDate(date, 'DD/MM/YYYY') : '')

/** The date, typed as DD/MM/YYYY. It is taken after the configured pause, or on leaving. */
export function DatePickerInput({ id, aria }: DatePickerInputProps) {
  const { name, debounceMs, disabled, value, bounds, select, refuse } = useDatePicker()
  const [text, setText] = useState(shown(value))
  useEffect(() => setText(shown(value)), [value])

  const take = () => {
    const typed = parseDate(normalDate(text), 'DD/MM/YYYY')
    if (text === shown(value)) return
    if (text === '') return select(undefined)
    if (!typed) return
    const why = refusalOf(typed, bounds)
    refuse(why)
    if (!why) select(typed)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing restarts the pause
  useEffect(() => {
    const timer = setTimeout(take, debounceMs)
    return () => clearTimeout(timer)
  }, [text, debounceMs])

  return (
    <input
      {...aria}
      className={fieldStyles.input}
      id={id}
      name={name}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      placeholder="dd/mm/aaaa"
      data-mask="date"
      disabled={disabled}
      value={text}
      onChange={({ target }) => {
        refuse(undefined)
        setText(target.value)
      }}
      // Refused or unfinished text goes back to the selected date, and the reason stays.
      onBlur={() => {
        take()
        const why = unreadable(text)
        if (why) refuse(why)
        setText(shown(value))
      }}
    />
  )
}
