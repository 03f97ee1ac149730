import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expectExactHydration } from '../../../testing/exact-hydration'
import { expectLink } from '../../../testing/expect-link'
import { count, euros, optional } from '../form/fields'
import { defineForm } from '../form/form'
import { recordedShell } from '../funnel/ui/page-of.testing'
import { readFolder } from './folder'
import type { ProposalData } from './proposal-page'
import type { ProposalView } from './proposal-view'
import { loadJudgedPart } from './ui/lazy-judged'
import type { BringDetails, DetailsProps } from './ui/more-details'
import { ProposalCard } from './ui/proposal-card'
import { judge, type ProposalVerdict } from './verdict'
import { duelSentence, winnerOf } from './verdict-words'

// Invented: a price is good below 100 €.
const view: ProposalView = {
  name: 'bike-verdict',
  path: '/bicicletas/proposta',
  tag: 'qp-bike-proposal',
  vertical: 'CI',
  product: 'Bicicleta',
  heading: 'Tens uma proposta? Vê se é boa',
  description: 'Exemplo.',
  requestPath: '/pedido',
  searchPath: '/simular',
  more: { words: 'Ver a conta', href: '/conta', takes: { price: 'amount' } },
  form: defineForm(
    {
      price: euros({ label: 'Preço', min: 1, max: 1000, missing: 'Escreve o preço' }),
      months: count({ label: 'Meses', min: 1, max: 60, missing: 'Escreve os meses' }),
      paid: optional(euros({ label: 'Pagas hoje', min: 1, max: 1000 })),
    },
    [{ names: ['price', 'months'] }, { title: 'Para comparar', names: ['paid'], folded: true }],
  ),
}
const typical = { role: 'typical', label: 'Média', value: 9900 } as const
const verdictOn = (price: number, more: Partial<ProposalVerdict> = {}): ProposalVerdict => ({
  verdict: price < 100 ? 'good' : 'dear',
  sentence: `Custa ${price} euros.`,
  reasons: [{ code: 'price', sentence: `Custa ${price} euros.` }],
  ruler: { unit: 'cents', measure: 'Preço', own: price * 100, marks: [typical] },
  totalCents: price * 100,
  lacks: [],
  alike: '',
  order: price,
  message: `Bom dia. Consegue menos de ${price}?`,
  ...more,
})
const draw = (query?: string, data?: ProposalData, details?: BringDetails) => (
  <ProposalCard
    view={view}
    data={data}
    details={details}
    heading={undefined}
    today="2026-11-28"
    location={query === undefined ? undefined : { path: view.path, query }}
    shell={{ ...recordedShell(), apiUrl: 'http://localhost' }}
  />
)
const field = (name: string) => screen.getByRole('textbox', { name })
beforeAll(loadJudgedPart)
let asked: unknown[] = []
beforeEach(() => {
  sessionStorage.clear()
  asked = []
  globalThis.fetch = (async (request: Request) => {
    const body = (await request.json()) as { price: number }
    asked.push([new URL(request.url).pathname, body])
    return Response.json({ result: verdictOn(body.price) })
  }) as typeof fetch
})

async function judgeOne(price: string) {
  await userEvent.type(field('Preço'), price)
  await userEvent.type(field('Meses'), '12')
  await userEvent.click(screen.getByRole('button', { name: 'Ver se é boa' }))
}

it('judges three figures in place, and a second proposal against the first', async () => {
  render(draw())
  await judgeOne('120')
  const stamp = await screen.findByRole('heading', { name: 'Cara' })
  await waitFor(() => expect(stamp).toHaveFocus())
  expect(screen.getByText('Custa 120 euros.')).toBeVisible()
  expect(screen.getByRole('table', { name: 'Preço' })).toHaveTextContent('Esta proposta120 €Média99 €')
  expect(asked).toEqual([['/api/calculators/bike-verdict', { price: 120, months: 12 }]])
  expectLink('Ver a conta', 'http://localhost/conta?amount=120')
  await userEvent.click(screen.getByRole('link', { name: 'Juntar outra' }))
  expect(field('Preço')).toHaveDisplayValue('')
  expect(field('Preço')).toHaveFocus()
  await judgeOne('80')
  const duel = await screen.findByRole('table', { name: 'A melhor é a 2.ª proposta.' })
  expect(within(duel).getByRole('row', { name: /^Total 120\s€ 80\s€$/ })).toBeVisible()
  expect(within(duel).getByRole('row', { name: 'O que falta Nada Nada' })).toBeVisible()
})

