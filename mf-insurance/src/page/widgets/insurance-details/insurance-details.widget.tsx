import { detailsWidget } from 'shared-lib/kit/notebook/ui/details-widget'
import { insuranceNotebook } from '../../../rules/insurance.notebook'
import { insuranceFunnel } from '../../funnel/insurance.funnel'
import { insuranceDetailsContract } from './insurance-details.contract'

export default detailsWidget({
  contract: insuranceDetailsContract,
  flow: insuranceFunnel,
  purpose:
    'Ligamos-te com propostas iguais de várias seguradoras. A matrícula e os teus dados só seguem agora, com este pedido.',
  notebook: insuranceNotebook(),
})
