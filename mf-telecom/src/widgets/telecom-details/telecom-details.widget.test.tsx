import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Widget } from 'shared-lib/contract/define-widget'
import { locationOf, recordedShell } from 'shared-lib/funnel/ui/page-of.testing'
import summary from '../telecom-summary/telecom-summary.widget'
import details from './telecom-details.widget'

const query =
  'downloadSpeed=1000&tv=false&voice=false&addSim=false&contractExpiry=none&currentProvider=none&zipcode=4000-123'
const draw = ({ View }: Widget, path: string, shell = recordedShell()) => (
  <View
    attributes={{}}
    data={undefined}
    location={locationOf(`/tv-net-voz/${path}`)}
    today="2026-11-21"
    shell={shell}
  />
)
const real = globalThis.fetch

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  globalThis.fetch = real
})

it('sends a telecom lead with the answers of the address, then shows it as it stands', async () => {
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
  const { unmount } = render(draw(details, `simular/dados-de-contacto?${query}`, shell))
  expect(screen.getByRole('link', { name: 'Voltar aos resultados' })).toHaveAttribute(
    'href',
    `/tv-net-voz/resultados?${query}`,
  )
  await user.type(screen.getByRole('textbox', { name: 'Nome completo' }), 'Rui Sá')
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'rui@exemplo.pt')
  await user.type(screen.getByRole('textbox', { name: /Telemóvel/ }), '912345678')
  await user.click(screen.getByRole('checkbox', { name: /Termos/ }))
  await user.click(screen.getByRole('button', { name: 'Pedir que me liguem' }))
  await waitFor(() => expect(shell.visited).toEqual([{ url: '/tv-net-voz/resumo', replace: true }]))
  expect(bodies.map((body) => JSON.parse(body))).toEqual([
    {
      vertical: 'telecom',
      consentVersion: 'tv-net-voz-2026-11',
      form: { trap: '', openMs: expect.any(Number) },
      lead: {
        answers: {
          downloadSpeed: 1000,
          tv: false,
          voice: false,
          addSim: false,
          contractExpiry: 'none',
          currentProvider: 'none',
          zipcode: '4000-123',
        },
        fullName: 'Rui Sá',
        email: 'rui@exemplo.pt',
        phone: '+351912345678',
        tcConsent: true,
        marketingOptIn: false,
      },
    },
  ])
  unmount()

  for (const path of ['resumo', 'contacto']) {
    const page = render(draw(summary, path))
    expect(
      await screen.findByRole('heading', { name: 'Rui, recebemos o teu pedido de TV, net e voz' }),
    ).toBeVisible()
    expect(
      screen.getByText(/Internet de pelo menos 1 Gbps · Sem televisão nem telefone fixo · Sem telemóveis/),
    ).toBeVisible()
    page.unmount()
  }
})

it('knows no lead of another vertical', async () => {
  sessionStorage.setItem('qp:draft:energy-lead', JSON.stringify({ statusUrl: '/pedido/x', standing: '{}' }))
  render(draw(summary, 'resumo'))
  expect(await screen.findByRole('link', { name: 'Simular TV, net e voz' })).toHaveAttribute(
    'href',
    '/tv-net-voz/simular',
  )
})
