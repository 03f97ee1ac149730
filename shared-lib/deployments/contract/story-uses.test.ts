import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { storiesOf, usesIn, usesInFiles, usesInSpace } from './story-uses'
import cases from './testing/story-uses.json'

const uses = [
  { story: 'guias/a', tag: 'qp-irs', attributes: ['year'] },
  { story: 'guias/a', tag: 'qp-imi', attributes: [] },
]

it('finds nested tags and those inside rich text, with the attributes that are filled in', () =>
  expect(usesIn('guias/a', cases.content)).toEqual(uses))

it.each(cases.found as [string, unknown, ReturnType<typeof usesIn>][])('finds %s', (_, written, found) =>
  expect(usesIn('a', { component: 'page', body: [written] })).toEqual(found),
)

it.each([
  [{ tag: 'qp-irs' }, ['guias/a', 'guias/b']],
  [{ tag: 'qp-irs', attribute: 'year' }, ['guias/a']],
  [{ tag: 'qp-irs', attribute: 'year', unset: true as const }, ['guias/b']],
  [{ tag: 'qp-irs', attribute: 'other' }, []],
  [{}, []],
])('finds which stories a change of %j concerns', (change, stories) => {
  const all = [...uses, { story: 'guias/b', tag: 'qp-irs', attributes: [] }]
  expect(storiesOf({ level: 'major', about: '', words: '', ...change }, all)).toEqual(stories)
})

it('reads a folder of stories, drafts too', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'qp-stories-'))
  mkdirSync(path.join(folder, 'guias'))
  writeFileSync(path.join(folder, 'guias/a.draft.json'), JSON.stringify({ content: cases.content }))
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

it('reads every page of a space, and rejects when it cannot', async () => {
  const server = createServer((request, response) => {
    const page = new URL(request.url ?? '', 'http://x').searchParams.get('page')
    if (request.url?.startsWith('/no')) return response.writeHead(401).end()
    const stories =
      page === '1' ? [{ full_slug: 'guias/a', content: cases.content }] : [{ full_slug: 'b', content: {} }]
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
