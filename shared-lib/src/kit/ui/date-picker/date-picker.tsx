import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { typingPauseMs } from '../../../rules/dates/typing-pause'
import { CalendarDays } from '../../icons'
import { Button } from '../button/button'
import { FieldError, FieldHint, type FieldProps, useField } from '../field/field'
import fieldStyles from '../field/field.module.css'
import styles from './date-picker.module.css'
import { DatePickerCalendar } from './date-picker-calendar'
import { DatePickerProvider } from './date-picker-context'
import { DatePickerInput } from './date-picker-input'
import type { DateBounds } from './refusal'

/** Dates are ISO text. */
export interface DatePickerProps
  extends Omit<FieldProps<unknown>, 'value' | 'onChange' | 'labelHidden' | 'autoComplete'>,
    DateBounds {
  readonly value: string | undefined
  onChange(value: string | undefined): void
  /** ISO date the calendar opens on while nothing is selected: components never read the clock. */
  readonly today: string
  /** Pause after the last key before typed text is taken; by default the site's setting. */
  readonly debounceMs?: number
  /** Comes with its calendar open. */
  readonly startOpen?: boolean
}

/** A date, typed or picked from a calendar. Load it lazily: the calendar is heavy. */
export function DatePicker(props: DatePickerProps) {
  const { name, label, hint, min, max, required, disabled = false, value, today } = props
  const [refused, setRefused] = useState<string>()
  const error = refused ?? props.error
  const { ids, aria } = useField({ ...props, error })
  const [open, setOpen] = useState(props.startOpen ?? false)
  const frame = useRef<HTMLFieldSetElement>(null)
  usePressOutside(frame, open, () => setOpen(false))

  const close = () => {
    setOpen(false)
    frame.current?.querySelector<HTMLElement>('[data-opens]')?.focus()
  }
  // A required date can be changed, never cleared.
  const select = (date: string | undefined) => {
    if (date !== value && (date !== undefined || !required)) props.onChange(date)
  }
  const press = (date: string) => {
    setRefused(undefined)
    select(date === value ? undefined : date)
    close()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.preventDefault()
    close()
  }
  const debounceMs = props.debounceMs ?? typingPauseMs()
  return (
    <DatePickerProvider
      value={{
        name,
        label,
        today,
        debounceMs,
        disabled,
        value,
        select,
        press,
        bounds: { min, max },
        refuse: setRefused,
      }}
    >
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
          <DatePickerInput id={ids.control} aria={{ ...aria, 'aria-label': label }} />
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
          <div className={styles.panel} role="dialog" aria-label={label}>
            <DatePickerCalendar />
            {!required && value && (
              <Button
                kind="quiet"
                full
                onClick={() => {
                  select(undefined)
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
