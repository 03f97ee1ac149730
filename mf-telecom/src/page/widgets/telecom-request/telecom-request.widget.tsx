import { requestWidget } from 'shared-lib/kit/proposal/ui/request-widget'
import { telecomRequest, telecomRequestContract } from './telecom-request.contract'

export default requestWidget(telecomRequestContract, telecomRequest)
