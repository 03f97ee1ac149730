import type { AttributesOf } from 'shared-lib/contract/attributes'
import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import type { RawAnswers } from 'shared-lib/funnel/flow'
import { preloadQuestion } from 'shared-lib/funnel/lazy-views'
import { FunnelView } from 'shared-lib/funnel/ui/funnel-view'
import { insuranceStart } from '../../funnel/insurance.start'
import { insuranceViews } from '../../funnel/insurance.views'
import { insuranceFunnelContract } from './insurance-funnel.contract'

type Attributes = typeof insuranceFunnelContract.attributes

/** Attributes as answers already given. */
const presetOf = ({ product, insuranceType }: AttributesOf<Attributes>): RawAnswers => ({
  ...(product && { product }),
  ...(insuranceType && { insuranceType }),
})

const View = ({ attributes, location, shell, today }: WidgetProps<Attributes>) => (
  <FunnelView
    flow={insuranceStart}
    views={insuranceViews}
    presets={[presetOf(attributes)]}
    doneText="Ver resultados"
    location={location}
    shell={shell}
    today={today}
    {...(attributes.heading && { title: attributes.heading })}
  />
)

export default implementWidget(insuranceFunnelContract, View, (props) =>
  preloadQuestion(insuranceStart, insuranceViews, props, [presetOf(props.attributes)]),
)
