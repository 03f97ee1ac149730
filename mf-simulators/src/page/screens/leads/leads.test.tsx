import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import type { WidgetShell } from 'shared-lib/contract/define-widget'
import { type RecordedShell, recordedShell } from 'shared-lib/kit/funnel/ui/page-of.testing'
import { expectLink } from 'shared-lib/testing/expect-link'
import { BankCheckoutScreen } from './bank-checkout-screen'
import { LeadCaptureScreen } from './lead-capture-screen'
import { ReferralScreen } from './referral-screen'

let shell: RecordedShell
let sent: { readonly body: unknown; readonly key: string | null }[]

beforeEach(() => {
  sessionStorage.clear()
  shell = { ...recordedShell(), apiUrl: 'https://exemplo.pt' }
  sent = []
  globalThis.fetch = (async (request: Request) => {
    sent.push({ body: await request.json(), key: request.headers.get('idempotency-key') })
    return Response.json({ reference: 'QP-ABCD-2345', statusUrl: '/pedido/segredo' }, { status: 201 })
  }) as typeof fetch
})

const open = (draw: (of: WidgetShell) => ReactElement) => render(draw(shell))
const type = (name: string | RegExp, text: string) =>
  userEvent.type(screen.getByRole('textbox', { name }), text)
const tick = (name: RegExp) => userEvent.click(screen.getByRole('checkbox', { name }))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function fillContact() {
  await type('Nome completo', 'Ana Sá')
  await type('Email', 'ana@exemplo.pt')
  await type(/Telemóvel/, '912345678')
  await tick(/Termos e Condições/)
}
const contact = { fullName: 'Ana Sá', email: 'ana@exemplo.pt', phone: '+351912345678', tcConsent: true }

const subject = {
  calculator: 'deed-costs',
  inputs: 'price=300000',
  words: [{ label: 'Preço da casa', value: '300.000,00 €' }],
  shown: {
    value: { label: 'Custos de escritura', value: '12.942,04 €' },
    sentence: 'Além do preço da casa.',
  },
} as const

const bankCheckout = (of: WidgetShell) => (
  <BankCheckoutScreen subject={subject} heading={undefined} location={undefined} shell={of} />
)

describe('the bank checkout', () => {
  it('shows what goes along, sends it once and gives the reference', async () => {
    open(bankCheckout)
    expect(screen.getByText(/Ligamos-te para falar do crédito para a tua casa/)).toBeVisible()
    const along = screen.getByRole('region', { name: 'O que vai com o pedido' })
    expect(within(along).getByText('300.000,00 €')).toBeVisible()
    expect(within(along).getByText('12.942,04 €')).toBeVisible()
    await fillContact()
    await tick(/Aceito que me liguem/)
    await press('Pedir que me liguem')
    expect(await screen.findByRole('heading', { name: 'Recebemos o teu pedido' })).toHaveFocus()
    expect(sent).toEqual([
      {
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
        body: {
          vertical: 'bank-checkout',
          consentVersion: 'bank-checkout-2026-11',
          lead: { calculator: 'deed-costs', inputs: 'price=300000', ...contact, contactConsent: true },
          form: { trap: '', openMs: expect.any(Number) },
        },
      },
    ])
    expect(screen.getByText('Referência QP-ABCD-2345')).toBeVisible()
    expect(screen.getByText(/, por chamada\.$/)).toBeVisible()
    expect(screen.getByText('Quanto ganhas por mês e quanto pagas de outros créditos.')).toBeVisible()
    expectLink('Ver o estado do pedido', 'https://exemplo.pt/pedido/segredo')
    expect(shell.events).toEqual([
      { name: 'lead-submitted', detail: { vertical: 'bank-checkout', reference: 'QP-ABCD-2345' } },
    ])
    expect(shell.visited).toEqual([])
    expect(shell.queries).toEqual([])
  })

  it('folds most of a long list, so that the questions are near', () => {
    const words = Array.from({ length: 9 }, (_, at) => ({ label: `Pergunta ${at}`, value: `${at} €` }))
    open((of) => (
      <BankCheckoutScreen
        subject={{ ...subject, words }}
        heading={undefined}
        location={undefined}
        shell={of}
      />
    ))
    expect(screen.getByText('12.942,04 €')).toBeVisible()
    expect(screen.getByText('Pergunta 3')).toBeVisible()
    expect(screen.getByText('Pergunta 4')).not.toBeVisible()
    expect(screen.getByText('Mais 5 respostas')).toBeVisible()
  })

  it('asks without a calculation too', () => {
    open((of) => <BankCheckoutScreen subject={undefined} heading="Olá" location={undefined} shell={of} />)
    expect(screen.getByRole('heading', { level: 2, name: 'Olá' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'O que vai com o pedido' })).toBeNull()
  })
})

describe('the lead capture', () => {
  it('lets the visitor choose the product', async () => {
    open((of) => (
      <LeadCaptureScreen product={undefined} heading={undefined} location={undefined} shell={of} />
    ))
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Sobre que produto' }),
      'TV, net e voz',
    )
    await fillContact()
    await press('Pedir que me liguem')
    await screen.findByRole('heading', { name: 'Recebemos o teu pedido' })
    expect(sent[0]?.body).toMatchObject({
      vertical: 'lead-capture',
      lead: { ...contact, product: 'telecom', marketingOptIn: false },
    })
  })

  it('asks for no product where the editor chose it, and owns its page', () => {
    const location = { path: '/ligamos', query: '' }
    open((of) => <LeadCaptureScreen product="home-loan" heading={undefined} location={location} shell={of} />)
    expect(screen.queryByRole('combobox', { name: 'Sobre que produto' })).toBeNull()
    expect(screen.getByText(/Assunto: Crédito habitação/)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(shell.titles).toEqual(['Queres que te liguemos? | Quero Poupar'])
  })
})

describe('the referral', () => {
  it('sends who refers, whom and what for, with both consents', async () => {
    open((of) => <ReferralScreen product="energy" heading={undefined} location={undefined} shell={of} />)
    const mine = within(screen.getByRole('group', { name: 'Quem és tu' }))
    const theirs = within(screen.getByRole('group', { name: 'A quem ligamos' }))
    await userEvent.type(mine.getByRole('textbox', { name: 'O teu nome' }), 'Rui Paz')
    await userEvent.type(mine.getByRole('textbox', { name: 'O teu email' }), 'rui@exemplo.pt')
    await userEvent.type(theirs.getByRole('textbox', { name: 'Nome do teu amigo' }), 'Ana Sá')
    await userEvent.type(theirs.getByRole('textbox', { name: 'Email do teu amigo' }), 'ana@exemplo.pt')
    await userEvent.type(theirs.getByRole('textbox', { name: /Telemóvel/ }), '912345678')
    await tick(/O meu amigo sabe/)
    await tick(/Termos e Condições/)
    await press('Recomendar')
    await screen.findByRole('heading', { name: 'Recebemos o teu pedido' })
    expect(sent[0]?.body).toEqual({
      vertical: 'referral',
      consentVersion: 'referral-2026-11',
      lead: {
        ...contact,
        referrerName: 'Rui Paz',
        referrerEmail: 'rui@exemplo.pt',
        product: 'energy',
        friendConsent: true,
      },
      form: { trap: '', openMs: expect.any(Number) },
    })
  })
})
