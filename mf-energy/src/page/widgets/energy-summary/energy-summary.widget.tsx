import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { LeadPage } from 'shared-lib/kit/funnel/ui/lead-page'
import { energyFunnel } from '../../funnel/energy.funnel'
import { energyJourney } from '../../funnel/energy.journey'
import { energySummaryContract } from './energy-summary.contract'

export default implementWidget(energySummaryContract, ({ location, shell }: WidgetProps) => (
  <LeadPage flow={energyFunnel} startText={energyJourney.start} location={location} shell={shell} />
))
