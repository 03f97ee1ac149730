import { startCanary } from 'shared-lib/deployments/switches'
import { labelled, percent } from 'shared-lib/rules/dated/figure-words'
import { figure, publishFigures } from 'shared-lib/rules/dated/published-figure'
import { buckets, percentileOf } from '../pages/views/bucket'
import type { TestStory } from './testing/fake-content'
import { echo, publishOnly } from './testing/test-deployments'
import { startTestSite } from './testing/test-site'

// Invented figures: only the places that show them are under test.
const figures = (cards: number, other = 0.5) => {
  const of = (id: string, value: object, words: never, name: string) =>
    figure(
      {
        id,
        unit: 'ratio',
        reviewed: '2026-11-21',
        reviewBy: '2999-01-31',
        values: [{ from: '2001-01-01', value, source: 'Diário' }],
      },
      name,
      words,
    )
  return publishFigures('Crédito', [
    of(
      'credit.cap',
      { cards, car: 0.1 },
      labelled({ cards: 'Cartões', car: 'Carro' }, percent) as never,
      'TAEG máxima',
    ),
    of('credit.other', { all: other }, labelled({ all: 'Tudo' }, percent) as never, 'Outra'),
  ])
}
const deployment = (cards: number) => ({
  code: echo,
  tags: ['qp-thing' as const],
  attributes: { note: { type: 'text' as const, help: 'Nota' } },
  figures: figures(cards),
  routes: [
    {
      path: '/simuladores/cartao',
      calculator: 'card',
      title: 'Simulador de cartão',
      description: 'Conta.',
      widget: 'qp-thing' as const,
      layout: 'default' as const,
    },
  ],
  calculators: {
    card: {
      ...{ title: 'Card', description: 'Of a card.', input: {}, output: {}, examples: [] },
      limits: [`Só até ${cards} de TAEG.`],
    },
  },
})

const named = '{{figure credit.cap.cards}}'
const rich = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const texts = (text: string) => ({ component: 'rich-text', body: rich(text) })
const stories: Record<string, TestStory> = {
  blog: { component: 'index-page', title: 'Blog', list: 'articles', description: `Tetos de ${named}` },
  'blog/pesquisa': { component: 'index-page', title: 'Pesquisa', list: 'search' },
  'guias/cartao': {
    component: 'article',
    title: 'Quanto custa um cartão',
    description: `O teto é de ${named}, desde {{figure credit.cap.cards | date}}.`,
    body: [
      texts(`Não paga mais de ${named} quem usa um cartão.`),
      {
        component: 'widget',
        tag: 'qp-thing',
        attributes: [{ component: 'widget-attribute', name: 'note', value: `Até ${named}` }],
      },
      {
        component: 'faq',
        items: [{ component: 'question', question: 'Quanto?', answer: rich(`São ${named}.`) }],
      },
      texts('Um {{figure credit.gone}} e um {{figure credit.cap.cards que não acaba.'),
    ],
  },
  'guias/outro': {
    component: 'article',
    title: 'Outro',
    description: 'Um',
    body: [texts('{{figure credit.other}}')],
  },
}

let open: Awaited<ReturnType<typeof startTestSite>>
beforeAll(async () => {
  open = await startTestSite(stories, { origin: 'https://queropoupar.example' })
  await open.deploy('mf-test', '1.0.0', deployment(0.185))
})
afterAll(() => open.site.close())

const body = async (path: string) => (await open.get(path)).body.replaceAll('\u00a0', ' ')
const everywhere = [
  '/guias/cartao',
  '/guias/cartao/_payload.json',
  '/blog',
  '/blog/rss.xml',
  '/blog/pesquisa?q=teto',
  '/numeros',
  '/simuladores/cartao',
]
const read = () => Promise.all(everywhere.map(async (path) => [path, await body(path)] as const))

it('tells the figure wherever the words of a story go', async () => {
  const guide = await body('/guias/cartao')
  expect(guide).toContain(
    '<meta name="description" content="O teto é de 18,5 %, desde 1 de janeiro de 2001.">',
  )
  expect(guide).toContain(
    'Não paga mais de <span title="TAEG máxima, desde 1 de janeiro de 2001">18,5 %</span> quem usa',
  )
  expect(guide).toMatch(/"acceptedAnswer":\{[^}]*"text":"São 18,5 %\."/)
  expect(guide).toContain('<p>qp-thing {"note":"Até 18,5 %"}</p>')
  expect(await body('/blog/rss.xml')).toContain('O teto é de 18,5 %, desde')
  expect(await body('/blog/pesquisa?q=teto')).toContain('é de 18,5 %, desde')
  expect(await body('/blog/pesquisa?q=18,5')).toContain('/guias/cartao')
  for (const [path, text] of await read()) expect([path, text.includes('{{')]).toEqual([path, false])
  expect(guide).toContain('Um valor por confirmar e um valor por confirmar que não acaba.')
})

it('follows a deployment: guide, list of figures and limits change, and nothing else does', async () => {
  const others = ['/guias/outro', '/blog/pesquisa']
  const before = await Promise.all([...others.map(body), read()])
  await open.deploy('mf-test', '1.1.0', deployment(0.177))
  for (const [path, text] of await read()) {
    const of = (figure: string) => text.includes(figure)
    const limit = path === '/simuladores/cartao'
    expect([path, of(limit ? '0.185' : '18,5 %'), of(limit ? '0.177' : '17,7 %')]).toEqual([
      path,
      false,
      true,
    ])
  }
  const plain = (html: unknown) => String(html).replaceAll(/1\.[01]\.0/g, '')
  expect((await Promise.all(others.map(body))).map(plain)).toEqual(before.slice(0, 2).map(plain))
})

it('shows whoever has a canary its figures in the guides too', async () => {
  await publishOnly(open.store, 'mf-test', '1.2.0', deployment(0.166))
  await startCanary(open.store, 'mf-test', '1.2.0', 50)
  await open.site.deployments.look()
  const guideOf = async (isIn: boolean) => {
    const all = Array.from({ length: buckets }, (_, at) => at)
    const bucket = all.find((at) => percentileOf(at, 'mf-test@1.2.0') < 50 === isIn)
    return (await open.get('/guias/cartao', { cookie: `qp_lot=${bucket}` })).body.match(/1\d,\d\u00a0%/g)
  }
  expect(new Set(await guideOf(true))).toEqual(new Set(['16,6\u00a0%']))
  expect(new Set(await guideOf(false))).toEqual(new Set(['17,7\u00a0%']))
})
