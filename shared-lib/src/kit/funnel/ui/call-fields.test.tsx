import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { trapField } from '../../form/trap-field'
import { ContactFields, TermsBox } from './contact-fields'
import { LeadScreen } from './lead-screen'
import { type RecordedShell, recordedShell } from './page-of.testing'

let shell: RecordedShell
let sent: Record<string, unknown>[]
let answer: (url: string) => Response | Promise<Response>

// A Monday in Lisbon, 9:30 in the morning.
const tuesday = 'terça-feira, 24 de novembro'
const monday = new Date('2026-11-23T09:30:00Z')

beforeEach(() => {
  jest.useFakeTimers({ now: monday, advanceTimers: true })
  sessionStorage.clear()
  shell = { ...recordedShell(), apiUrl: 'https://exemplo.pt' }
  sent = []
  answer = () => Response.json({ reference: 'QP-ABCD-2345', statusUrl: '/pedido/x' }, { status: 201 })
  globalThis.fetch = (async (request: Request) => {
    if (request.method === 'POST') sent.push(await request.json())
    return answer(request.url)
  }) as typeof fetch
})
afterEach(() => jest.useRealTimers())

const contact = { fullName: 'Ana Sá', email: 'ana@exemplo.pt', phone: '+351912345678', tcConsent: 'true' }

/** A form that was filled in before, so that only the call is left. */
function open(kept: Readonly<Record<string, string>> = contact) {
  sessionStorage.setItem('qp:draft:referral', JSON.stringify(kept))
  render(
    <LeadScreen
      location={undefined}
      shell={shell}
      vertical="referral"
      heading="Ligamos-te"
      purpose="Para falar."
      next="Ligamos-te em dias úteis."
      labels={{}}
      submitText="Pedir"
      leadOf={() => ({ phone: contact.phone })}
      loadRules={async () => () => []}
      questions={(form) => (
        <>
          <ContactFields form={form} />
          <TermsBox form={form} siteUrl="" />
        </>
      )}
    />,
  )
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
}
const fold = () =>
  screen.getByText('Quando te podemos ligar? (opcional)').closest('details') as HTMLDetailsElement
