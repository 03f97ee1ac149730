import { render, screen } from '@testing-library/react'
import { expectRequest } from 'shared-lib/kit/funnel/ui/request.testing'
import { widgetOf } from 'shared-lib/kit/funnel/ui/widget-of.testing'
import summary from '../personal-loan-summary/personal-loan-summary.widget'
import details from './personal-loan-details.widget'

const answers = {
  loanType: 'others',
  wantToBorrowBase: 10_000,
  wantToBorrowTime: 60,
  creditFraction: 'one',
  residentType: 'resident',
  employmentStatus: 'employed',
  unpayedCredits: 'no',
}
const query = `${new URLSearchParams(Object.entries(answers).map(([name, value]) => [name, String(value)]))}`
const address = `/credito-pessoal/simular/dados-de-contacto?${query}`

it('asks visitors who came without an income for it', async () => {
  sessionStorage.clear()
  render(widgetOf(details, '2026-11-22').draw(address))
  expect(await screen.findByRole('link', { name: 'Indicar rendimento e prestações' })).toHaveAttribute(
    'href',
    `/credito-pessoal/simular/situacao-financeira?${query}`,
  )
})

it('sends the answers of the address and of the device, then shows the request as received', () =>
  expectRequest({
    details,
    summary,
    address,
    vertical: 'personal-loan',
    personal: { dateOfBirth: '31/01/1990', monthlyIncomeFirst: '1300', monthlyExpensesFirst: '0' },
    answers: { ...answers, monthlyIncomeFirst: 1300 },
    heading: 'Rui, recebemos o teu pedido de crédito pessoal',
  }))
