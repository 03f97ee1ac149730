import { Gauge, House, Rocket, Smartphone, Wifi } from 'lucide-react'
import type { ControlProps } from 'shared-lib/form/field-props'
import { tileControls } from 'shared-lib/form/ui/choice-field'
import { shownDate } from 'shared-lib/form/ui/date-controls'
import { FormField } from 'shared-lib/form/ui/form-field'
import { lazyViews } from 'shared-lib/funnel/lazy-views'
import { CalendarField } from 'shared-lib/ui/calendar-field/calendar-field'
import { LoyaltyQuestion } from './loyalty.question'

/** A day that may be picked from a calendar, too. */
const ComingDay = ({ field: _field, icons: _icons, today = '', value, ...rest }: ControlProps) => (
  <CalendarField {...rest} value={shownDate(value)} today={today} />
)

export const telecomViews = lazyViews({
  Draw: FormField,
  controls: { ...tileControls, date: ComingDay },
  icons: {
    downloadSpeed: { 200: <Wifi />, 500: <Gauge />, 1000: <Rocket /> },
    addSim: { true: <Smartphone />, false: <House /> },
  },
  views: { fidelizacao: LoyaltyQuestion },
})
