import { funnelWidget } from 'shared-lib/kit/funnel/ui/funnel-widget'
import { insuranceStart } from '../../funnel/insurance.start'
import { insuranceViews } from '../../funnel/insurance.views'
import { insuranceFunnelContract } from './insurance-funnel.contract'

export default funnelWidget({
  contract: insuranceFunnelContract,
  flow: insuranceStart,
  views: insuranceViews,
  presetOf: ({ product, insuranceType }) => ({
    ...(product && { product }),
    ...(insuranceType && { insuranceType }),
  }),
  doneText: 'Ver resultados',
})
