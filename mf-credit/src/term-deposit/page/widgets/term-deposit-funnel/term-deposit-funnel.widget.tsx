import type { AttributesOf } from 'shared-lib/contract/attributes'
import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { tileControls } from 'shared-lib/kit/form/ui/choice-field'
import { dateControls } from 'shared-lib/kit/form/ui/date-controls'
import { PlainField } from 'shared-lib/kit/form/ui/plain-field'
import { lazyViews } from 'shared-lib/kit/funnel/lazy-views'
import { FunnelView } from 'shared-lib/kit/funnel/ui/funnel-view'
import { termDepositFunnel } from '../../funnel/term-deposit.funnel'
import { termDepositFunnelContract } from './term-deposit-funnel.contract'

/** How the one page is drawn. */
const termDepositViews = lazyViews({
  Draw: PlainField,
  controls: { ...tileControls, ...dateControls },
})

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
