import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Widget } from '../../contract/define-widget'
import { locationOf, recordedShell } from './page-of.testing'

interface Request {
  readonly details: Widget
  readonly summary: Widget
  /** Of the contact form, with the answers in its query. */
  readonly address: string
  readonly vertical: string
  /** Some of the answers, as the lead carries them. */
  readonly answers: object
  /** Of the page of the request. */
  readonly heading: string
}

const draw = ({ View }: Widget, url: string, shell = recordedShell()) => (
  <View attributes={{}} data={undefined} location={locationOf(url)} today="2026-11-22" shell={shell} />
)

/** Fills in a journey's contact form, and expects the lead that is sent and the page of the request after it, under both of its addresses. */
export async function expectRequest({ details, summary, address, vertical, answers, heading }: Request) {
  sessionStorage.clear()
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
    const form = render(draw(details, address, shell))
    await user.type(screen.getByRole('textbox', { name: 'Nome completo' }), 'Rui Sá')
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'rui@exemplo.pt')
    await user.type(screen.getByRole('textbox', { name: /Telemóvel/ }), '912345678')
    await user.click(screen.getByRole('checkbox', { name: /Termos/ }))
    await user.click(screen.getByRole('button', { name: 'Pedir que me liguem' }))
    await waitFor(() => expect(shell.visited).toEqual([{ url: `${home}/resumo`, replace: true }]))
    expect(JSON.parse(bodies[0] ?? '')).toMatchObject({
      vertical,
      lead: { answers, fullName: 'Rui Sá', phone: '+351912345678' },
    })
    form.unmount()
    for (const page of ['resumo', 'contacto']) {
      const { unmount } = render(draw(summary, `${home}/${page}`))
      expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
      expect(screen.getByText('Aguarda o nosso contacto')).toBeVisible()
      unmount()
    }
  } finally {
    globalThis.fetch = real
  }
}
