import { type CalendarDate, parseDate } from '@internationalized/date'
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
  RangeCalendar,
} from 'react-aria-components'
import { ChevronLeft, ChevronRight } from '../../icons'
import styles from './date-picker.module.css'
import { useDatePicker } from './date-picker-context'
import { useOwnPressRule } from './own-press-rule'
import { isSelectable } from './selection'

const calendarDate = (date: string | undefined) => (date === undefined ? undefined : parseDate(date))

/** A month at a time, in Portuguese. Dragging over days selects a range; disabled days stop the drag. */
export function DatePickerCalendar() {
  const { mode, label, rules, today, selected, select, press } = useDatePicker()
  useOwnPressRule()
  const shared = {
    'aria-label': label,
    // Portuguese calendars begin on Monday; the locale's data say Sunday.
    firstDayOfWeek: 'mon' as const,
    className: styles.calendar ?? '',
    autoFocus: true,
    minValue: calendarDate(rules.min),
    maxValue: calendarDate(rules.max),
    defaultFocusedValue: parseDate(selected?.start ?? today),
    isDateUnavailable: (date: { toString(): string }) =>
      !isSelectable(
        { start: date.toString(), end: date.toString() },
        { disabledRanges: rules.disabledRanges },
      ),
  }
  const range = selected && { start: parseDate(selected.start), end: parseDate(selected.end) }
  return (
    <I18nProvider locale="pt-PT">
      {mode === 'single' ? (
        <Calendar
          {...shared}
          value={range?.start ?? null}
          onChange={(date: CalendarDate) => press(date.toString())}
        >
          <Month />
        </Calendar>
      ) : (
        <RangeCalendar
          {...shared}
          value={range ?? null}
          onChange={({ start, end }) => select({ start: start.toString(), end: end.toString() })}
        >
          <Month />
        </RangeCalendar>
      )}
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
