import { funnelWidget } from 'shared-lib/kit/funnel/ui/funnel-widget'
import { __camel__Funnel } from '../../funnel/__name__.funnel'
import { __camel__Views } from '../../funnel/__name__.views'
import { __camel__FunnelContract } from './__name__-funnel.contract'

export default funnelWidget({
  contract: __camel__FunnelContract,
  flow: __camel__Funnel,
  views: __camel__Views,
  presetOf: ({ when }) => ({ ...(when && { when }) }),
  doneText: 'Ver as propostas',
})
