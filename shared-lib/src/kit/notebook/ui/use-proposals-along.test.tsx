import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContactForm } from '../../funnel/ui/contact-form'
import { locationOf, recordedShell } from '../../funnel/ui/page-of.testing'
import { exampleNotebook as notebook } from '../example-notebook'
import { checkProposals } from '../lead-proposals'
import { NotebookStore } from '../notebook-store'
import { useProposalsAlong } from './use-proposals-along'

const today = '2026-11-22'
const flow = {
  name: 'exemplo',
  title: 'Simulação do exemplo',
  path: '/exemplo/simular',
  done: '/exemplo/resultados',
  fields: {},
  steps: [],
  extras: [],
}

function Form({ shell }: { shell: ReturnType<typeof recordedShell> }) {
  const along = useProposalsAlong(notebook, today)
  return (
    <ContactForm
      flow={flow}
      purpose="Ligamos-te."
      along={along}
      location={locationOf('/exemplo/simular/dados-de-contacto')}
      shell={shell}
    />
  )
}

const real = globalThis.fetch
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  globalThis.fetch = real
})

function keep(withLead: boolean) {
  const store = new NotebookStore(notebook, [], today)
  store.save({ name: 'Exemplo Um', texts: { monthly: '20' } })
  store.save({ name: 'Exemplo Dois', texts: { monthly: '18,5' } })
  store.sendAlong(withLead)
}

it('comes below the boxes that are there before it: none slips from under a finger', () => {
  keep(true)
  render(<Form shell={recordedShell()} />)
  const names = screen.getAllByRole('checkbox').map((box) => box.getAttribute('name'))
  expect(names).toEqual(['tcConsent', 'marketingOptIn', 'proposals'])
})

/** The proposals of the lead that the form sends, once `press` was done in it. */
async function sent(press?: (user: ReturnType<typeof userEvent.setup>) => Promise<void>) {
  const leads: { proposals?: unknown }[] = []
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    leads.push(JSON.parse(await (input as Request).text()).lead)
    return new Response(JSON.stringify({ reference: 'QP-ABCD-2345', statusUrl: '/pedido/segredo' }), {
      status: 201,
      headers: { 'content-type': 'application/json' },
    })
  })
  const shell = { ...recordedShell(), apiUrl: 'https://exemplo.pt' }
  const user = userEvent.setup()
  render(<Form shell={shell} />)
  await user.type(screen.getByRole('textbox', { name: 'Nome completo' }), 'Rui Sá')
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'rui@exemplo.pt')
  await user.type(screen.getByRole('textbox', { name: /Telemóvel/ }), '912345678')
  await user.click(screen.getByRole('checkbox', { name: /Termos/ }))
  await press?.(user)
  await user.click(screen.getByRole('button', { name: 'Pedir que me liguem' }))
  await waitFor(() => expect(leads).toHaveLength(1))
  return leads[0]?.proposals
}
const box = () =>
  screen.getByRole('checkbox', { name: 'Enviar também as propostas de Exemplo Um e Exemplo Dois' })

it('sends the proposals that the visitor ticked in the notebook, and the server counts them again', async () => {
  keep(true)
  const proposals = await sent()
  expect(proposals).toEqual([
    { name: 'Exemplo Um', texts: { monthly: '20' } },
    { name: 'Exemplo Dois', texts: { monthly: '18,5' } },
  ])
  expect(checkProposals(notebook, proposals)).toMatchObject({
    proposals: [
      { name: 'Exemplo Dois', place: 1, cents: 44_400 },
      { name: 'Exemplo Um', place: 2, cents: 48_000 },
    ],
  })
})

it.each([
  { what: 'none of them unticked', kept: false, pressed: false, count: undefined },
  { what: 'none once the tick is taken away', kept: true, pressed: true, count: undefined },
  { what: 'them when they are ticked here', kept: false, pressed: true, count: 2 },
])('sends $what', async ({ kept, pressed, count }) => {
  keep(kept)
  const proposals = await sent(pressed ? (user) => user.click(box()) : undefined)
  expect((proposals as unknown[] | undefined)?.length).toBe(count)
})

it('shows no box without a notebook', async () => {
  expect(await sent()).toBeUndefined()
  expect(screen.queryByRole('checkbox', { name: /^Enviar também/ })).toBeNull()
})
