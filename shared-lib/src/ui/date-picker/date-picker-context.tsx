import { createContext, useContext } from 'react'
import type { DateRange, SelectionRules } from './selection'

/** State that the parts of a date picker share. A single date is a range of one day. */
export interface DatePickerState {
  readonly mode: 'single' | 'range'
  readonly name: string
  readonly label: string
  readonly rules: SelectionRules
  readonly today: string
  readonly debounceMs: number
  readonly disabled: boolean
  readonly selected: DateRange | undefined
  /** Proposes a range; what the rules refuse leaves the selection as it was. */
  select(proposed: DateRange | undefined): void
  /** Says why what was typed is not taken; undefined once it is. */
  refuse(why: string | undefined): void
  /** A day pressed in the calendar of a single date. */
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
