import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { deep } from '../site/deep'
import { expect, sizes, test } from '../site/visitor-test'
import { documentFaults, faultList } from './document-faults'
import { readDocument } from './read-document'
import { tableFaults, unfold } from './table-faults'
import { readWithoutScript, visitPage } from './visit-page'
import { walkSite } from './walk-site'

test.use({ siteName: 'with faults' })

const link = (href: string) => ({
  type: 'paragraph',
  content: [{ type: 'text', text: href, marks: [{ type: 'link', attrs: { href, linktype: 'url' } }] }],
})

/** A legal page of ours, copied with what an editor may get wrong. */
function publishFaults(folder: string) {
  const file = (name: string) => path.join(folder, 'stories', `${name}.json`)
  const story = JSON.parse(readFileSync(file('acessibilidade'), 'utf8'))
  const links = ['/energia#nenhures', 'http://exemplo.pt/']
  const text = { type: 'doc', content: links.map(link) }
  const content = {
    ...story.content,
    body: [{ _uid: 'faltas', component: 'rich-text', body: text }],
  }
  writeFileSync(
    file('com-faltas'),
    JSON.stringify({ ...story, uuid: 'com-faltas', name: 'Com faltas', content }),
  )
}

// The host draws links to undeclared addresses as plain text.
test('a story’s missing place, insecure link and doubled head are found', deep, async ({ browser, site }) => {
  publishFaults(site.contentFolder)
  await expect.poll(async () => (await fetch(`${site.url}/com-faltas`)).status).toBe(200)
  const parser = await browser.newPage()
  const seeds = ['/com-faltas', '/acessibilidade', '/energia'].map((written) => ({
    page: 'seed',
    written,
    kind: 'link' as const,
  }))
  const parse = (html: string) => readDocument(parser, html)
  const list = faultList(documentFaults(await walkSite(site.url, seeds, parse, (page) => page === 'seed')))
  await parser.close()
  for (const fault of [
    '/com-faltas: /energia has no #nenhures',
    '/com-faltas: http://exemplo.pt/ is no address that a page may name',
  ])
    expect(list).toContain(fault)
  for (const part of ['title', 'description'])
    expect(list.join('\n')).toMatch(new RegExp(`: the ${part} of /(?:acessibilidade|com-faltas) too: `))
})

test('an address that is dead, or that only leads on, is found; a funnel’s entrance is none', deep, () => {
  const answer = (status: number, location?: string) => ({ status, type: '', location, document: undefined })
  const mention = (written: string) => [{ page: '/', written, kind: 'link' as const }]
  const answers = new Map([
    ['/morta', answer(404)],
    ['/antes', answer(301, '/depois')],
    ['/energia/simular', answer(302, '/energia/simular/morada')],
  ])
  const mentions = new Map([...answers.keys()].map((address) => [address, mention(address)]))
  expect(faultList(documentFaults({ answers, mentions, outside: [] }))).toEqual([
    '/: /morta answers 404',
    '/: /antes only leads on to /depois: link there',
  ])
})

const faultyPage = `<!doctype html><html lang="en"><head><title></title></head><body>
<div data-slot="header"></div><p>São <b>12 €</b>.</p><p>Fonte: ninguém.</p><div style="width:900px"><img src="/assets/nada.png"></div><form></form><p id="a"></p><p id="a"></p>
<style>em { color: #aaa } a { color: #333; text-decoration: none }</style><p style="color:#222">Lê <em>isto</em> e <a href="/energia">o resto</a> antes.</p>
<script>console.warn('aviso'); console.error('erro'); fetch('/builds/latest.json'); throw new Error('falta')</script>
</body></html>`

test(
  'a page’s own faults are found: what it says, shows, asks for and complains about',
  deep,
  async ({ browser, context, page, site }) => {
    const document = await readDocument(page, faultyPage)
    const answer = { status: 200, type: 'text/html', location: undefined, document }
    const walk = { answers: new Map([['/com-faltas', answer]]), mentions: new Map(), outside: [] }
    const faults = documentFaults(walk).map(({ fault }) => fault)
    expect(faults).toEqual([
      '0 main headings',
      'only 0 words without script',
      'a header without links',
      'no footer links',
      'no title',
      'no description',
      'language "en"',
      'no canonical address',
      'a form that is mute without script',
      '/assets/nada.png has no size',
      'id a is there twice',
      'says «Fonte»',
      'says «São 12 €»',
    ])
    const serve = { contentType: 'text/html', body: faultyPage }
    await context.route('**/com-faltas', (route) => route.fulfill(serve))
    const seen = (await visitPage(context, `${site.url}/com-faltas`)).join('\n')
    for (const rule of ['image-alt', 'color-contrast', 'link-in-text-block'])
      expect(seen).toMatch(new RegExp(`^${rule}: `, 'm'))
    expect(seen).toMatch(/^\d+ px wider than the window$/m)
    expect(seen).toContain('KiB of script: its own is missing')
    for (const line of ['console warning: aviso', 'console error: erro', 'exception: falta'])
      expect(seen).toContain(line)
    expect(seen).toContain('request failed: /assets/nada.png (404)')
    const silent = await browser.newContext({ viewport: sizes.phone, javaScriptEnabled: false })
    await silent.route('**/com-faltas', (route) => route.fulfill(serve))
    const read = { framed: document.framed, patience: 1_000 }
    expect(await readWithoutScript(await silent.newPage(), `${site.url}/com-faltas`, read)).toEqual([
      'no heading to see without script',
      '11 words to see without script',
      'no footer link to see without script',
    ])
    await silent.close()
  },
)

const rowOf = (cell: string, last: string) =>
  `<div style="overflow-x:auto"><table style="white-space:nowrap"><tr><th>Ordenado</th><td>${cell}</td><td style="${last}">1.000,00</td></tr></table></div>`
const wide = 'Subsídio de férias e de Natal e tudo o mais que houver'
const stays = 'position:sticky;right:0;background:#fff'

test(
  'a figure that lies under a column that stays in place is found, also where it was folded',
  deep,
  async ({ page }) => {
    const show = (table: string) =>
      page.setContent(`<main><details><summary>Ver</summary>${table}</details></main>`)
    await show(rowOf('12,00', stays))
    await unfold(page)
    expect(await tableFaults(page)).toEqual([])
    await show(rowOf(wide, stays))
    expect(await tableFaults(page)).toEqual([])
    await unfold(page)
    expect(await tableFaults(page)).toEqual([
      expect.stringMatching(/^«Subsídio.*lies under a column that stays in place$/),
    ])
    await show(rowOf(wide, ''))
    await unfold(page)
    expect(await tableFaults(page)).toEqual([expect.stringMatching(/^the last column .* out of sight$/)])
  },
)
