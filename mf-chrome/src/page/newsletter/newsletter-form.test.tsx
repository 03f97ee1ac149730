import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expectExactHydration } from 'shared-lib/testing/exact-hydration'
import { readFooter } from '../../rules/footer-config'
import { inertShell } from '../../rules/layout-story.fixture'
import { NewsletterForm } from './newsletter-form'
import { useNewsletter } from './use-newsletter'

const { newsletter: words } = readFooter([])
const Form = () => (
  <NewsletterForm
    newsletter={useNewsletter('https://exemplo.pt', words.consent.version)}
    words={words}
    company={inertShell.company}
    buttonId="btn-nl"
  />
)

let calls: { readonly path: string; readonly body: unknown }[]
/** Answer of the host to the sign-up; the visit and the proof of consent are always taken. */
let answer: () => Promise<Response>

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

const originalFetch = globalThis.fetch
beforeEach(() => {
  calls = []
  answer = async () => json(200, { status: 'success' })
  globalThis.fetch = (async (input: Request | string, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(input, init)
    const text = await request.text()
    const path = new URL(request.url, 'http://localhost').pathname
    calls.push({ path, body: text && JSON.parse(text) })
    if (path === '/api/visit') return json(200, { journeyId: 'visit-1' })
    if (path === '/core/apis/data/verifyConsent') return new Response(null, { status: 204 })
    return answer()
  }) as typeof fetch
})
afterEach(() => {
  globalThis.fetch = originalFetch
})

const email = () => screen.getByRole('textbox', { name: 'O teu email' })
const terms = () => screen.getByRole('checkbox', { name: /^Aceito os Termos e Condições/ })
const send = () => screen.getByRole('button', { name: 'Receber' })
const added = () => calls.filter(({ path }) => path === '/api/blog/newsletter/add')

const thanked = () => screen.findByText('Obrigado! Falta só confirmares')

async function openFilledIn() {
  const user = userEvent.setup()
  render(<Form />)
  await user.type(email(), ' ana@exemplo.pt ')
  await user.click(terms())
  return user
}

describe('the newsletter form', () => {
  it('reports nothing while it is filled in, and everything when it is sent', async () => {
    const user = userEvent.setup()
    render(<Form />)
    await user.type(email(), 'ana@exemplo')
    await user.tab()
    expect(screen.queryByText('Insere um endereço de email válido')).not.toBeInTheDocument()
    await user.click(send())
    expect(email()).toHaveAccessibleDescription(/Insere um endereço de email válido/)
    expect(terms()).toHaveAccessibleDescription(/Para prosseguir deves aceitar os Termos e Condições/)
    expect(email()).toHaveFocus()
    await user.type(email(), '.pt')
    expect([email(), terms()].map((field) => field.matches('[aria-invalid]'))).toEqual([false, true])
    expect(email()).toHaveFocus()
    expect(calls).toEqual([])
  })

  it('leads to the terms when they alone are missing, again at every try', async () => {
    const user = userEvent.setup()
    render(<Form />)
    await user.type(email(), 'ana@exemplo.pt')
    for (let tries = 0; tries < 2; tries++) {
      await user.click(send())
      expect(terms()).toHaveFocus()
    }
    expect(email()).not.toBeInvalid()
  })

  it('sends the address even when a tool filled in the field that people do not see', async () => {
    const user = await openFilledIn()
    const trap = document.querySelector<HTMLInputElement>('[name=recado]')
    expect(trap).toHaveAttribute('data-1p-ignore')
    expect(document.querySelector('[name=website]')).toBeNull()
    if (trap) trap.value = 'https://exemplo.pt'
    await user.click(send())
    await thanked()
    expect(added()[0]?.body).toMatchObject({ email: 'ana@exemplo.pt', recado: 'https://exemplo.pt' })
  })

  it('asks for the newsletter and proves the consent, each as agreed', async () => {
    const user = await openFilledIn()
    await user.click(send())
    await thanked()
    const consentVersion = expect.stringMatching(/^newsletter-\d{4}-\d{2}$/)
    const asked = { email: 'ana@exemplo.pt', consentVersion }
    const proof = { currentPageUrl: `${location.origin}${location.pathname}`, journeyId: 'visit-1' }
    expect(calls).toEqual([
      { path: '/api/visit', body: '' },
      { path: '/core/apis/data/verifyConsent', body: { ...asked, ...proof } },
      { path: '/api/blog/newsletter/add', body: asked },
    ])
  })

  it('announces the thank-you and takes the focus of the form that is gone', async () => {
    const user = await openFilledIn()
    await user.click(send())
    const thanks = await thanked()
    expect(thanks.closest('[role=status]')).not.toBeNull()
    expect(document.activeElement).toContainElement(thanks)
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  it('sends once, however often it is pressed, and shows that it is under way', async () => {
    let finish = (_: Response) => {}
    answer = () => new Promise((resolve) => (finish = resolve))
    const user = await openFilledIn()
    await user.dblClick(send())
    await user.type(email(), '{Enter}')
    expect(send()).toHaveAttribute('aria-busy', 'true')
    await act(async () => finish(json(200, {})))
    await thanked()
    expect(added()).toHaveLength(1)
  })

  it('keeps what was typed when the host fails, explains what to do, and sends again', async () => {
    answer = async () => json(503, { title: 'Service Unavailable' })
    const user = await openFilledIn()
    await user.click(send())
    expect(await screen.findByRole('alert')).toHaveTextContent(/indisponível por momentos.*210 000 000/)
    expect(email()).toHaveValue('ana@exemplo.pt')
    expect(terms()).toBeChecked()
    answer = async () => json(200, {})
    await user.click(send())
    await thanked()
    expect(added()).toHaveLength(2)
  })

  it('shows at the field what the host refuses', async () => {
    answer = async () =>
      json(422, { title: 'x', errors: [{ field: 'email', message: 'Insere um endereço de email válido' }] })
    const user = await openFilledIn()
    await user.click(send())
    expect(await screen.findByText('Insere um endereço de email válido')).toBeInTheDocument()
    expect(email()).toHaveFocus()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('works when the visit has no id and the proof is not taken', async () => {
    const host = globalThis.fetch
    globalThis.fetch = (async (input: Request) =>
      input.url.includes('/newsletter/') ? host(input) : json(500, {})) as typeof fetch
    const user = await openFilledIn()
    await user.click(send())
    await thanked()
  })

  it('opens terms and privacy in a new tab, and states it in the link', () => {
    render(<Form />)
    for (const name of ['Termos e Condições', 'Política de Privacidade']) {
      const link = screen.getByRole('link', { name: `${name} (abre noutro separador)` })
      expect(link).toHaveAttribute('target', '_blank')
    }
  })

  it('is a plain form until its code is there, with the browser’s own checks', () => {
    const html = renderToString(<Form />)
    expect(html).toContain('method="post"')
    expect(html).toContain('action="/api/blog/newsletter/add"')
    expect(html).not.toMatch(/novalidate/i)
    expect(html).toContain('id="btn-nl"')
  })

  it('hydrates as it was printed', () => expectExactHydration(() => <Form />))
})
