import { expectRequest } from 'shared-lib/kit/funnel/ui/request.testing'
import summary from '../__name__-summary/__name__-summary.widget'
import details from './__name__-details.widget'

it('sends the answers of the address with the contact, then shows the request as received', () =>
  expectRequest({
    details,
    summary,
    address: '/__address__/simular/dados-de-contacto?when=now&zipcode=1000-001',
    vertical: '__name__',
    answers: { when: 'now', zipcode: '1000-001' },
    heading: 'Rui, recebemos o teu pedido',
  }))
