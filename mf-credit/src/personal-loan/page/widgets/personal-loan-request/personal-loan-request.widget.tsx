import { requestWidget } from 'shared-lib/kit/proposal/ui/request-widget'
import { personalLoanRequest, personalLoanRequestContract } from './personal-loan-request.contract'

export default requestWidget(personalLoanRequestContract, personalLoanRequest)
