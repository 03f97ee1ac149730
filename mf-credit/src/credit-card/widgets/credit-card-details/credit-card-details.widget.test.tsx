import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Widget } from 'shared-lib/contract/define-widget'
import {
  aboveCeilingProblems,
  creditScreenProblems,
} from 'shared-lib/credit/display-duties/check-credit-screen.testing'
import { locationOf, recordedShell } from 'shared-lib/funnel/ui/page-of.testing'
import { loadChosenCard } from '../../results/chosen-card'
import summary from '../credit-card-summary/credit-card-summary.widget'
import details from './credit-card-details.widget'

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
    draw(details, '/cartao-de-credito/simular/dados-de-contacto?pays=minimum&balance=800', shell),
  )
  await user.type(screen.getByRole('textbox', { name: 'Nome completo' }), 'Rui Sá')
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'rui@exemplo.pt')
  await user.type(screen.getByRole('textbox', { name: /Telemóvel/ }), '912345678')
  await user.click(screen.getByRole('checkbox', { name: /Termos/ }))
  await user.click(screen.getByRole('button', { name: 'Pedir que me liguem' }))
  await waitFor(() => expect(shell.visited).toEqual([{ url: '/cartao-de-credito/resumo', replace: true }]))
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({
    vertical: 'credit-card',
    lead: { answers: { pays: 'minimum', balance: 800 }, fullName: 'Rui Sá', phone: '+351912345678' },
  })
  form.unmount()

  for (const page of ['resumo', 'contacto']) {
    const { unmount } = render(draw(summary, `/cartao-de-credito/${page}`))
    expect(
      await screen.findByRole('heading', { name: 'Rui, recebemos o teu pedido de cartão de crédito' }),
    ).toBeVisible()
    expect(screen.getByText('Aguarda o nosso contacto')).toBeVisible()
    unmount()
  }
})

it('shows the rate of the chosen card as the law wants it', () => {
  const path = '/cartao-de-credito/simular/dados-de-contacto'
  const query = 'pays=minimum&balance=800&card=cc-unibanco'
  const data = loadChosenCard({ path, query, today: '2026-11-22' })
  render(
    <details.View
      attributes={{}}
      data={data}
      location={locationOf(`${path}?${query}`)}
      today="2026-11-22"
      shell={recordedShell()}
    />,
  )
  expect(screen.getByText(/Acima do teto atual de 18,5/)).toBeVisible()
  expect([...creditScreenProblems(), ...aboveCeilingProblems(0.185)]).toEqual([])
})
