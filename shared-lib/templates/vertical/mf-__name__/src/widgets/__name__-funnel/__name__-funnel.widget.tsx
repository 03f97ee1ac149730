import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { lazyViews } from 'shared-lib/funnel/lazy-views'
import { FunnelView } from 'shared-lib/funnel/ui/funnel-view'
import { __name__Funnel } from '../../funnel/__name__.funnel'
import { __name__Questions } from '../../funnel/__name__.questions'
import { __name__FunnelContract } from './__name__-funnel.contract'

const views = lazyViews(__name__Questions)

type Attributes = typeof __name__FunnelContract.attributes

const View = ({ attributes: { when, heading }, location, shell, today }: WidgetProps<Attributes>) => (
  <FunnelView
    flow={__name__Funnel}
    views={views}
    preset={when ? { when } : {}}
    doneText="Ver o que se segue"
    location={location}
    shell={shell}
    today={today}
    {...(heading && { title: heading })}
  />
)

export default implementWidget(__name__FunnelContract, View)
