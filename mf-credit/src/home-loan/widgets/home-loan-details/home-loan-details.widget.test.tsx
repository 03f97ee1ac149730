import { expectRequest } from 'shared-lib/funnel/ui/request.testing'
import summary from '../home-loan-summary/home-loan-summary.widget'
import details from './home-loan-details.widget'

it('sends the answers of the address with who asks, then shows the request as it stands', () =>
  expectRequest({
    details,
    summary,
    address:
      '/credito-habitacao/simular/dados-de-contacto?loanType=transfer&housing=permanent&propertyValue=250000&wantToBorrow=120000&wantToBorrowTime=25&age=45&currentRateType=variable&currentTan=4.322&currentBank=other&rateType=variable&holders=1',
    vertical: 'home-loan',
    answers: { loanType: 'transfer', wantToBorrow: 120_000, currentTan: 4.322 },
    heading: 'Rui, recebemos o teu pedido de crédito habitação',
  }))
