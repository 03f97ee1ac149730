import type { AttributesOf } from 'shared-lib/contract/attributes'
import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import type { RawAnswers } from 'shared-lib/funnel/flow'
import { preloadQuestion } from 'shared-lib/funnel/lazy-views'
import { FunnelView } from 'shared-lib/funnel/ui/funnel-view'
import { energyFunnel } from '../../funnel/energy.funnel'
import { energyViews } from '../../funnel/energy.views'
import { energyFunnelContract } from './energy-funnel.contract'

type Attributes = typeof energyFunnelContract.attributes

/** Attributes as answers already given; an unusable one is simply asked. */
const presetOf = ({ energyType, provider }: AttributesOf<Attributes>): RawAnswers => ({
  ...(energyType && { energyType }),
  ...(provider && { currentProvider: provider }),
})

const View = ({ attributes, location, shell, today }: WidgetProps<Attributes>) => (
  <FunnelView
    flow={energyFunnel}
    views={energyViews}
    preset={presetOf(attributes)}
    doneText="Ver resultados"
    location={location}
    shell={shell}
    today={today}
    {...(attributes.heading && { title: attributes.heading })}
  />
)

export default implementWidget(energyFunnelContract, View, (props) =>
  preloadQuestion(energyFunnel, energyViews, props, presetOf(props.attributes)),
)
