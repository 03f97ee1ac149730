import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Widget } from 'shared-lib/contract/define-widget'
import { locationOf, recordedShell } from 'shared-lib/funnel/ui/page-of.testing'
import summary from '../home-loan-summary/home-loan-summary.widget'
import details from './home-loan-details.widget'

const draw = ({ View }: Widget, url: string, shell = recordedShell()) => (
  <View attributes={{}} data={undefined} location={locationOf(url)} today="2026-11-22" shell={shell} />
)
const real = globalThis.fetch

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  globalThis.fetch = real
})

it('sends the answers of the address with who asks, then shows the request as it stands', async () => {
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
  const form = render(
    draw(
      details,
      '/credito-habitacao/simular/dados-de-contacto?loanType=transfer&housing=permanent&propertyValue=250000&wantToBorrow=120000&wantToBorrowTime=25&age=45&currentRateType=variable&currentTan=4.322&currentBank=other&rateType=variable&holders=1',
      shell,
    ),
  )
  await user.type(screen.getByRole('textbox', { name: 'Nome completo' }), 'Rui Sá')
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'rui@exemplo.pt')
  await user.type(screen.getByRole('textbox', { name: /Telemóvel/ }), '912345678')
  await user.click(screen.getByRole('checkbox', { name: /Termos/ }))
  await user.click(screen.getByRole('button', { name: 'Pedir que me liguem' }))
  await waitFor(() => expect(shell.visited).toEqual([{ url: '/credito-habitacao/resumo', replace: true }]))
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({
    vertical: 'home-loan',
    lead: {
      answers: { loanType: 'transfer', wantToBorrow: 120_000, currentTan: 4.322 },
      fullName: 'Rui Sá',
      phone: '+351912345678',
    },
  })
  form.unmount()

  for (const page of ['resumo', 'contacto']) {
    const { unmount } = render(draw(summary, `/credito-habitacao/${page}`))
    expect(
      await screen.findByRole('heading', { name: 'Rui, recebemos o teu pedido de crédito habitação' }),
    ).toBeVisible()
    expect(screen.getByText('Aguarda o nosso contacto')).toBeVisible()
    unmount()
  }
})
