import type { AttributesOf } from 'shared-lib/contract/attributes'
import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import type { RawAnswers } from 'shared-lib/funnel/flow'
import { preloadQuestion } from 'shared-lib/funnel/lazy-views'
import { FunnelView } from 'shared-lib/funnel/ui/funnel-view'
import { personalLoanStart } from '../../funnel/personal-loan.start'
import { personalLoanViews } from '../../funnel/personal-loan.views'
import { personalLoanFunnelContract } from './personal-loan-funnel.contract'

type Attributes = typeof personalLoanFunnelContract.attributes

/** Attributes as answers already given; an unusable one is simply asked. */
const presetOf = ({ loanType, amount, months }: AttributesOf<Attributes>): RawAnswers => ({
  ...(loanType && { loanType }),
  ...(amount !== undefined && { wantToBorrowBase: String(amount) }),
  ...(months !== undefined && { wantToBorrowTime: String(months) }),
})

const View = ({ attributes, location, shell, today }: WidgetProps<Attributes>) => (
  <FunnelView
    flow={personalLoanStart}
    views={personalLoanViews}
    presets={[presetOf(attributes)]}
    doneText="Ver o resultado"
    location={location}
    shell={shell}
    today={today}
    {...(attributes.heading && { title: attributes.heading })}
  />
)

export default implementWidget(personalLoanFunnelContract, View, (props) =>
  preloadQuestion(personalLoanStart, personalLoanViews, props, [presetOf(props.attributes)]),
)
