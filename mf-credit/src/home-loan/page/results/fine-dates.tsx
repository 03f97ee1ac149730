import { CalendarButton } from 'shared-lib/kit/explain/ui/calendar-button'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { addDays } from 'shared-lib/rules/dates/calendar'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { type IsoDate, toIsoDate } from 'shared-lib/rules/dates/iso-date'
import type { OfferDays } from '../../data/parameters/process'

interface FineDatesProps {
  /** Day of the FINE. */
  readonly on: IsoDate
  readonly days: OfferDays
  readonly today: string
}

/** The first day on which one may sign, and the last one of the proposal. */
export function FineDates({ on, days, today }: FineDatesProps) {
  const dates = [
    { id: `fine-${on}-assinar`, on: addDays(on, days.reflection), title: 'Já podes assinar o crédito' },
    { id: `fine-${on}-fim`, on: addDays(on, days.binding), title: 'Último dia da proposta do banco' },
  ]
  return (
    <>
      <ul className={layout.list}>
        {dates.map(({ id, on: day, title }) => (
          <li key={id}>
            <strong>{formatDatePt(day)}:</strong> {title.toLowerCase()}.
          </li>
        ))}
      </ul>
      <div className={layout.row}>
        <CalendarButton
          days={dates}
          today={toIsoDate(today)}
          name="fine"
          words="Pôr os dois prazos no calendário"
        />
      </div>
    </>
  )
}
