import { startCanary } from 'shared-lib/deployments/switches'
import { labelled, percent } from 'shared-lib/rules/dated/figure-words'
import { figure, publishFigures } from 'shared-lib/rules/dated/published-figure'
import { doc, paragraph, rich } from '../content/blocks/testing/draw'
import { invented } from '../content/figures/testing/invented'
import { buckets, percentileOf } from '../pages/views/bucket'
import type { TestStory } from './testing/fake-content'
import { echo, publishOnly, routeAt } from './testing/test-deployments'
import { sharedTestSite } from './testing/test-site'

// Invented figures: only the places that show them are under test.
const figures = (cards: number) => {
  const of = (id: string, value: object, names: Record<string, string>, name: string) => {
    const dated = invented(id, [{ from: '2001-01-01', value }], { unit: 'ratio' })
    return figure(dated, name, labelled(names, percent) as never)
  }
  return publishFigures('Crédito', [
    of('credit.cap', { cards, car: 0.1 }, { cards: 'Cartões', car: 'Carro' }, 'TAEG máxima'),
    of('credit.other', { all: 0.5 }, { all: 'Tudo' }, 'Outra'),
  ])
}
const card = { title: 'Card', description: 'Of a card.', input: {}, output: {}, examples: [] }
const page = { calculator: 'card', title: 'Simulador de cartão', description: 'Conta.' }
const deployment = (cards: number) => ({
  code: echo,
  tags: ['qp-thing' as const],
  figures: figures(cards),
  attributes: { note: { type: 'text' as const, help: 'Nota' } },
  routes: [routeAt('/simuladores/cartao', page)],
  calculators: { card: { ...card, limits: [`Só até ${cards} de TAEG.`] } },
})

const named = '{{figure credit.cap.cards}}'
const texts = (text: string) => rich(paragraph(text))
const attribute = { component: 'widget-attribute', name: 'note', value: `Até ${named}` }
const question = { component: 'question', question: 'Quanto?', answer: doc(paragraph(`São ${named}.`)) }
const stories: Record<string, TestStory> = {
  blog: { component: 'index-page', title: 'Blog', list: 'articles', description: `Tetos de ${named}` },
  'blog/pesquisa': { component: 'index-page', title: 'Pesquisa', list: 'search' },
  'guias/cartao': {
    component: 'article',
    title: 'Quanto custa um cartão',
    description: `O teto é de ${named}, desde {{figure credit.cap.cards | date}}.`,
    body: [
      texts(`Não paga mais de ${named} quem usa um cartão.`),
      { component: 'widget', tag: 'qp-thing', attributes: [attribute] },
      { component: 'faq', items: [question] },
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

const config = { origin: 'https://queropoupar.example' }
const open = sharedTestSite(stories, config, { deployed: deployment(0.185) })

const body = async (path: string) => (await open.get(path)).body.replaceAll('\u00a0', ' ')
const everywhere = [
  ...['/guias/cartao', '/guias/cartao/_payload.json', '/blog', '/blog/rss.xml'],
  ...['/blog/pesquisa?q=teto', '/numeros', '/simuladores/cartao'],
]
const read = () => Promise.all(everywhere.map(async (path) => [path, await body(path)] as const))

it('writes the figure wherever the words of a story go', async () => {
  const guide = await body('/guias/cartao')
  const since = 'desde 1 de janeiro de 2001'
  expect(guide).toContain(`<meta name="description" content="O teto é de 18,5 %, ${since}.">`)
  expect(guide).toContain(`mais de <span title="TAEG máxima, ${since}">18,5 %</span> quem usa`)
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
    const [before, now] = path === '/simuladores/cartao' ? ['0.185', '0.177'] : ['18,5 %', '17,7 %']
    expect([path, text.includes(before), text.includes(now)]).toEqual([path, false, true])
  }
  const plain = (html: unknown) => String(html).replaceAll(/1\.[01]\.0/g, '')
  expect((await Promise.all(others.map(body))).map(plain)).toEqual(before.slice(0, 2).map(plain))
})

it('shows visitors of a canary its figures in the guides too', async () => {
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
