import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { ContactScreen } from '../../screens/contact-screen'
import { energyContactContract } from './energy-contact.contract'

export default implementWidget(energyContactContract, ({ shell }: WidgetProps) => (
  <ContactScreen company={shell.company} />
))
