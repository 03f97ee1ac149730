import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { ExitCalculator } from '../../exit/exit-calculator'
import { telecomExitContract } from './telecom-exit.contract'

type Props = WidgetProps<typeof telecomExitContract.attributes>

const View = ({ attributes, location, shell, today }: Props) => (
  <ExitCalculator heading={attributes.heading} location={location} shell={shell} today={today} />
)

export default implementWidget(telecomExitContract, View)
