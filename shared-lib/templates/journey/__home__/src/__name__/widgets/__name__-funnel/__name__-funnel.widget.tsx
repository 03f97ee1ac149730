import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { FunnelView } from 'shared-lib/funnel/ui/funnel-view'
import { __camel__Funnel } from '../../funnel/__name__.funnel'
import { __camel__Views } from '../../funnel/__name__.views'
import { __camel__FunnelContract } from './__name__-funnel.contract'

type Attributes = typeof __camel__FunnelContract.attributes

const View = ({ attributes: { when, heading }, location, shell, today }: WidgetProps<Attributes>) => (
  <FunnelView
    flow={__camel__Funnel}
    views={__camel__Views}
    presets={when ? [{ when }] : []}
    doneText="Ver as propostas"
    location={location}
    shell={shell}
    today={today}
    {...(heading && { title: heading })}
  />
)

export default implementWidget(__camel__FunnelContract, View)
