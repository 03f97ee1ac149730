import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { typingPauseMs } from '../../dates/typing-pause'
import { CalendarDays } from '../../icons'
import { Button } from '../button/button'
import { FieldError, FieldHint, type FieldProps, useField } from '../field/field'
import fieldStyles from '../field/field.module.css'
import styles from './date-picker.module.css'
import { DatePickerCalendar } from './date-picker-calendar'
import { DatePickerProvider, type DatePickerState } from './date-picker-context'
import { DatePickerInput } from './date-picker-input'
import { clear, type DateRange, type SelectionRules, selectDate, selectRange } from './selection'

interface Common
  extends Omit<FieldProps<unknown>, 'value' | 'onChange' | 'labelHidden' | 'autoComplete'>,
    Omit<SelectionRules, 'required'> {
  /** ISO date the calendar opens on while nothing is selected: components never read the clock. */
  today: string
  /** Pause after the last key before what was typed is taken; without it, as the site is set. */
  debounceMs?: number
  /** Comes with its calendar open. */
  startOpen?: boolean
}

/** Dates are ISO text; names in the form: `name`, or `name-start` and `name-end` for a range. */
export type DatePickerProps = Common &
  (
    | { mode?: 'single'; value: string | undefined; onChange(value: string | undefined): void }
    | { mode: 'range'; value: DateRange | undefined; onChange(value: DateRange | undefined): void }
  )

/** A date or a range of dates, typed or picked from a calendar. Load it lazily: the calendar is heavy. */
export function DatePicker(props: DatePickerProps) {
  const { label, hint, min, max, disabledRanges, required, disabled = false } = props
  const [refused, setRefused] = useState<string>()
  const error = refused ?? props.error
  const { ids, aria } = useField({ ...props, error })
  const [open, setOpen] = useState(props.startOpen ?? false)
  const frame = useRef<HTMLFieldSetElement>(null)
  usePressOutside(frame, open, () => setOpen(false))

  const rules: SelectionRules = { min, max, disabledRanges, required }
  const close = () => {
    setOpen(false)
    frame.current?.querySelector<HTMLElement>('[data-opens]')?.focus()
  }
  const selection = selectionOf(props, rules, close)
  const state: DatePickerState = {
    ...selection,
    refuse: setRefused,
    press: (date) => {
      setRefused(undefined)
      selection.press(date)
    },
    name: props.name,
    label,
    rules,
    today: props.today,
    debounceMs: props.debounceMs ?? typingPauseMs(),
    disabled,
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.preventDefault()
    close()
  }
  const isRange = state.mode === 'range'
  return (
    <DatePickerProvider value={state}>
      <fieldset
        className={styles.picker}
        ref={frame}
        data-invalid={error ? '' : undefined}
        onKeyDown={closeOnEscape}
      >
        <legend className={fieldStyles.label}>
          {label}
          {required === false && <span className={fieldStyles.optional}> (opcional)</span>}
        </legend>
        <FieldHint ids={ids} hint={hint} />
        <div className={fieldStyles.box}>
          <DatePickerInput
            end="start"
            id={ids.control}
            aria={{ ...aria, 'aria-label': isRange ? 'De' : label }}
          />
          {isRange && (
            <>
              <span className={styles.dash} aria-hidden="true">
                –
              </span>
              <DatePickerInput end="end" id={`${ids.control}-end`} aria={{ ...aria, 'aria-label': 'Até' }} />
            </>
          )}
          <button
            className={styles.opener}
            type="button"
            data-opens=""
            aria-expanded={open}
            aria-haspopup="dialog"
            disabled={disabled}
            onClick={() => setOpen(!open)}
          >
            <CalendarDays size={22} aria-label="Abrir calendário" />
          </button>
        </div>
        {open && (
          <div className={styles.panel} data-mode={state.mode} role="dialog" aria-label={label}>
            <DatePickerCalendar />
            {!required && state.selected && (
              <Button
                kind="quiet"
                full
                onClick={() => {
                  state.select(undefined)
                  close()
                }}
              >
                Limpar
              </Button>
            )}
          </div>
        )}
        <FieldError ids={ids} error={error} />
      </fieldset>
    </DatePickerProvider>
  )
}

type Selection = Pick<DatePickerState, 'mode' | 'selected' | 'select' | 'press'>

/** Both modes behind one face: a single date is a range of one day. */
function selectionOf(props: DatePickerProps, rules: SelectionRules, done: () => void): Selection {
  if (props.mode === 'range') {
    const { value, onChange } = props
    const select = (proposed: DateRange | undefined) => {
      const next = selectRange(value, proposed, rules)
      if (next !== value) onChange(next)
    }
    return { mode: 'range', selected: value, select, press: () => {} }
  }
  const { value, onChange } = props
  const change = (next: string | undefined) => {
    if (next !== value) onChange(next)
  }
  return {
    mode: 'single',
    selected: value === undefined ? undefined : { start: value, end: value },
    select: (proposed) => {
      if (proposed === undefined) change(clear(value, rules))
      // Typing the selected date again is no wish to clear it; only pressing it is.
      else if (proposed.start !== value) change(selectDate(value, proposed.start, rules))
    },
    press: (date) => {
      change(selectDate(value, date, rules))
      done()
    },
  }
}

function usePressOutside(inside: { current: HTMLElement | null }, active: boolean, then: () => void) {
  useEffect(() => {
    if (!active) return
    const listen = (event: PointerEvent) => {
      // The composed path sees through shadow roots, where targets are retold as the host element.
      if (inside.current && !event.composedPath().includes(inside.current)) then()
    }
    document.addEventListener('pointerdown', listen)
    return () => document.removeEventListener('pointerdown', listen)
  })
}
