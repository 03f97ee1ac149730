import { expectRequest } from 'shared-lib/kit/funnel/ui/request.testing'
import summary from '../term-deposit-summary/term-deposit-summary.widget'
import details from './term-deposit-details.widget'

it('sends the answers of the address with the contact details, then shows the request as received', () =>
  expectRequest({
    details,
    summary,
    address:
      '/depositos-a-prazo/simular/dados-de-contacto?amount=10000&horizon=12&mayLock=true&origin=newBank',
    vertical: 'term-deposit',
    answers: { amount: 10_000, horizon: '12', mayLock: true, origin: 'newBank' },
    heading: 'Rui, recebemos o teu pedido de depósitos a prazo',
  }))
