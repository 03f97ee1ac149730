import { type CalendarDay, calendarFile } from '../../../rules/dates/calendar-file'
import type { IsoDate } from '../../../rules/dates/iso-date'
import { CalendarPlus } from '../../icons'
import { Button } from '../../ui/button/button'
import { saveFile } from '../save-file'
import { NeedsScript } from './needs-script'

interface CalendarButtonProps {
  readonly days: readonly CalendarDay[]
  readonly today: IsoDate
  /** Of the file, without `.ics`. */
  readonly name: string
  readonly words?: string
}

/** Puts days into the visitor's own calendar; nothing to press without script. */
export const CalendarButton = ({
  days,
  today,
  name,
  words = 'Pôr as datas no calendário',
}: CalendarButtonProps) =>
  days.length > 0 && (
    <NeedsScript>
      <Button
        kind="quiet"
        icon={<CalendarPlus size={20} aria-hidden="true" />}
        onClick={() => saveFile(`${name}.ics`, calendarFile(days, today), 'text/calendar')}
      >
        {words}
      </Button>
    </NeedsScript>
  )