it.each([
  [[120, 80], {}, 'A melhor é a 2.ª proposta.'],
  [[600, 120], {}, 'As duas são caras: a 2.ª proposta custa menos 480 €.'],
  [[600, 120], { totalCents: undefined }, 'As duas são caras: a 2.ª proposta é a menos cara.'],
  [[600, 600], {}, 'Não são iguais: vê as três linhas antes de escolher.'],
] as const)('compares %j with %j as «%s»', ([one, two], more, sentence) =>
  expect(duelSentence([verdictOn(one, more), verdictOn(two, more)]).replace('\u00a0', ' ')).toBe(sentence),
)

const RealRequest = globalThis.Request
afterEach(() => {
  globalThis.Request = RealRequest
})

it('shows figures, verdict and duel again after a reload of the same address, and nowhere else', async () => {
  // Here an address has no origin of its own to begin with.
  globalThis.Request = class extends RealRequest {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, 'http://localhost') : input, init)
    }
  }
  const own = (query = '') => {
    const { props } = draw(query)
    return <ProposalCard {...props} shell={recordedShell()} />
  }
  const { unmount } = render(own())
  await judgeOne('120')
  await screen.findByRole('heading', { name: 'Cara' })
  unmount()
  const second = render(own())
  expect(await screen.findByRole('heading', { name: 'Cara' })).not.toHaveFocus()
  expect(screen.getByRole('textbox', { name: 'Preço', hidden: true })).toHaveValue('120')
  await userEvent.click(screen.getByRole('link', { name: 'Juntar outra' }))
  await userEvent.type(field('Preço'), '8')
  second.unmount()
  const third = render(own())
  expect(await screen.findByRole('form', { name: 'Segunda proposta' })).toBeVisible()
  expect(field('Preço')).toHaveValue('8')
  third.unmount()
  render(own('months=5'))
  expect(field('Preço')).toHaveValue('')
})

it('names what is missing, and lets a mistake go as soon as its field is typed in', async () => {
  render(draw())
  await userEvent.click(screen.getByRole('button', { name: 'Ver se é boa' }))
  expect(field('Preço')).toHaveAccessibleDescription(/Escreve o preço/)
  expect(screen.getByRole('alert')).toHaveFocus()
  await userEvent.type(field('Preço'), '5')
  expect(field('Preço')).not.toHaveAccessibleDescription(/Escreve o preço/)
  expect(field('Meses')).toHaveAccessibleDescription(/Escreve os meses/)
  expect(asked).toEqual([])
})

it('copies the message, and shows it where the browser refuses', async () => {
  const user = userEvent.setup()
  render(draw('price=120&months=12', { kind: 'result', result: verdictOn(120) }))
  await user.click(screen.getByRole('button', { name: 'Copiar mensagem para negociar' }))
  expect(await navigator.clipboard.readText()).toBe('Bom dia. Consegue menos de 120?')
  expect(screen.getByText('Mensagem copiada.')).toBeVisible()
})

it('opens the whole form of a proposal with the figures of its card, once it is asked for', async () => {
  const bring = jest.fn(async () => ({ texts, today }: DetailsProps) => (
    <p>
      {texts.price} {today}
    </p>
  ))
  const data: ProposalData = { kind: 'result', result: verdictOn(120) }
  render(draw('price=120&months=12', data, bring))
  expect(bring).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Mais detalhes' }))
  const whole = await screen.findByText('120 2026-11-28')
  expect(whole.parentElement).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Mais detalhes' })).toBeNull()
})

