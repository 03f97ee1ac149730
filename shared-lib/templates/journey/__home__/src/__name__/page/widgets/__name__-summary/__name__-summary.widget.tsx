import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { LeadPage } from 'shared-lib/kit/funnel/ui/lead-page'
import { __camel__Funnel } from '../../funnel/__name__.funnel'
import { __camel__Journey } from '../../funnel/__name__.journey'
import { __camel__SummaryContract } from './__name__-summary.contract'

export default implementWidget(__camel__SummaryContract, ({ location, shell }: WidgetProps) => (
  <LeadPage flow={__camel__Funnel} startText={__camel__Journey.start} location={location} shell={shell} />
))
