import { drawStory, text as plain, rich as richText } from './testing/draw'
import cases from './testing/real-content.json'

const draw = (...body: readonly object[]) => drawStory({ body })
type Attributes = Readonly<Record<string, unknown>>
const text = (words: string, ...marks: object[]) => ({ ...plain(words), ...(marks.length > 0 && { marks }) })
const node = (type: string, content: object[] | string = [], attrs: Attributes = {}) => ({
  type,
  attrs,
  content: typeof content === 'string' ? [text(content)] : content,
})
const rich = (...nodes: object[]) => draw(richText(...nodes))
const pasted = (html: string) => draw({ component: 'rich-text', body: html }).html
const cell = (words: string, attrs?: Attributes) => node('tableCell', [node('paragraph', words)], attrs)
const head = (words: string, attrs?: Attributes) => node('tableHeader', [node('paragraph', words)], attrs)

describe('a table', () => {
  it('keeps how many columns and rows a cell takes, and marks what its heads name', () => {
    const { html } = rich(
      node('table', [
        node('tableRow', [head('Escalão'), head('Taxas', { colspan: 2 })]),
        node('tableRow', [head('1.º', { rowspan: 2 }), cell('treze'), cell('doze', { colspan: 1 })]),
        node('tableRow', [cell('tudo', { colspan: '2', colwidth: [9] })]),
      ]),
    )
    expect(html).toContain('<th scope="col">Escalão</th><th colSpan="2" scope="col">')
    expect(html).toContain('<th rowSpan="2" scope="row">1.º</th><td>treze</td><td>doze</td>')
    expect(html).toContain('<td colSpan="2">tudo</td>')
  })

  it.each([[-1], [0], [1.5], ['2e9'], ['x'], [null], [[2]], [{}], [Number.NaN]])(
    'takes no span %j',
    (span) => {
      const row = node('tableRow', [cell('a', { colspan: span, rowspan: span })])
      expect(rich(node('table', [row])).html).toContain('<tr><td>a</td></tr>')
    },
  )

  it('keeps the same of pasted HTML', () => {
    const html = pasted(
      '<table><tr><th>A</th><th colspan="2" style="x" onclick="y">B</th></tr>' +
        '<tr><th scope="row" rowspan="2">C</th><td colspan="-3">1</td></tr><tr><td rowspan="x">2</td></tr></table>',
    )
    expect(html).toContain('<th scope="col">A</th><th scope="col" colspan="2">B</th>')
    expect(html).toContain('<th rowspan="2" scope="row">C</th><td>1</td>')
    expect(html).toContain('<td>2</td>')
  })
})

describe('a link', () => {
  const linked = (attrs: Attributes) =>
    rich(node('paragraph', [text('ver', { type: 'link', attrs: { linktype: 'url', ...attrs } })])).html

  const custom = { rel: 'sponsored opener', title: 'Ver' }
  it.each([
    [{ href: '/guia.pdf#page=12' }, 'href="/guia.pdf#page=12"'],
    [{ href: '', anchor: 'fim' }, 'href="#fim"'],
    [{ href: 'mailto:a@b.pt?subject=Pedido de ajuda' }, 'href="mailto:a@b.pt?subject=Pedido%20de%20ajuda"'],
    [{ href: 'https://x.example', custom }, 'rel="sponsored noopener noreferrer" title="Ver"'],
    [{ href: '/guia', custom: { rel: 'nofollow' } }, 'href="/guia" rel="nofollow"'],
  ])('of %j has %s', (attrs, part) => expect(linked(attrs)).toContain(part))

  it.each(cases.pasted)('pasted as %s is %s', (html, kept) => expect(pasted(html)).toContain(kept))
})

it.each(cases.places as [string | object, string][])('a place named %j is marked', (id, part) =>
  expect(rich(node('paragraph', [text('aqui', { type: 'anchor', attrs: { id } })])).html).toContain(part),
)

it.each(cases.lists as [number | string, string][])('a list that begins at %j is %s', (order, part) => {
  const item = node('list_item', [node('paragraph', 'um')])
  expect(rich(node('ordered_list', [item], { order })).html).toContain(part)
  expect(pasted(`<ol start="${order}" onclick="x"><li>um</li></ol>`)).toContain(part)
})

it('draws the words of nodes that it does not know, and logs them', () => {
  const { html, log } = rich(
    node('task_list', [node('task_item', [node('paragraph', 'Pedir três propostas')])]),
    node('paragraph', [text('antes '), node('mention', 'da Ana'), text(' depois')]),
  )
  expect(html).toContain('<p>Pedir três propostas</p>')
  expect(html).toContain('antes da Ana depois')
  expect(log.join()).toContain('unknown node "task_list"')
})

it('E9: draws the tag of a snippet that a word processor changed, and never code', () => {
  const snippet = rich(node('paragraph', '<QP-Energy-Offers\u00a0max=“2”></qp-energy-offers>'))
  expect(snippet.widgets).toEqual([{ id: 'w1', tag: 'qp-energy-offers', attributes: { max: '2' } }])
  const broken = node('paragraph', '<qp-energy-offers max=“2>')
  const { html, log, widgets } = rich(broken, node('paragraph', 'fica'))
  expect([html.includes('qp-energy'), html.includes('fica'), widgets]).toEqual([false, true, []])
  expect(log.join()).toContain('no snippet')
  expect(pasted('<p>&lt;qp-imi vpt=“1”&gt;</p><p>fica</p>')).not.toContain('qp-imi')
})

it.each(cases.code)('prints no code that an editor typed as words: %s', (typed, left) => {
  const shown = rich(node('paragraph', typed), node('paragraph', 'fim')).html
  const escaped = left.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  expect(shown).toContain(`<div class="b-rich">${left && `<p>${escaped}</p>`}<p>fim</p></div>`)
  const asHtml = typed.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  expect(pasted(`<p>${asHtml}</p>`)).toContain(`<div class="b-rich">${left && `<p>${escaped}</p>`}</div>`)
})

it('a drawing whose file states no size is a partner’s logo; where no picture can be drawn the name is written', () => {
  const partner = (filename: string) => ({ component: 'partner', name: 'Banco Um', logo: { filename } })
  const file = 'https://a.storyblok.com/f/1/abc/marca'
  const items = [`${file}.svg`, `${file}.png`, 'javascript:x'].map(partner)
  const { html } = draw({ component: 'partner-grid', items })
  expect(html).toMatch(/<img class="b-boxed" src="[^"]*marca\.svg" width="160" height="90" alt="Banco Um"/)
  expect([...html.matchAll(/b-partners__mark">Banco Um</g)]).toHaveLength(2)
})

it('cuts a portrait around its focal point', () => {
  const filename = 'https://a.storyblok.com/f/1/1600x900/abc/ana.jpg'
  const drawn = (focus: unknown) => {
    const photo = { filename, alt: '', focus }
    return draw({ component: 'author-box', authors: [{ component: 'person', name: 'Ana', photo }] }).html
  }
  const cut = 'filters:focal(1200x200:1201x201):quality(80)'
  expect(drawn('1200x200:1201x201')).toContain(`${filename}/m/72x72/${cut}`)
  for (const bad of ['', 'x', '1x1:2', '1x1:2x2):blur(9', { a: 1 }])
    expect(drawn(bad)).toContain(`${filename}/m/72x72/filters:quality(80):format(webp)`)
})
