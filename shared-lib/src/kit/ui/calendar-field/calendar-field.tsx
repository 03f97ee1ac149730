import { lazy, Suspense, useState } from 'react'
import { formatDate, normalDate, parseDate } from '../../../rules/dates/date-formats'
import { isIsoDate } from '../../../rules/dates/iso-date'
import { CalendarDays } from '../../icons'
import { Button } from '../button/button'
import { DateField } from '../date-field/date-field'
import { refusalOf } from '../date-picker/refusal'
import type { FieldProps } from '../field/field'
import styles from './calendar-field.module.css'

// The calendar is heavy: only a visitor who asks for it pays.
const DatePicker = lazy(() =>
  import(/* webpackChunkName: "date-picker" */ '../date-picker/date-picker').then((module) => ({
    default: module.DatePicker,
  })),
)

interface CalendarFieldProps extends FieldProps<string> {
  /** ISO date the calendar opens on. */
  today: string
  /** ISO dates. */
  min?: string
  max?: string
  /** Pause after the last key before typed text of the picker is taken; by default the site's setting. */
  debounceMs?: number
}

const typed = (iso: string | undefined) => (iso && isIsoDate(iso) ? formatDate(iso, 'DD/MM/YYYY') : '')

/** A typed date (DD/MM/YYYY) that can also be picked from a calendar. Without script it is the typed field. */
export function CalendarField({ today, min, max, debounceMs, ...field }: CalendarFieldProps) {
  const [calendar, setCalendar] = useState(false)
  const day = parseDate(normalDate(field.value), 'DD/MM/YYYY')
  const error = field.error ?? (day && refusalOf(day, { min, max }))
  const plain = <DateField {...field} error={error} />
  if (calendar)
    return (
      <Suspense fallback={plain}>
        <DatePicker
          {...field}
          error={error}
          startOpen
          debounceMs={debounceMs}
          today={today}
          min={min}
          max={max}
          value={day}
          onChange={(iso) => field.onChange(typed(iso))}
        />
      </Suspense>
    )
  return (
    <div className={styles.field}>
      {plain}
      <Button kind="quiet" icon={<CalendarDays size={18} />} onClick={() => setCalendar(true)}>
        Escolher no calendário
      </Button>
    </div>
  )
}
