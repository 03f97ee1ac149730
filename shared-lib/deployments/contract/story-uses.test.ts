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
