import { render, screen } from '@testing-library/react'
import type { PartnerOffer } from 'shared-lib/contract/partner-offers'
import { expectRequest } from 'shared-lib/kit/funnel/ui/request.testing'
import { widgetOf } from 'shared-lib/kit/funnel/ui/widget-of.testing'
import { creditScreenProblems } from 'shared-lib/rules/credit/display-duties/check-credit-screen.testing'
import { loadChosenOffer } from '../../results/chosen-offer'
import summary from '../home-loan-summary/home-loan-summary.widget'
import details from './home-loan-details.widget'
import cases from './testing/home-loan-details.widget.json'

it('sends the answers of the address with the contact details, then shows the request as received', () =>
  expectRequest({
    details,
    summary,
    address:
      '/credito-habitacao/simular/dados-de-contacto?loanType=transfer&housing=permanent&propertyValue=250000&wantToBorrow=120000&wantToBorrowTime=25&age=45&currentRateType=variable&currentTan=4.322&currentBank=other&rateType=variable&holders=1',
    vertical: 'home-loan',
    answers: { loanType: 'transfer', wantToBorrow: 120_000, currentTan: 4.322 },
    heading: 'Rui, recebemos o teu pedido de crédito habitação',
  }))

it('reminds of the chosen offer with its rate as the law wants it', () => {
  const path = '/credito-habitacao/simular/dados-de-contacto'
  const query =
    'loanType=acquisition&housing=permanent&buyingCycle=looking&propertyValue=250000&wantToBorrow=200000&wantToBorrowTime=35&age=34&rateType=mixed&holders=1&offer=um'
  const offer = cases.offer as PartnerOffer['offer']
  const offers = { 'home-loan': [{ offer, source: { title: 'Tabela', dated: '2026-11-01' } }] }
  const today = '2026-11-23'
  const data = { chosen: loadChosenOffer({ path, query, today, offers }) }
  render(widgetOf(details, today).draw(`${path}?${query}`, undefined, {}, data))
  expect(screen.getByText(/Banco Exemplo: Casa Exemplo/)).toBeVisible()
  expect(screen.getByText(/^TAN inicial 2,5\s%$/)).toBeVisible()
  expect(creditScreenProblems()).toEqual([])
})
