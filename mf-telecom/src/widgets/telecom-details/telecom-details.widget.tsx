import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { ContactForm } from 'shared-lib/funnel/ui/contact-form'
import { telecomFunnel } from '../../funnel/telecom.funnel'
import { telecomDetailsContract } from './telecom-details.contract'

const View = ({ location, shell }: WidgetProps) => (
  <ContactForm
    flow={telecomFunnel}
    purpose="Ligamos-te com propostas para a tua morada e o custo de cada uma até ao fim. Só pedimos o que é preciso para isso."
    location={location}
    shell={shell}
  />
)

export default implementWidget(telecomDetailsContract, View)
