import { useState } from 'react'
import type { IsoDate } from '../../../rules/dates/iso-date'
import { dateMessage } from '../../../rules/validation/common-messages'
import { CalendarButton } from '../../explain/ui/calendar-button'
import { date } from '../../form/fields'
import type { InputField } from '../../form/input-field'
import { dateControls } from '../../form/ui/date-controls'
import { FormField } from '../../form/ui/form-field'

const field = date({ label: 'Pede até' })

interface RequestReminderProps {
  /** Names the event and its file. */
  readonly id: string
  readonly title: string
  /** The usual day, which the visitor may change. */
  readonly on: IsoDate
  readonly today: IsoDate
}

/** The last day to ask, into the visitor's own calendar. */
export function RequestReminder({ id, title, on, today }: RequestReminderProps) {
  const [text, setText] = useState<string>(on)
  const day = field.parse(text)
  const isWrong = text.trim().length >= 8 && (!day || day < today)
  return (
    <>
      <FormField
        name="pedir-ate"
        field={field as InputField<unknown>}
        text={text}
        error={isWrong ? dateMessage : undefined}
        optional={false}
        controls={dateControls}
        today={today}
        onChange={(change) => setText(change['pedir-ate'] ?? '')}
      />
      <CalendarButton
        days={day && day >= today ? [{ id: `${id}-${day}`, on: day, title }] : []}
        today={today}
        name={id}
        words="Pôr o lembrete no calendário"
      />
      <noscript>
        <p>Para criar o lembrete, a página precisa de JavaScript. Sem ele, aponta o dia na tua agenda.</p>
      </noscript>
    </>
  )
}
