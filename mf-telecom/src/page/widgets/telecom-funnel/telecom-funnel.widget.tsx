import { funnelWidget } from 'shared-lib/kit/funnel/ui/funnel-widget'
import { telecomStart } from '../../funnel/telecom.start'
import { telecomViews } from '../../funnel/telecom.views'
import { telecomFunnelContract } from './telecom-funnel.contract'

export default funnelWidget({
  contract: telecomFunnelContract,
  flow: telecomStart,
  views: telecomViews,
  presetOf: ({ downloadSpeed, provider }) => ({
    ...(downloadSpeed && { downloadSpeed }),
    ...(provider && { currentProvider: provider }),
  }),
  doneText: 'Ver resultados',
})
