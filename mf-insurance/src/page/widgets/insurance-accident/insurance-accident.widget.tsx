import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { AccidentScreen } from '../../accident/accident-screen'
import { insuranceAccidentContract } from './insurance-accident.contract'

export default implementWidget(insuranceAccidentContract, ({ location, today }: WidgetProps) => (
  <AccidentScreen location={location} today={today} />
))
