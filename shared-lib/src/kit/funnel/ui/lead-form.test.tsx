import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { contactProblems } from '../contact.answers'
import { contactOf } from '../contact-texts'
import { ContactFields, TermsBox } from './contact-fields'
import { LeadScreen } from './lead-screen'
import { type RecordedShell, recordedShell } from './page-of.testing'

let shell: RecordedShell
let sent: { readonly key: string | null; readonly lead: unknown }[]
let answers: Response[]
const real = globalThis.fetch

const created = () =>
  Response.json({ reference: 'QP-ABCD-2345', statusUrl: '/pedido/segredo' }, { status: 201 })
const problem = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'content-type': 'application/problem+json' } })

beforeEach(() => {
  sessionStorage.clear()
  shell = { ...recordedShell(), apiUrl: 'https://exemplo.pt' }
  sent = []
  answers = []
  globalThis.fetch = (async (request: Request) => {
    sent.push({ key: request.headers.get('idempotency-key'), lead: (await request.json()).lead })
    return answers.shift() ?? created()
  }) as typeof fetch
})
afterEach(() => {
  globalThis.fetch = real
})

const contact = { fullName: 'Ana Sá', email: 'ana@exemplo.pt', phone: '+351912345678', tcConsent: 'true' }

/** With a stored draft. */
function open(kept: Readonly<Record<string, string>> = {}) {
  sessionStorage.setItem('qp:draft:referral', JSON.stringify(kept))
  render(
    <LeadScreen
      location={undefined}
      shell={shell}
      vertical="referral"
      heading="Ligamos-te"
      leadOf={contactOf}
      purpose="Para falar."
      next="Ligamos-te em dias úteis."
      submitText="Pedir"
      labels={{ email: 'Email' }}
      loadRules={async () => contactProblems}
      questions={(form) => (
        <>
          <ContactFields form={form} />
          <TermsBox form={form} siteUrl="" />
        </>
      )}
    />,
  )
  return userEvent.setup()
}
const field = (name: RegExp) => screen.getByRole('textbox', { name })
const press = () => screen.getByRole('button', { name: /Pedir|Tentar/ })
const arrived = () => screen.findByRole('heading', { name: 'Recebemos o teu pedido' })

it('asks for what is missing, keeps the focus where that is corrected, and sends nothing', async () => {
  const user = open({ ...contact, email: '', tcConsent: '' })
  await user.click(press())
  expect(await screen.findByText('Revê 2 campos')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Email: Este campo é obrigatório' })).toBeVisible()
  await user.type(field(/Email/), 'maria')
  expect(screen.getByRole('link', { name: 'Email: Insere um endereço de email válido' })).toBeVisible()
  await user.type(field(/Email/), '@exemplo.pt')
  expect(field(/Email/)).toBeValid()
  expect(field(/Email/)).toHaveFocus()
  expect(screen.getByText('Revê um campo')).toBeVisible()
  expect(sent).toEqual([])
})

it('sends one lead for a double press, and keeps no text of it', async () => {
  const user = open(contact)
  await user.dblClick(press())
  await arrived()
  expect(sent).toEqual([
    {
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
      lead: { ...contact, tcConsent: true, marketingOptIn: false },
    },
  ])
  expect(sessionStorage.getItem('qp:draft:referral')).toBeNull()
  expect(shell.events).toEqual([
    { name: 'lead-submitted', detail: { vertical: 'referral', reference: 'QP-ABCD-2345' } },
  ])
})

it('keeps everything when the server fails, has a next step, and sends the same key again', async () => {
  answers = [problem(503, { title: 'Em baixo' })]
  const user = open(contact)
  await user.click(press())
  expect(await screen.findByText('O teu pedido ainda não foi enviado')).toBeVisible()
  expect(field(/Nome completo/)).toHaveValue('Ana Sá')
  await user.click(press())
  await arrived()
  expect(sent).toEqual([sent[1], sent[0]])
})

it('shows what the server refuses at its field until that changes', async () => {
  answers = [problem(422, { title: 'Não', errors: [{ field: 'phone', message: 'Não existe' }] })]
  const user = open(contact)
  await user.click(press())
  expect(await screen.findByText('Revê um campo')).toBeVisible()
  expect(field(/Telemóvel/)).toBeInvalid()
  await user.type(field(/Telemóvel/), '1')
  expect(field(/Telemóvel/)).toBeValid()
  expect(screen.queryByText('Revê um campo')).toBeNull()
})

it('keeps what was typed over a reload', async () => {
  const user = open()
  await user.type(field(/Nome completo/), 'Ana')
  const kept = JSON.parse(sessionStorage.getItem('qp:draft:referral') ?? '{}')
  cleanup()
  open(kept)
  expect(field(/Nome completo/)).toHaveValue('Ana')
})
