import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { RenewalScreen } from '../../renewal/renewal-screen'
import { insuranceRenewalContract } from './insurance-renewal.contract'

export default implementWidget(insuranceRenewalContract, ({ location, today }: WidgetProps) => (
  <RenewalScreen location={location} today={today} />
))
