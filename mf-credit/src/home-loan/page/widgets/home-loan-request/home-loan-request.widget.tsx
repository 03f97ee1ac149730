import { requestWidget } from 'shared-lib/kit/proposal/ui/request-widget'
import { homeLoanRequest, homeLoanRequestContract } from './home-loan-request.contract'

export default requestWidget(homeLoanRequestContract, homeLoanRequest)
