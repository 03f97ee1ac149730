import { render, screen } from '@testing-library/react'
import { expectRequest } from 'shared-lib/kit/funnel/ui/request.testing'
import { widgetOf } from 'shared-lib/kit/funnel/ui/widget-of.testing'
import {
  aboveCeilingProblems,
  creditScreenProblems,
} from 'shared-lib/rules/credit/display-duties/check-credit-screen.testing'
import { loadChosenCard } from '../../results/chosen-card'
import summary from '../credit-card-summary/credit-card-summary.widget'
import details from './credit-card-details.widget'

it('sends the answers of the address with the contact details, then shows the request as received', () =>
  expectRequest({
    details,
    summary,
    address: '/cartao-de-credito/simular/dados-de-contacto?pays=minimum&balance=800',
    vertical: 'credit-card',
    answers: { pays: 'minimum', balance: 800 },
    heading: 'Rui, recebemos o teu pedido de cartão de crédito',
  }))

it('shows the rate of the chosen card as the law wants it', () => {
  const path = '/cartao-de-credito/simular/dados-de-contacto'
  const query = 'pays=minimum&balance=800&card=cc-unibanco'
  const { draw } = widgetOf(details, '2026-11-22')
  const data = { chosen: loadChosenCard({ path, query, today: '2026-11-22' }) }
  render(draw(`${path}?${query}`, undefined, {}, data))
  expect(screen.getByText(/Acima do máximo legal para contratos novos, 18,5/)).toBeVisible()
  expect([...creditScreenProblems(), ...aboveCeilingProblems(0.185)]).toEqual([])
})
