import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { ContactForm } from 'shared-lib/funnel/ui/contact-form'
import { useProposalsAlong } from 'shared-lib/notebook/ui/use-proposals-along'
import { insuranceNotebook } from '../../domain/insurance.notebook'
import { insuranceFunnel } from '../../funnel/insurance.funnel'
import { insuranceDetailsContract } from './insurance-details.contract'

const notebook = insuranceNotebook()

const View = ({ location, shell, today }: WidgetProps) => (
  <ContactForm
    flow={insuranceFunnel}
    purpose="Ligamos-te com propostas iguais de várias seguradoras. A matrícula e os teus dados só seguem agora, com este pedido."
    along={useProposalsAlong(notebook, today)}
    location={location}
    shell={shell}
  />
)

export default implementWidget(insuranceDetailsContract, View)
