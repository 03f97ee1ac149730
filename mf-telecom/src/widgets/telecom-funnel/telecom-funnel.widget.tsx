import type { AttributesOf } from 'shared-lib/contract/attributes'
import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import type { RawAnswers } from 'shared-lib/funnel/flow'
import { preloadQuestion } from 'shared-lib/funnel/lazy-views'
import { FunnelView } from 'shared-lib/funnel/ui/funnel-view'
import { telecomFunnel } from '../../funnel/telecom.funnel'
import { telecomViews } from '../../funnel/telecom.views'
import { telecomFunnelContract } from './telecom-funnel.contract'

type Attributes = typeof telecomFunnelContract.attributes

/** Attributes as answers already given; an unusable one is simply asked. */
const presetOf = ({ downloadSpeed, provider }: AttributesOf<Attributes>): RawAnswers => ({
  ...(downloadSpeed && { downloadSpeed }),
  ...(provider && { currentProvider: provider }),
})

const View = ({ attributes, location, shell, today }: WidgetProps<Attributes>) => (
  <FunnelView
    flow={telecomFunnel}
    views={telecomViews}
    presets={[presetOf(attributes)]}
    doneText="Ver resultados"
    location={location}
    shell={shell}
    today={today}
    {...(attributes.heading && { title: attributes.heading })}
  />
)

export default implementWidget(telecomFunnelContract, View, (props) =>
  preloadQuestion(telecomFunnel, telecomViews, props, [presetOf(props.attributes)]),
)
