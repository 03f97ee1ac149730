import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { LeadPage } from 'shared-lib/funnel/ui/lead-page'
import { energyFunnel } from '../../funnel/energy.funnel'
import { energySummaryContract } from './energy-summary.contract'

export default implementWidget(energySummaryContract, ({ location, shell }: WidgetProps) => (
  <LeadPage flow={energyFunnel} startText="Simular energia" location={location} shell={shell} />
))
