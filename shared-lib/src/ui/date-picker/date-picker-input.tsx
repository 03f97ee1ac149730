import { useEffect, useState } from 'react'
import { formatDate, normalDate, parseDate } from '../../dates/date-formats'
import { isIsoDate } from '../../dates/iso-date'
import fieldStyles from '../field/field.module.css'
import { useDatePicker } from './date-picker-context'
import { refusalOf, unreadable } from './refusal'

interface DatePickerInputProps {
  end: 'start' | 'end'
  id: string
  aria: Readonly<Record<string, string | boolean | undefined>>
}

const shown = (date: string | undefined) => (isIsoDate(date) ? formatDate(date, 'DD/MM/YYYY') : '')

/** One end of the selection, typed as DD/MM/YYYY. What is typed is taken after the configured pause, or on leaving. */
export function DatePickerInput({ end, id, aria }: DatePickerInputProps) {
  const { mode, name, debounceMs, disabled, selected, rules, select, refuse } = useDatePicker()
  const date = selected?.[end]
  const [text, setText] = useState(shown(date))
  useEffect(() => setText(shown(date)), [date])

  const take = () => {
    const typed = parseDate(normalDate(text), 'DD/MM/YYYY')
    if (text === shown(date)) return
    if (text === '') return select(undefined)
    if (!typed) return
    const alone = { start: typed, end: typed }
    const proposed = mode === 'single' ? alone : { ...alone, ...selected, [end]: typed }
    refuse(refusalOf(proposed, rules))
    select(proposed)
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
      name={mode === 'single' ? name : `${name}-${end}`}
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
      // Refused or unfinished text goes back to what is selected, and the reason stays.
      onBlur={() => {
        take()
        const why = unreadable(text)
        if (why) refuse(why)
        setText(shown(date))
      }}
    />
  )
}
