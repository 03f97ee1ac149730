import type { ControlProps } from 'shared-lib/form/field-props'
import { tileControls } from 'shared-lib/form/ui/choice-field'
import { shownDate } from 'shared-lib/form/ui/date-controls'
import { FormField } from 'shared-lib/form/ui/form-field'
import type { QuestionParts } from 'shared-lib/funnel/question-props'
import { Ban, Clock, House, Phone, PhoneOff, Receipt, Smartphone, Tv } from 'shared-lib/icons'
import { CalendarField } from 'shared-lib/ui/calendar-field/calendar-field'
import { LoyaltyQuestion } from './loyalty.question'
import { telecomFunnel } from './telecom.funnel'

/** A day that may be picked from a calendar, too. */
const ComingDay = ({ field: _field, icons: _icons, today = '', value, ...rest }: ControlProps) => (
  <CalendarField {...rest} value={shownDate(value)} today={today} />
)

/** The questions after the first, and how they are drawn. */
export const telecomQuestions: QuestionParts = {
  flow: telecomFunnel,
  Draw: FormField,
  controls: { ...tileControls, date: ComingDay },
  icons: {
    tv: { true: <Tv />, false: <Ban /> },
    voice: { true: <Phone />, false: <PhoneOff /> },
    addSim: { true: <Smartphone />, false: <House /> },
    hasBill: { true: <Receipt />, false: <Clock /> },
  },
  views: { fidelizacao: LoyaltyQuestion },
}
