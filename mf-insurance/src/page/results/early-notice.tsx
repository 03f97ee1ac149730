import { CalendarButton } from 'shared-lib/kit/explain/ui/calendar-button'
import { Notice } from 'shared-lib/kit/ui/notice/notice'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { startWindow } from '../../data/parameters/contract-rules'
import { isTooEarlyToAsk } from '../../fields'
import { simulateFrom } from '../../rules/contract-days'

interface EarlyNoticeProps {
  readonly start: IsoDate | undefined
  readonly today: IsoDate
}

/** Next to the button that asks for quotes: from which day insurers answer, where the insurance begins later than they do. */
export function EarlyNotice({ start, today }: EarlyNoticeProps) {
  const days = tryValueOn(startWindow, today)
  if (!start || days === undefined || !isTooEarlyToAsk(start, today)) return null
  const first = simulateFrom(start, days)
  return (
    <Notice tone="info" title="A simulação só é válida por 30 dias">
      <p>As seguradoras dão preço a partir de {formatDatePt(first)}.</p>
      <CalendarButton
        days={[{ id: `seguro-simular-${first}`, on: first, title: 'Simular o seguro: já há preços' }]}
        today={today}
        name="seguro"
      />
    </Notice>
  )
}
