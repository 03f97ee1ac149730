import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Widget } from 'shared-lib/contract/define-widget'
import { locationOf, recordedShell } from 'shared-lib/funnel/ui/page-of.testing'
import summary from '../personal-loan-summary/personal-loan-summary.widget'
import details from './personal-loan-details.widget'

const draw = ({ View }: Widget, url: string, shell = recordedShell()) => (
  <View attributes={{}} data={undefined} location={locationOf(url)} today="2026-11-22" shell={shell} />
)
const real = globalThis.fetch

const answers = {
  ...{ loanType: 'others', wantToBorrowBase: 10_000, wantToBorrowTime: 60, creditFraction: 'one' },
  ...{ residentType: 'resident', employmentStatus: 'employed', unpayedCredits: 'no' },
}
const query = `${new URLSearchParams(Object.entries(answers).map(([name, value]) => [name, String(value)]))}`

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  globalThis.fetch = real
})

it('asks for the income of who came without it', async () => {
  render(draw(details, `/credito-pessoal/simular/dados-de-contacto?${query}`))
  expect(await screen.findByRole('link', { name: 'Indicar rendimento e prestações' })).toHaveAttribute(
    'href',
    `/credito-pessoal/simular/situacao-financeira?${query}`,
  )
})

it('sends the answers of the address and of the device, then shows the request as it stands', async () => {
  sessionStorage.setItem(
    'qp:draft:personal-loan',
    JSON.stringify({ dateOfBirth: '31/01/1990', monthlyIncomeFirst: '1300', monthlyExpensesFirst: '0' }),
  )
  const bodies: string[] = []
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    bodies.push(await (input as Request).text())
    return new Response(JSON.stringify({ reference: 'QP-ABCD-2345', statusUrl: '/pedido/segredo' }), {
      status: 201,
      headers: { 'content-type': 'application/json' },
    })
  })
  const shell = { ...recordedShell(), apiUrl: 'https://exemplo.pt' }
  const user = userEvent.setup()
  const form = render(draw(details, `/credito-pessoal/simular/dados-de-contacto?${query}`, shell))
  await user.type(screen.getByRole('textbox', { name: 'Nome completo' }), 'Rui Sá')
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'rui@exemplo.pt')
  await user.type(screen.getByRole('textbox', { name: /Telemóvel/ }), '912345678')
  await user.click(screen.getByRole('checkbox', { name: /Termos/ }))
  await user.click(screen.getByRole('button', { name: 'Pedir que me liguem' }))
  await waitFor(() => expect(shell.visited).toEqual([{ url: '/credito-pessoal/resumo', replace: true }]))
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({
    vertical: 'personal-loan',
    lead: { answers: { ...answers, monthlyIncomeFirst: 1300 }, fullName: 'Rui Sá', phone: '+351912345678' },
  })
  form.unmount()

  for (const page of ['resumo', 'contacto']) {
    const { unmount } = render(draw(summary, `/credito-pessoal/${page}`))
    expect(
      await screen.findByRole('heading', { name: 'Rui, recebemos o teu pedido de crédito pessoal' }),
    ).toBeVisible()
    expect(screen.getByText('Aguarda o nosso contacto')).toBeVisible()
    unmount()
  }
})
