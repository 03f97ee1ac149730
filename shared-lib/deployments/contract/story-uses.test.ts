import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { storiesOf, usesIn, usesInFiles, usesInSpace } from './story-uses'

const content = {
  component: 'page',
  body: [
    {
      _uid: '1',
      component: 'section',
      items: [{ component: 'qp-irs', year: '2026', note: '', folded: false }],
    },
    {
      component: 'article',
      text: {
        type: 'doc',
        content: [{ type: 'blok', attrs: { body: [{ _uid: '2', component: 'qp-imi' }] } }],
      },
    },
  ],
}
const uses = [
  { story: 'guias/a', tag: 'qp-irs', attributes: ['year'] },
  { story: 'guias/a', tag: 'qp-imi', attributes: [] },
]

it('finds nested tags and those inside rich text, with the attributes that are filled in', () =>
  expect(usesIn('guias/a', content)).toEqual(uses))

const attribute = (name: string, value: string) => ({ component: 'widget-attribute', name, value })
const paragraph = (...texts: readonly string[]) => ({
  type: 'paragraph',
  content: texts.map((text) => ({ type: 'text', text })),
})

it.each<[string, unknown, ReturnType<typeof usesIn>]>([
  [
    'a block of its own',
    { component: 'qp-irs', _editable: '<!--x-->', year: 2026, folded: true, note: null },
    [{ story: 'a', tag: 'qp-irs', attributes: ['year', 'folded'] }],
  ],
  [
    'the general block',
    {
      component: 'widget',
      tag: ' qp-irs ',
      attributes: [attribute('year', '2026'), attribute('folded', '')],
    },
    [{ story: 'a', tag: 'qp-irs', attributes: ['year', 'folded'] }],
  ],
  ['no attributes', { component: 'widget', tag: 'qp-irs' }, [{ story: 'a', tag: 'qp-irs', attributes: [] }]],
  ['the general block left empty', { component: 'widget', tag: '', attributes: [] }, []],
  [
    'a snippet, in whatever pieces its paragraph holds it',
    { type: 'doc', content: [paragraph('<qp-irs year="2026" folded', ' note=""></qp-irs>')] },
    [{ story: 'a', tag: 'qp-irs', attributes: ['year', 'folded'] }],
  ],
  ['a snippet among other words', { type: 'doc', content: [paragraph('Vê <qp-irs></qp-irs>')] }, []],
  [
    'names that a page takes no attribute of',
    { component: 'widget', tag: 'qp-irs', attributes: [attribute('onclick', 'x'), attribute('Year', '1')] },
    [{ story: 'a', tag: 'qp-irs', attributes: [] }],
  ],
])('finds %s', (_, written, found) =>
  expect(usesIn('a', { component: 'page', body: [written] })).toEqual(found),
)

it.each([
  [{ tag: 'qp-irs' }, ['guias/a', 'guias/b']],
  [{ tag: 'qp-irs', attribute: 'year' }, ['guias/a']],
  [{ tag: 'qp-irs', attribute: 'year', unset: true as const }, ['guias/b']],
  [{ tag: 'qp-irs', attribute: 'other' }, []],
  [{}, []],
])('tells which stories a change of %j concerns', (change, stories) => {
  const all = [...uses, { story: 'guias/b', tag: 'qp-irs', attributes: [] }]
  expect(storiesOf({ level: 'major', about: '', words: '', ...change }, all)).toEqual(stories)
})

it('reads a folder of stories, drafts too', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'qp-stories-'))
  mkdirSync(path.join(folder, 'guias'))
  writeFileSync(path.join(folder, 'guias/a.draft.json'), JSON.stringify({ content }))
  expect(usesInFiles(folder)).toEqual(uses)
})

const ownStories = path.resolve(import.meta.dirname, '../../../host/content/stories')

it('finds the offers in the guides of the site, with what each of them sets', () => {
  const offers = usesInFiles(ownStories).filter(({ tag }) => tag === 'qp-energy-offers')
  expect(storiesOf({ level: 'major', about: '', words: '', tag: 'qp-energy-offers' }, offers)).toEqual([
    'estilo',
    'guias/bi-horario-e-tri-horario',
    'guias/como-escolher-tarifa-de-eletricidade',
    'guias/como-ler-a-fatura-da-eletricidade',
    'guias/escaloes-e-fatura-do-gas-natural',
    'guias/mudar-de-comercializadora-de-energia',
  ])
  const setBy = (story: string) => offers.find((use) => use.story === story)?.attributes
  expect(setBy('guias/bi-horario-e-tri-horario')).toEqual(['preset', 'time-option', 'limit', 'heading'])
  expect(setBy('guias/escaloes-e-fatura-do-gas-natural')).toContain('energy-type')
})

it('reads every page of a space, and says when it cannot', async () => {
  const server = createServer((request, response) => {
    const page = new URL(request.url ?? '', 'http://x').searchParams.get('page')
    if (request.url?.startsWith('/no')) return response.writeHead(401).end()
    const stories = page === '1' ? [{ full_slug: 'guias/a', content }] : [{ full_slug: 'b', content: {} }]
    response.writeHead(200, { total: '101' }).end(JSON.stringify({ stories }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    await expect(usesInSpace(`${address}/v2`, 'x')).resolves.toEqual(uses)
    await expect(usesInSpace(`${address}/no`, 'x')).rejects.toThrow('answered 401')
  } finally {
    server.close()
  }
})
