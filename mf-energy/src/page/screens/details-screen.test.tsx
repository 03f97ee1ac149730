// @suite prices-of-june: it ranks the catalogue of that month.
import '../../testing/prices-of-june'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { locationOf, type RecordedShell, recordedShell } from 'shared-lib/kit/funnel/ui/page-of.testing'
import { expectExactHydration } from 'shared-lib/testing/exact-hydration'
import { loadChosenOffer } from '../results/results.load'
import { DetailsScreen } from './details-screen'
import cases from './testing/details-screen.json'

const query =
  'energyType=electricity&addressType=current&postalCode=1000&inhabitants=2&houseUsage=normal&contractedPower=3.45&currentProvider=EDPC'
const path = '/energia/simular/dados-de-contacto'
const asked = 'preços de hoje de eletricidade'
const draw = (shell: RecordedShell, answers = query, today = '2026-11-21', data: object = { asked }) => (
  <DetailsScreen
    attributes={{}}
    data={data}
    location={locationOf(`${path}?${answers}`)}
    today={today}
    shell={shell}
  />
)
/** With the offer that the address names. */
const page = (today: string, shell: RecordedShell = recordedShell(), id = 'el-edp-eletricidade') => {
  const chosen = `${query}&oferta=${id}~simple`
  const data = { chosen: loadChosenOffer({ path, query: chosen, today }) }
  return draw(shell, chosen, today, JSON.parse(JSON.stringify(data)))
}
/** A fake leads API that records its requests. */
function api() {
  const bodies: string[] = []
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    bodies.push(await (input as Request).text())
    return Response.json({ reference: 'QP-ABCD-2345', statusUrl: '/pedido/segredo' }, { status: 201 })
  })
  return bodies
}

function open() {
  const shell = { ...recordedShell(), apiUrl: 'https://exemplo.pt' }
  render(draw(shell))
  return { shell, user: userEvent.setup() }
}
async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByRole('textbox', { name: 'Nome completo' }), 'Ana Silva')
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@exemplo.pt')
  await user.type(screen.getByRole('textbox', { name: /Telemóvel/ }), '912345678')
  await user.click(screen.getByRole('checkbox', { name: /Termos/ }))
}
const send = () => screen.getByRole('button', { name: 'Pedir que me liguem' })
const real = globalThis.fetch

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  globalThis.fetch = real
})

it('dates the price of the chosen offer, reports the choice once, and calls with the prices of today', async () => {
  await expectExactHydration(() => page('2026-11-21'))
  const shell = recordedShell()
  const { rerender } = render(page('2026-11-21', shell))
  rerender(page('2026-11-21', shell))
  const card = screen.getByRole('region', { name: 'Oferta escolhida' })
  expect(card).toHaveTextContent('Preços de junho, há 5 meses')
  expect(card).not.toHaveTextContent('/ano')
  expect(screen.getByText(/^Ligamos-te com os preços de hoje/)).toBeVisible()
  // However old its price: the visitor has chosen it.
  expect(shell.events).toEqual([
    { name: 'provider-chosen', detail: { vertical: 'energy', provider: 'EDPC' } },
    { name: 'offer-chosen', detail: { vertical: 'energy', offer: 'el-edp-eletricidade~simple' } },
  ])
  cleanup()
  render(page('2026-06-20'))
  expect(screen.getByText(/^Ligamos-te para confirmar os dados/)).toBeVisible()
})

it('shows the difference to today, and keeps it for the page that confirms the request', async () => {
  api()
  const user = userEvent.setup()
  const shell = { ...recordedShell(), apiUrl: 'https://exemplo.pt' }
  render(page('2026-06-20', shell, 'el-goldenergy-acp-plus'))
  const change = /\u2212\d+\s€\/ano/
  expect(screen.getByRole('region', { name: 'Oferta escolhida' })).toHaveTextContent(change)
  await fill(user)
  await user.click(send())
  await waitFor(() =>
    expect(JSON.stringify(sessionStorage)).toMatch(new RegExp(`change\\W+?${change.source}`)),
  )
})

it('sends one lead, remembers its reference and goes on to the summary', async () => {
  const bodies = api()
  const { user, shell } = open()
  expect(screen.getByRole('region', { name: 'O que pedes' })).toHaveTextContent(asked)
  await fill(user)
  await user.click(send())
  await waitFor(() => expect(shell.visited).toEqual([{ url: '/energia/contacto', replace: true }]))
  expect(JSON.stringify(sessionStorage)).toContain(asked)
  expect(bodies).toHaveLength(1)
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject(cases.lead)
  expect(shell.events).toContainEqual({
    name: 'lead-submitted',
    detail: { vertical: 'energy', reference: 'QP-ABCD-2345' },
  })
})