it('gives without script another way to keep a proposal and to count all of it', () => {
  const data: ProposalData = { kind: 'result', result: verdictOn(120) }
  const plain = (details?: BringDetails) => renderToString(draw('price=120&months=12', data, details))
  expect(plain()).toContain('põe esta página nos favoritos')
  expect(plain()).not.toContain('faz a simulação')
  expect(plain(async () => () => null)).toContain('href="http://localhost/simular">faz a simulação')
})

it.each([
  ['unknown', true],
  ['dear', false],
] as const)('shows the fields of a verdict that is %s: %p', (verdict, isShown) => {
  render(draw('price=120&months=12', { kind: 'result', result: verdictOn(120, { verdict }) }))
  const paid = screen.getByRole('textbox', { name: /^Pagas hoje/, hidden: true })
  expect(paid.closest('details:not([open])') === null).toBe(isShown)
})

it('keeps a proposal on the device, once, with its figures and nothing else', async () => {
  localStorage.clear()
  render(draw('price=120&months=12', { kind: 'result', result: verdictOn(120) }))
  for (const _ of [1, 2])
    await userEvent.click(screen.getByRole('button', { name: 'Guardar na minha pasta' }))
  expectLink('Ver a minha pasta', 'http://localhost/a-minha-pasta')
  const href = '/bicicletas/proposta?price=120&months=12'
  const judged = { verdict: 'dear', sentence: 'Custa 120 euros.', on: '2026-11-28' }
  expect(readFolder('2026-11-28')).toEqual([{ href, title: 'Bicicleta', ...judged }])
  expect(readFolder('2027-06-01')).toEqual([])
})

it.each([
  'null',
  '{"a":1}',
  '[',
  '[{"href":"//mau.example","title":"a","sentence":"b","verdict":"good","on":"2026-11-28"}]',
  '[{"href":"/a","title":"a","sentence":"b","verdict":"bom","on":"2026-11-28"}]',
])('reads nothing of a folder that it did not write: %s', (text) => {
  localStorage.setItem('qp:proposals', text)
  expect(readFolder('2026-11-28')).toEqual([])
})

it('reports a failure where the answer does not come', async () => {
  globalThis.fetch = (async () => new Response(null, { status: 503 })) as typeof fetch
  render(draw())
  await judgeOne('120')
  expect(await screen.findByRole('alert')).toHaveTextContent('Não conseguimos avaliar a proposta')
  expect(field('Preço')).toHaveDisplayValue('120')
})

const result = { kind: 'result', result: verdictOn(80) } as const
const before = { query: 'price=120', result: verdictOn(120) }
it.each([
  { query: undefined, data: undefined },
  { query: '', data: { kind: 'empty' } as const },
  { query: 'price=80&months=12', data: result },
  { query: 'price=80&months=12', data: { ...result, before } },
])('hydrates exactly at $query', ({ query, data }) => expectExactHydration(() => draw(query, data)))

it('is a form without script, whose second proposal keeps the first in its address', () => {
  const before = { query: 'price=120&months=12', result: verdictOn(120) }
  const { container } = render(draw('antes=price%3D120', { kind: 'empty', before }))
  const form = container.querySelector('form')
  expect(form).toHaveAttribute('action', 'http://localhost/bicicletas/proposta')
  expect(form?.querySelector('input[name="antes"]')).toHaveValue('price=120&months=12')
})

it.each([
  { one: verdictOn(120), two: verdictOn(80), winner: 1 },
  { one: verdictOn(80), two: verdictOn(120), winner: 0 },
  { one: verdictOn(80), two: verdictOn(80), winner: undefined },
  { one: verdictOn(80, { alike: 'a' }), two: verdictOn(120), winner: undefined },
  { one: verdictOn(80, { order: undefined }), two: verdictOn(120), winner: undefined },
])('names the better of two only where they can be compared: $winner', ({ one, two, winner }) =>
  expect(winnerOf(one, two)).toBe(winner),
)

it.each([
  [-0.25, 'good'],
  [-0.24, 'fair'],
  [0.5, 'fair'],
  [0.1 + 0.2 + 0.2 + 1e-12, 'fair'],
  [0.51, 'dear'],
])('gives a boundary to the better side: %p is %p', (value, verdict) =>
  expect(judge(value, { good: -0.25, dear: 0.5 })).toBe(verdict),
)