/** Opens the part that depends on the clock. */
const unfold = async (user: ReturnType<typeof open>) => {
  await user.click(screen.getByText('Quando te podemos ligar? (opcional)'))
  await screen.findByRole('combobox', { name: /Dia/ })
}
const select = (name: RegExp) => screen.getByRole('combobox', { name })
const optionsOf = (name: RegExp) =>
  within(select(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
const press = (user: ReturnType<typeof open>) =>
  user.click(screen.getByRole('button', { name: /Pedir|Tentar/ }))

it('is folded at first, without working out days, and a form left alone asks for a call as soon as possible', async () => {
  const user = open()
  expect(fold().open).toBe(false)
  expect(fold().querySelector('select')).toBeNull()
  await press(user)
  await screen.findByRole('heading', { name: 'Recebemos o teu pedido' })
  expect(sent[0]).not.toHaveProperty('call')
})

it('offers working days, the hours left of each, channels, and sends what was chosen', async () => {
  const user = open()
  await unfold(user)
  const days = ['Assim que possível', 'segunda-feira, 23 de novembro', tuesday]
  expect(optionsOf(/Dia/).slice(0, 3)).toEqual(days)
  expect(optionsOf(/Dia/)).not.toContain('terça-feira, 1 de dezembro')
  await user.selectOptions(select(/Dia/), tuesday)
  expect(optionsOf(/Horário/)).toEqual(['das 10h às 13h', 'das 13h às 16h', 'das 16h às 19h'])
  await user.selectOptions(select(/Horário/), 'das 13h às 16h')
  await user.selectOptions(select(/Como preferes falar/), 'WhatsApp')
  await press(user)
  expect(await screen.findByText(/Terça-feira, 24 de novembro, das 13h às 16h, por WhatsApp/)).toBeVisible()
  const slot = { day: '2026-11-24', from: 13, to: 16 }
  expect(sent[0]).toMatchObject({ call: { channel: 'whatsapp', slot } })
})

it('stays folded, and asks for nothing, when what was kept of it is empty', async () => {
  const user = open({ ...contact, callDay: '', callHours: '', callChannel: '' })
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nome completo' })).toHaveValue('Ana Sá'))
  expect(fold().open).toBe(false)
  await unfold(user)
  expect(fold().querySelectorAll('select')).toHaveLength(2)
  for (const box of fold().querySelectorAll('select')) expect(box).toHaveValue('')
  await press(user)
  await screen.findByRole('heading', { name: 'Recebemos o teu pedido' })
  expect(sent[0]).not.toHaveProperty('call')
})

it('keeps the choice over a reload, unfolded', async () => {
  const user = open()
  await unfold(user)
  await user.selectOptions(select(/Dia/), tuesday)
  const kept = JSON.parse(sessionStorage.getItem('qp:draft:referral') ?? '{}')
  cleanup()
  open(kept)
  await waitFor(() => expect(fold().open).toBe(true))
  expect(select(/Dia/)).toHaveDisplayValue(tuesday)
  expect(select(/Horário/)).toHaveDisplayValue('das 10h às 13h')
})

it('reports when the chosen time has passed before it was sent, and sends nothing', async () => {
  const user = open({ ...contact, callDay: '2026-11-23', callHours: '10-13' })
  jest.setSystemTime(new Date('2026-11-23T13:00:00Z'))
  await press(user)
  expect(await screen.findByRole('link', { name: 'Esse horário já passou: escolhe outro' })).toBeVisible()
  expect(select(/Horário/)).toBeInvalid()
  expect(sent).toEqual([])
})

it('shows what the server refuses of the call at the form’s own field', async () => {
  const errors = [{ field: 'call.slot.day', message: 'Escolhe um dia útil' }]
  const headers = { 'content-type': 'application/problem+json' }
  answer = () => Response.json({ title: 'Não', errors }, { status: 422, headers })
  const user = open({ ...contact, callDay: '2026-11-24', callHours: '10-13' })
  await press(user)
  await waitFor(() => expect(select(/Dia/)).toBeInvalid())
})

it('holds a field that no person meets, and reports how long it was open, a reload included', async () => {
  jest.useFakeTimers({ now: monday }) // however long this machine takes
  const user = open()
  const trap = document.querySelector<HTMLInputElement>(`input[name=${trapField.name}]`)
  expect(trap).toHaveAttribute('tabindex', '-1')
  expect(trap).toHaveAttribute('data-1p-ignore')
  expect(trap?.closest('[aria-hidden=true]')).not.toBeNull()
  expect(trap).toHaveValue('')
  cleanup()
  jest.setSystemTime(new Date(monday.getTime() + 60_000))
  open()
  await press(user)
  await screen.findByRole('heading', { name: 'Recebemos o teu pedido' })
  const form = sent[0]?.form as { trap: string; openMs: number }
  expect(form.trap).toBe('')
  expect(form.openMs).toBeGreaterThanOrEqual(60_000)
  expect(form.openMs).toBeLessThan(70_000)
  expect(sessionStorage.getItem('qp:draft:referral-opened')).toBeNull()
})

const notYet =
  /Este site ainda não pode enviar-nos pedidos\. Faz o teu em exemplo\.pt\. O que escreveste continua aqui/
it.each([
  { partner: false, says: notYet },
  { partner: true, says: /Verifica a tua ligação à internet/ },
])('explains on another site why it could not be sent: a partner is $partner', async ({ partner, says }) => {
  answer = (url) => {
    if (url.endsWith('/api/leads/partner')) return Response.json({ partner })
    throw new TypeError('Failed to fetch')
  }
  const user = open()
  await press(user)
  expect(await screen.findByText(says)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Nome completo' })).toHaveValue('Ana Sá')
})
