import { drawStory, link, rich, text } from './testing/draw'

const draw = (body: readonly object[], routes: (path: string) => boolean = () => true) =>
  drawStory({ title: 'Título', description: 'Descrição', body }, { routes })

const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const marked = (words: string, type: string, attrs: object) => ({ ...text(words), marks: [{ type, attrs }] })

describe('a story', () => {
  it('skips and logs unknown blocks and blocks without a required field, and keeps the rest', () => {
    const wrong = [{ component: 'carousel' }, { component: 'constructor' }, { component: 'hero', title: '' }]
    const { html, log } = draw([...wrong, { component: 'quote', text: 'Fica' }])
    const unknown = ['carousel', 'constructor'].map((name) => `teste: unknown block "${name}" skipped`)
    expect(log).toEqual([...unknown, 'teste: hero skipped: title is empty'])
    expect(html).toContain('Fica')
  })

  it('shows only what leads somewhere', () => {
    const tile = (title: string, path: string) => ({
      component: 'tile',
      title,
      icon: 'zap',
      link: link(path),
    })
    const dead = marked('morta', 'link', { href: '/credito' })
    const body = [
      { component: 'hero', title: 'T', action: 'Ir ao crédito', link: link('/credito') },
      { component: 'tiles', items: [tile('Energia', '/energia'), tile('Crédito', '/credito?a=1')] },
      rich(paragraph(dead, marked('viva', 'link', { href: '/energia#a' }))),
    ]
    const { html } = draw(body, (path) => path === '/energia')
    expect(html).not.toContain('/credito')
    expect(html).not.toContain('Ir ao crédito')
    expect(html).toContain('href="/energia"')
    expect(html).toContain('morta<a href="/energia#a">viva</a>')
  })
})

describe('widgets', () => {
  it('are places with ids in reading order, from blocks, generated blocks and rich text', () => {
    const attribute = (name: string, value: string) => ({ component: 'widget-attribute', name, value })
    const shown = [attribute('people', '2'), attribute('hide-intro', '')]
    const attributes = [...shown, attribute('onclick', 'alert(1)'), attribute('style', 'x')]
    const snippet = text('<qp-energy-funnel people="4" compact></qp-energy-funnel>')
    const inText = { type: 'blok', attrs: { body: [{ component: 'widget', tag: 'qp-energy-funnel' }] } }
    const { html, widgets } = draw([
      { component: 'widget', tag: 'qp-energy-funnel', attributes },
      { component: 'qp-newsletter', _uid: 'u', title: 'Olá', compact: true, dark: false, empty: '' },
      rich(paragraph(snippet), inText),
    ])
    expect(widgets).toEqual([
      { id: 'w1', tag: 'qp-energy-funnel', attributes: { people: '2', 'hide-intro': '' } },
      { id: 'w2', tag: 'qp-newsletter', attributes: { title: 'Olá', compact: '' } },
      { id: 'w3', tag: 'qp-energy-funnel', attributes: { people: '4', compact: '' } },
      { id: 'w4', tag: 'qp-energy-funnel', attributes: {} },
    ])
    const places = html.match(/<!--qp-slot:w\d-->/g)
    expect(places).toEqual(['w1', 'w2', 'w3', 'w4'].map((id) => `<!--qp-slot:${id}-->`))
  })

  it.each(['script', 'qp-', 'qp-x onload', 'QP-X', 'qp-x><script>', ''])('refuse the tag %j', (tag) =>
    expect(draw([{ component: 'widget', tag }]).widgets).toEqual([]),
  )
})

describe('hostile content', () => {
  it('text, headings and styles of rich text cannot become markup', () => {
    const { html, log } = draw([
      rich(
        paragraph(marked('<img src=x onerror=alert(1)> 1<2', 'textStyle', { color: 'red' })),
        { type: 'heading', attrs: { level: '1><script>' }, content: [text('Um "título"')] },
        { type: 'image', attrs: { src: 'javascript:alert(1)', width: 1, height: 1 } },
        { type: 'script', content: [text('x')] },
      ),
    ])
    expect(html).toContain('1&lt;2')
    expect(html).toContain('<h2 id="um-titulo">')
    expect(html).not.toMatch(/<img|onerror|<script|style=/)
    expect(log).toEqual(['teste: rich text: unknown node "script", its words alone are drawn'])
  })
})
