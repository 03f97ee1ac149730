import { createContext, useContext } from 'react'
import type { DateBounds } from './refusal'

/** State that the parts of a date picker share. Dates are ISO text. */
interface DatePickerState {
  readonly name: string
  readonly label: string
  readonly bounds: DateBounds
  readonly today: string
  readonly debounceMs: number
  readonly disabled: boolean
  readonly value: string | undefined
  select(date: string | undefined): void
  /** Sets the reason why the typed text is invalid; undefined once it is valid. */
  refuse(why: string | undefined): void
  /** A day pressed in the calendar; the selected one is cleared unless it is required. */
  press(date: string): void
}

const Context = createContext<DatePickerState | undefined>(undefined)

export const DatePickerProvider = Context.Provider

/** The picker around a part. Throws when there is none: a part alone would silently do nothing. */
export function useDatePicker(): DatePickerState {
  const state = useContext(Context)
  if (!state) throw new Error('DatePicker context missing')
  return state
}
