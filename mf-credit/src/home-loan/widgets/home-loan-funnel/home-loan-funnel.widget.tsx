import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { preloadQuestion } from 'shared-lib/funnel/lazy-views'
import { FunnelView } from 'shared-lib/funnel/ui/funnel-view'
import { homeLoanStart } from '../../funnel/home-loan.start'
import { homeLoanViews } from '../../funnel/home-loan.views'
import { homeLoanFunnelContract } from './home-loan-funnel.contract'

type Attributes = typeof homeLoanFunnelContract.attributes

const presetsOf = ({ loanType }: WidgetProps<Attributes>['attributes']) => (loanType ? [{ loanType }] : [])

const View = ({ attributes, location, shell, today }: WidgetProps<Attributes>) => (
  <FunnelView
    flow={homeLoanStart}
    views={homeLoanViews}
    presets={presetsOf(attributes)}
    doneText="Ver os resultados"
    location={location}
    shell={shell}
    today={today}
    {...(attributes.heading && { title: attributes.heading })}
  />
)

export default implementWidget(homeLoanFunnelContract, View, (props) =>
  preloadQuestion(homeLoanStart, homeLoanViews, props, presetsOf(props.attributes)),
)
