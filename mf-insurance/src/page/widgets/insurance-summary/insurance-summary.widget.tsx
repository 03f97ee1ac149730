import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { LeadPage } from 'shared-lib/kit/funnel/ui/lead-page'
import { insuranceFunnel } from '../../funnel/insurance.funnel'
import { insuranceJourney } from '../../funnel/insurance.journey'
import { insuranceSummaryContract } from './insurance-summary.contract'

export default implementWidget(insuranceSummaryContract, ({ location, shell }: WidgetProps) => (
  <LeadPage flow={insuranceFunnel} startText={insuranceJourney.start} location={location} shell={shell} />
))
