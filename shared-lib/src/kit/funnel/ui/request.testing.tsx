import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Widget } from '../../../contract/define-widget'
import { sessionDraft } from '../../form/draft'
import type { RawAnswers } from '../flow'
import { locationOf, recordedShell } from './page-of.testing'

interface Request {
  readonly details: Widget
  readonly summary: Widget
  /** Of the contact form, with the answers in its query. */
  readonly address: string
  readonly vertical: string
  /** Answers that are never in an address: this visit's draft holds them. */
  readonly personal?: RawAnswers
  /** Some of the answers, as the lead carries them. */
  readonly answers: object
  /** Of the page of the request, and which answers it repeats. */
  readonly heading: string
  readonly asked?: RegExp
}

/** What the answers ask for, from the server. */
const inWords = { asked: 'propostas para comparar', change: '\u22128\u00a0€/mês' }

const draw = ({ View }: Widget, url: string, shell = recordedShell(), data?: object) => (
  <View attributes={{}} data={data} location={locationOf(url)} today="2026-11-22" shell={shell} />
)

/** Fills in a journey's contact form, and expects the lead that is sent and the page of the request after it, under both of its addresses. */
export async function expectRequest(request: Request) {
  const { details, summary, address, vertical, personal, answers, heading, asked } = request
  sessionStorage.clear()
  if (personal) sessionDraft(vertical).write(personal)
  const real = globalThis.fetch
  const bodies: string[] = []
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    bodies.push(await (input as globalThis.Request).text())
    return new Response(JSON.stringify({ reference: 'QP-ABCD-2345', statusUrl: '/pedido/segredo' }), {
      status: 201,
      headers: { 'content-type': 'application/json' },
    })
  })
  try {
    const shell = { ...recordedShell(), apiUrl: 'https://exemplo.pt' }
    const home = `/${address.split('/')[1]}`
    const user = userEvent.setup()
    const form = render(draw(details, address, shell, inWords))
    expect(screen.getByRole('link', { name: 'Voltar aos resultados' })).toHaveAttribute(
      'href',
      `${home}/resultados?${address.split('?')[1]}`,
    )
    expect(screen.getByRole('region', { name: 'O que pedes' })).toHaveTextContent(
      `${inWords.asked}${inWords.change}`.replace('\u00a0', ' '),
    )
    await user.type(screen.getByRole('textbox', { name: 'Nome completo' }), 'Rui Sá')
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'rui@exemplo.pt')
    await user.type(screen.getByRole('textbox', { name: /Telemóvel/ }), '912345678')
    await user.click(screen.getByRole('checkbox', { name: /Termos/ }))
    await user.click(screen.getByRole('button', { name: 'Pedir que me liguem' }))
    await waitFor(() => expect(shell.visited).toEqual([{ url: `${home}/contacto`, replace: true }]))
    expect(bodies.map((body) => JSON.parse(body))).toMatchObject([
      {
        vertical,
        consentVersion: expect.stringMatching(/^[a-z-]+-\d{4}-\d{2}$/),
        form: { trap: '', openMs: expect.any(Number) },
        lead: {
          answers,
          fullName: 'Rui Sá',
          email: 'rui@exemplo.pt',
          phone: '+351912345678',
          tcConsent: true,
          marketingOptIn: false,
        },
      },
    ])
    form.unmount()
    for (const page of ['resumo', 'contacto']) {
      const { unmount } = render(draw(summary, `${home}/${page}`))
      expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
      expect(screen.getByText('Aguarda o nosso contacto')).toBeVisible()
      expect(screen.getByText(inWords.asked)).toBeVisible()
      expect(screen.getByText('Pediste:')).toHaveTextContent(/^Pediste: \u22128 €\/mês$/)
      if (asked) expect(screen.getByText(asked)).toBeVisible()
      unmount()
    }
  } finally {
    globalThis.fetch = real
  }
}
