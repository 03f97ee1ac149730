import type { AttributesOf } from 'shared-lib/contract/attributes'
import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { FunnelView } from 'shared-lib/kit/funnel/ui/funnel-view'
import { termDepositFunnel } from '../../funnel/term-deposit.funnel'
import { termDepositViews } from '../../funnel/term-deposit.views'
import { termDepositFunnelContract } from './term-deposit-funnel.contract'

type Attributes = typeof termDepositFunnelContract.attributes

/** Attributes as answers already given; an unusable one is simply asked. */
const presetOf = ({ amount, horizon }: AttributesOf<Attributes>) => ({
  ...(amount !== undefined && { amount: String(amount) }),
  ...(horizon && { horizon }),
})

const View = ({ attributes, location, shell, today }: WidgetProps<Attributes>) => (
  <FunnelView
    flow={termDepositFunnel}
    views={termDepositViews}
    presets={[presetOf(attributes)]}
    doneText="Ver os depósitos"
    location={location}
    shell={shell}
    today={today}
    {...(attributes.heading && { title: attributes.heading })}
  />
)

export default implementWidget(termDepositFunnelContract, View)
