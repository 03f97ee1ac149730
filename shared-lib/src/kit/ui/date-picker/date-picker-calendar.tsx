import { type CalendarDate, parseDate } from '@internationalized/date'
import { useLayoutEffect } from 'react'
import {
  Calendar,
  Button as CalendarButton,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
  I18nProvider,
} from 'react-aria-components'
import { ChevronRight, icon } from '../../icons'
import styles from './date-picker.module.css'
import { useDatePicker } from './date-picker-context'

/** The library looks for this id before it writes a style element of its own. */
const mark = 'react-aria-pressable-style'

/**
 * Our stylesheet carries the library's one rule for pressable elements (`date-picker.module.css`), since the page's
 * policy refuses style elements that scripts write. Runs before the effects of the parts below.
 */
const useOwnPressRule = () =>
  useLayoutEffect(() => {
    if (document.getElementById(mark)) return
    const meta = document.createElement('meta')
    meta.id = mark
    document.head.append(meta)
  }, [])

const ChevronLeft = icon('M15 18l-6-6 6-6')

const calendarDate = (date: string | undefined) => (date === undefined ? undefined : parseDate(date))

/** A month at a time, in Portuguese. */
export function DatePickerCalendar() {
  const { label, bounds, today, value, press } = useDatePicker()
  useOwnPressRule()
  return (
    <I18nProvider locale="pt-PT">
      <Calendar
        aria-label={label}
        // Portuguese calendars begin on Monday; the locale's data begin on Sunday.
        firstDayOfWeek="mon"
        className={styles.calendar ?? ''}
        autoFocus
        minValue={calendarDate(bounds.min)}
        maxValue={calendarDate(bounds.max)}
        defaultFocusedValue={parseDate(value ?? today)}
        value={calendarDate(value) ?? null}
        onChange={(date: CalendarDate) => press(date.toString())}
      >
        <Month />
      </Calendar>
    </I18nProvider>
  )
}

/** Years offered at once, half of them before the one on show. */
const years = 40

interface JumpProps {
  readonly label: string
  readonly value: string | number
  readonly items: readonly { readonly id: number; readonly formatted: string }[]
  onChange(value: number): void
}

/** Goes to another month or year at once. */
const Jump = ({ label, value, items, onChange }: JumpProps) => (
  <select
    className={styles.jump}
    aria-label={label}
    value={value}
    onChange={(event) => onChange(Number(event.target.value))}
  >
    {items.map(({ id, formatted }) => (
      <option key={id} value={id}>
        {formatted}
      </option>
    ))}
  </select>
)

const Month = () => (
  <>
    <header className={styles.head}>
      <CalendarButton slot="previous" className={styles.turn ?? ''}>
        <ChevronLeft size={20} aria-hidden="true" />
      </CalendarButton>
      <CalendarMonthPicker format="long">{(picker) => <Jump {...picker} label="Mês" />}</CalendarMonthPicker>
      <CalendarYearPicker visibleYears={years}>
        {(picker) => <Jump {...picker} label="Ano" />}
      </CalendarYearPicker>
      <CalendarButton slot="next" className={styles.turn ?? ''}>
        <ChevronRight size={20} aria-hidden="true" />
      </CalendarButton>
    </header>
    <CalendarGrid className={styles.grid ?? ''} weekdayStyle="narrow">
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => <CalendarCell date={date} className={styles.day ?? ''} />}
      </CalendarGridBody>
    </CalendarGrid>
  </>
)
