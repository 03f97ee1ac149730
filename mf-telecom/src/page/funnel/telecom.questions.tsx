import type { ControlProps } from 'shared-lib/kit/form/field-props'
import { tileControls } from 'shared-lib/kit/form/ui/choice-field'
import { shownDate } from 'shared-lib/kit/form/ui/date-controls'
import { FormField } from 'shared-lib/kit/form/ui/form-field'
import type { QuestionParts } from 'shared-lib/kit/funnel/question-props'
import { Ban, Clock, House, icon, Phone, Receipt } from 'shared-lib/kit/icons'
import { CalendarField } from 'shared-lib/kit/ui/calendar-field/calendar-field'
import { LoyaltyQuestion } from './loyalty.question'
import { telecomFunnel } from './telecom.funnel'

const PhoneOff = icon(
  'M10.1 13.9a14 14 0 0 0 3.732 2.668 1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2 18 18 0 0 1-12.728-5.272M22 2 2 22M4.76 13.582A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 .244.473',
)
const Smartphone = icon(
  'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-16a2 2 0 0 1 2-2zM12 18h.01',
)
const Tv = icon('M17 2l-5 5-5-5M4 7h16a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2z')

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
