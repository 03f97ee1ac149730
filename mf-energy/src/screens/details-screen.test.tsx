// @suite prices-of-june: it ranks the catalogue of that month.
import '../testing/prices-of-june'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { locationOf, type RecordedShell, recordedShell } from 'shared-lib/funnel/ui/page-of.testing'
import { phoneCountries } from 'shared-lib/phone/phone-countries'
import { expectExactHydration } from 'shared-lib/testing/exact-hydration'
import { loadChosenOffer } from '../results/results.load'
import { DetailsScreen } from './details-screen'

const query =
  'energyType=electricity&addressType=current&postalCode=1000&inhabitants=2&houseUsage=normal&contractedPower=3.45&currentProvider=EDPC'
const draw = (shell: RecordedShell) => (
  <DetailsScreen
    attributes={{}}
    data={undefined}
    location={locationOf(`/energia/simular/dados-de-contacto?${query}`)}
    today="2026-11-21"
    shell={shell}
  />
)
interface Call {
  readonly key: string | null
  readonly body: string
}

/** The leads API, answering each call with the next of `answers`. */
function api(...answers: (() => Response | Promise<Response>)[]) {
  const calls: Call[] = []
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const request = input as Request
    calls.push({ key: request.headers.get('idempotency-key'), body: await request.text() })
    const answer = answers[calls.length - 1]
    if (!answer) throw new TypeError('no more answers')
    return answer()
  })
  return calls
}
const json =
  (status: number, body: object, type = 'application/json') =>
  () =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': type } })
const created = json(201, { reference: 'QP-ABCD-2345', statusUrl: '/pedido/segredo' })

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
const send = () => screen.getByRole('button', { name: /Pedir que me liguem|Tentar outra vez/ })
const real = globalThis.fetch

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  globalThis.fetch = real
})

it('says from when the price of the chosen offer is, tells of the choice once, and calls with those of today', async () => {
  const path = '/energia/simular/dados-de-contacto'
  const chosen = `${query}&oferta=el-edp-eletricidade~simple`
  const page = (today: string, shell = recordedShell()) => (
    <DetailsScreen
      attributes={{}}
      data={JSON.parse(JSON.stringify(loadChosenOffer({ path, query: chosen, today })))}
      location={locationOf(`${path}?${chosen}`)}
      today={today}
      shell={shell}
    />
  )
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
  const path = '/energia/simular/dados-de-contacto'
  const chosen = `${query}&oferta=el-edp-eletricidade~simple`
  api(created)
  const user = userEvent.setup()
  render(
    <DetailsScreen
      attributes={{}}
      data={JSON.parse(JSON.stringify(loadChosenOffer({ path, query: chosen, today: '2026-06-20' })))}
      location={locationOf(`${path}?${chosen}`)}
      today="2026-06-20"
      shell={{ ...recordedShell(), apiUrl: 'https://exemplo.pt' }}
    />,
  )
  const change = /[+\u2212]\d+\s€\/ano/
  expect(screen.getByRole('region', { name: 'Oferta escolhida' })).toHaveTextContent(change)
  await fill(user)
  await user.click(send())
  await waitFor(() =>
    expect(JSON.stringify(sessionStorage)).toMatch(new RegExp(`Pediste: ${change.source} · `)),
  )
})

it('offers every country of the prepared list beside the telephone, Portugal first', () => {
  open()
  const codes = screen.getByRole('combobox', { name: 'Indicativo do país' })
  expect(within(codes).getAllByRole('option')).toHaveLength(phoneCountries.length)
  expect(codes).toHaveDisplayValue('Portugal (+351)')
})

it('asks for what is missing, in the words of the rules, and sends nothing', async () => {
  const calls = api()
  const { user, shell } = open()
  await user.click(send())
  expect(await screen.findByText('Revê 4 campos')).toBeVisible()
  const email = screen.getByRole('textbox', { name: 'Email' })
  expect(email).toBeInvalid()
  expect(screen.getByRole('link', { name: 'Email: Este campo é obrigatório' })).toBeVisible()
  await waitFor(() => expect(shell.titles.at(-1)).toMatch(/^Erro: /))
  // Correcting it keeps the focus in the field, although the summary is still there.
  await user.type(email, 'maria')
  expect(email).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Email: Insere um endereço de email válido' })).toBeVisible()
  await user.type(email, '@exemplo.pt')
  expect(email).toBeValid()
  expect(email).toHaveFocus()
  expect(screen.getByText('Revê 3 campos')).toBeVisible()
  expect(calls).toEqual([])
})

it('sends one lead for a double press, remembers its reference and goes on to the summary', async () => {
  const calls = api(created, created)
  const { user, shell } = open()
  await fill(user)
  await user.dblClick(send())
  await waitFor(() => expect(shell.visited).toEqual([{ url: '/energia/contacto', replace: true }]))
  expect(calls).toHaveLength(1)
  expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({
    vertical: 'energy',
    consentVersion: 'energia-2026-11',
    lead: {
      answers: { energyType: 'electricity', inhabitants: 2, contractedPower: 3.45, currentProvider: 'EDPC' },
      fullName: 'Ana Silva',
      phone: '+351912345678',
      tcConsent: true,
      marketingOptIn: false,
    },
  })
  expect(shell.events).toContainEqual({
    name: 'lead-submitted',
    detail: { vertical: 'energy', reference: 'QP-ABCD-2345' },
  })
})

it('keeps everything when the server fails, says what to do, and a retry sends the same key', async () => {
  const calls = api(json(503, { title: 'em baixo' }, 'application/problem+json'), created)
  const { user, shell } = open()
  await fill(user)
  await user.click(send())
  expect(await screen.findByText('O teu pedido ainda não foi enviado')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Nome completo' })).toHaveValue('Ana Silva')
  await user.click(screen.getByRole('button', { name: 'Tentar outra vez' }))
  await waitFor(() => expect(shell.visited).toHaveLength(1))
  const [first, second] = calls.map(({ key, body }) => {
    const { form, ...asked } = JSON.parse(body)
    expect(form).toEqual({ trap: '', openMs: expect.any(Number) })
    return { key, asked }
  })
  expect(second).toEqual(first)
  expect(calls[0]?.key).toMatch(/^[0-9a-f]{32}$/)
})

it('shows what the server refuses beside its field', async () => {
  const errors = [{ field: 'phone', message: 'Insere um número de telemóvel válido' }]
  api(json(422, { title: 'Há dados por corrigir', errors }, 'application/problem+json'))
  const { user } = open()
  await fill(user)
  await user.click(send())
  expect(await screen.findByText('Revê um campo')).toBeVisible()
  const phone = screen.getByRole('textbox', { name: /Telemóvel/ })
  expect(phone).toBeInvalid()
  await user.type(phone, '1')
  expect(phone).toBeValid()
  expect(screen.queryByText('Revê um campo')).toBeNull()
})

it('keeps what was typed on the device over a reload, and nowhere in an address', async () => {
  const { user, shell } = open()
  await user.type(screen.getByRole('textbox', { name: 'Nome completo' }), 'Ana')
  cleanup()
  open()
  expect(screen.getByRole('textbox', { name: 'Nome completo' })).toHaveValue('Ana')
  expect(shell.visited).toEqual([])
})
