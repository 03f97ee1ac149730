import { expectLink } from '../../../../testing/expect-link'
import '@testing-library/jest-dom'
import { cleanup, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expectExactHydration } from '../../../../testing/exact-hydration'
import { type LeadProgress, sentProgress } from '../lead-progress'
import { keepLead } from '../lead-record'
import { milestones } from '../milestones'
import { sampleFlow } from '../testing/sample.flow'
import { LeadPage } from './lead-page'
import { locationOf, recordedShell } from './page-of.testing'

const standing = sentProgress({
  reference: 'QP-ABCD-2345',
  vertical: 'energy',
  createdAt: '2026-11-22T12:00:00.000Z',
  offer: 'EDP Comercial: Eletricidade Verde',
  call: { channel: 'whatsapp' },
})
const record = { statusUrl: '/pedido/segredo', firstName: 'Ana', answers: 'Casa · 3 pessoas', standing }
const draw = (path = '/amostra/resumo') => (
  <LeadPage
    flow={sampleFlow}
    startText="Simular"
    location={locationOf(path)}
    shell={{ ...recordedShell(), apiUrl: 'https://exemplo.pt' }}
  />
)
const steps = async () => {
  const part = await screen.findByRole('region', { name: 'Os quatro passos' })
  return within(part)
    .getAllByRole('listitem')
    .map((item) => item.textContent)
}

const real = globalThis.fetch
/** The server's word on the request; nothing: it cannot be asked. */
const serverSays = (now?: Partial<LeadProgress>) => {
  const asked: string[] = []
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    asked.push((input as Request).url)
    if (!now) throw new TypeError('away')
    return Response.json({ ...standing, ...now })
  })
  return asked
}
beforeEach(() => {
  sessionStorage.clear()
  serverSays()
})
afterEach(() => {
  globalThis.fetch = real
})

it.each([
  ['/amostra/resumo', 'Resumo'],
  ['/amostra/contacto', 'Contacto'],
])('shows at %s the request that was just sent, with all that is known of it', async (path, stage) => {
  keepLead(sampleFlow.name, record)
  render(draw(path))
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Ana, recebemos o teu pedido de energia',
  )
  const page = screen.getByRole('article')
  for (const words of [
    'EDP Comercial: Eletricidade Verde',
    'Casa · 3 pessoas',
    'QP-ABCD-2345',
    'Vamos escrever-te por WhatsApp',
    'O NIF de quem assina o contrato.',
    'Podes desistir quando quiseres.',
  ])
    expect(page).toHaveTextContent(words)
  expect(page).toHaveTextContent(/Quando: .+ a partir das 10h|Quando: Hoje/)
  expect(await steps()).toHaveLength(4)
  expectLink('Ver o estado do pedido', '/pedido/segredo')
  expectLink('210 000 000', 'tel:+351210000000')
  const [current] = within(screen.getByRole('list', { name: 'Etapas' }))
    .getAllByRole('listitem')
    .filter((item) => item.hasAttribute('aria-current'))
  expect(current).toHaveTextContent(stage)
})

it('goes on with what the server knows by now', async () => {
  keepLead(sampleFlow.name, record)
  const asked = serverSays({ milestones: milestones(3, [{ milestone: 3, at: '2026-11-23T10:30:00Z' }]) })
  render(draw())
  expect(await screen.findByText('Em curso desde 23 de novembro de 2026, às 10:30')).toBeVisible()
  expect(asked).toEqual(['https://exemplo.pt/api/leads/status/segredo'])
})

it('reports that the chosen offer was priced again', async () => {
  keepLead(sampleFlow.name, record)
  serverSays({ repriced: true })
  render(draw())
  expect(await screen.findByText(/^O preço mudou desde que viste esta oferta\./)).toBeVisible()
})

it.each([
  ['withdrawnAt', 'Cancelaste o pedido em 23 de novembro de 2026.'],
  ['erasedAt', 'Apagámos os teus dados em 23 de novembro de 2026.'],
])('promises no call once the request is taken back on another page: %s', async (member, words) => {
  keepLead(sampleFlow.name, record)
  serverSays({ [member]: '2026-11-23T10:30:00Z' })
  render(draw())
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByRole('article')).not.toHaveTextContent(/Quando:|Vamos escrever-te/)
})

it.each([
  {},
  { statusUrl: '//outro.exemplo/pedido', standing: '{}' },
  { statusUrl: '/pedido/x', standing: '{' },
])('shows the way in where this visit sent none: %j', async (kept) => {
  sessionStorage.setItem(`qp:draft:${sampleFlow.name}-lead`, JSON.stringify(kept))
  render(draw())
  expect(await screen.findByRole('link', { name: 'Simular' })).toHaveAttribute('href', '/amostra/simular')
})

it('hydrates exactly, and explains without script where the request is found', async () => {
  keepLead(sampleFlow.name, record)
  await expectExactHydration(draw)
  cleanup()
  const plain = document.createElement('div')
  plain.innerHTML = /<noscript>(.*)<\/noscript>/.exec(renderToStaticMarkup(draw()))?.[1] ?? ''
  expect(within(plain).getByRole('heading', { level: 1 })).toHaveTextContent('Não há aqui nenhum pedido teu')
  expect(plain).toHaveTextContent('ligação')
})
