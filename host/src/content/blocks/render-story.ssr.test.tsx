import type { Block, Story } from '../source/story'
import { renderStory } from './render-story'
import { blockSchemas } from './schemas'

const everything = () => true

function draw(body: readonly object[], routes: (path: string) => boolean = everything) {
  const log: string[] = []
  const content = { component: 'page', title: 'Título', description: 'Descrição', body } as Block
  const story = { name: 'Nome', full_slug: 'teste', content } as Story
  return { ...renderStory(story, { routes, log: (message) => log.push(message) }), log }
}

const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const rich = (...content: object[]) => ({ component: 'rich-text', body: { type: 'doc', content } })
const link = (url: string) => ({ linktype: 'url', url })

describe('a story', () => {
  it('becomes static markup with title and description', () => {
    const { html, title, description, widgets } = draw([{ component: 'hero', title: 'Poupa <já>' }])
    expect({ title, description, widgets }).toEqual({
      title: 'Título',
      description: 'Descrição',
      widgets: [],
    })
    expect(html).toContain('<h1 class="b-hero__title">Poupa &lt;já&gt;</h1>')
    expect(html).not.toMatch(/<script|style=|on\w+=/i)
  })

  it('skips and logs unknown blocks and blocks without a required field, and keeps the rest', () => {
    const { html, log } = draw([
      { component: 'carousel' },
      { component: 'constructor' },
      { component: 'hero', title: '' },
      { component: 'quote', text: 'Fica' },
    ])
    expect(log).toEqual([
      'teste: unknown block "carousel" skipped',
      'teste: unknown block "constructor" skipped',
      'teste: hero skipped: title is empty',
    ])
    expect(html).toContain('Fica')
  })

  it('shows only what leads somewhere', () => {
    const tile = (title: string, path: string) => ({
      component: 'tile',
      title,
      icon: 'zap',
      link: link(path),
    })
    const { html } = draw(
      [
        { component: 'hero', title: 'T', action: 'Ir ao crédito', link: link('/credito') },
        { component: 'tiles', items: [tile('Energia', '/energia'), tile('Crédito', '/credito?a=1')] },
        rich(
          paragraph(
            { type: 'text', text: 'morta', marks: [{ type: 'link', attrs: { href: '/credito' } }] },
            { type: 'text', text: 'viva', marks: [{ type: 'link', attrs: { href: '/energia#a' } }] },
          ),
        ),
      ],
      (path) => path === '/energia',
    )
    expect(html).not.toContain('/credito')
    expect(html).not.toContain('Ir ao crédito')
    expect(html).toContain('href="/energia"')
    expect(html).toContain('morta<a href="/energia#a">viva</a>')
  })

  it('draws every block that editors may choose', () => {
    const step = { component: 'step', title: 'Passo', text: 'Texto', icon: 'list' }
    const { html, log } = draw([
      {
        component: 'section',
        title: 'Secção',
        anchor: 'aqui',
        body: [{ component: 'steps', items: [step] }],
      },
      { component: 'points', items: [{ ...step, title: 'Argumento' }] },
      {
        component: 'faq',
        items: [
          {
            component: 'question',
            question: 'Pergunta?',
            answer: { content: [paragraph({ type: 'text', text: 'Resposta' })] },
          },
        ],
      },
      { component: 'call-out', tone: 'brand', title: 'Destaque', action: 'Simular', link: link('/energia') },
      { component: 'image', image: { filename: '/assets/luz.png', alt: 'Luz' }, width: 800, height: 600 },
      {
        component: 'article-list',
        articles: [
          { uuid: '1', full_slug: 'guias/luz', name: 'Luz', content: { title: 'Guia da luz' } },
          'unresolved',
        ],
      },
      {
        component: 'table',
        caption: 'Preços',
        table: {
          thead: [{ value: 'Potência' }, { value: 'Por dia' }],
          tbody: [{ body: [{ value: '3,45 kVA' }, { value: '0,1917 €' }] }],
        },
      },
    ])
    for (const text of [
      'id="aqui"',
      'Passo',
      'Argumento',
      '<summary',
      'Resposta',
      'b-call--brand',
      'Guia da luz',
    ])
      expect(html).toContain(text)
    expect(html).toContain('width="680" height="510"')
    expect(html).toContain('<th scope="row">3,45 kVA</th><td class="b-table__figure">0,1917 €</td>')
    expect(log).toEqual(['teste: article-list: 1 related guides are missing or unpublished'])
  })

  it('leaves out an image that does not say its size', () => {
    const { html, log } = draw([{ component: 'image', image: { filename: '/a.png' } }])
    expect(html).not.toContain('<img')
    expect(log).toEqual(['teste: image: file, width or height is missing'])
  })
})

describe('widgets', () => {
  it('are places with ids in reading order, from blocks, generated blocks and rich text', () => {
    const { html, widgets } = draw([
      {
        component: 'widget',
        tag: 'qp-energy-funnel',
        attributes: [
          { component: 'widget-attribute', name: 'people', value: '2' },
          { component: 'widget-attribute', name: 'hide-intro', value: '' },
          { component: 'widget-attribute', name: 'onclick', value: 'alert(1)' },
          { component: 'widget-attribute', name: 'style', value: 'x' },
        ],
      },
      { component: 'qp-newsletter', _uid: 'u', title: 'Olá', compact: true, dark: false, empty: '' },
      rich(paragraph({ type: 'text', text: '<qp-energy-funnel people="4" compact></qp-energy-funnel>' }), {
        type: 'blok',
        attrs: { body: [{ component: 'widget', tag: 'qp-energy-funnel' }] },
      }),
    ])
    expect(widgets).toEqual([
      { id: 'w1', tag: 'qp-energy-funnel', attributes: { people: '2', 'hide-intro': '' } },
      { id: 'w2', tag: 'qp-newsletter', attributes: { title: 'Olá', compact: '' } },
      { id: 'w3', tag: 'qp-energy-funnel', attributes: { people: '4', compact: '' } },
      { id: 'w4', tag: 'qp-energy-funnel', attributes: {} },
    ])
    expect(html.match(/<!--qp-slot:w\d-->/g)).toEqual(
      ['w1', 'w2', 'w3', 'w4'].map((id) => `<!--qp-slot:${id}-->`),
    )
  })

  it.each(['script', 'qp-', 'qp-x onload', 'QP-X', 'qp-x><script>', ''])('refuse the tag %j', (tag) =>
    expect(draw([{ component: 'widget', tag }]).widgets).toEqual([]),
  )
})

const unsafe =
  /<script|<iframe|<object|<svg|<style|javascript:|vbscript:|data:|\son\w+\s*=|style\s*=|srcdoc|<form|<meta|<base/i

describe('hostile content', () => {
  it.each([
    '<script>alert(1)</script><p>fica</p>',
    '<p onclick="alert(1)">fica</p>',
    '<p style="position:fixed">fica</p>',
    '<a href="javascript:alert(1)">fica</a>',
    '<a href="jav&#x09;ascript:alert(1)">fica</a>',
    '<a href="&#1;javascript:alert(1)">fica</a>',
    '<a href="data:text/html;base64,PHNjcmlwdD4=">fica</a>',
    '<a href="//evil.example">fica</a>',
    '<img src=x onerror=alert(1)><p>fica</p>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe><p>fica</p>',
    '<svg onload=alert(1)><p>fica</p></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></table></mtext></math><p>fica</p>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript><p>fica</p>',
    '<form action="https://evil.example"><input name=a></form><p>fica</p>',
    '<meta http-equiv="refresh" content="0;url=https://evil.example"><p>fica</p>',
    '<base href="https://evil.example"><p>fica</p>',
    '<object data="x"></object><p>fica</p>',
    '<p>fica</p><!--qp-slot:w1-->',
  ])('HTML %s is cleaned', (body) => {
    const { html } = draw([{ component: 'rich-text', body }])
    expect(html).toContain('fica')
    expect(html).not.toMatch(unsafe)
    expect(html).not.toContain('evil.example"')
    expect(html).not.toContain('qp-slot')
  })

  it.each([
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'vbscript:x',
  ])('a link to %j is only its text', (href) => {
    const marks = [{ type: 'link', attrs: { href, linktype: 'url' } }]
    const { html } = draw([
      rich(paragraph({ type: 'text', text: 'fica', marks })),
      { component: 'call-out', title: 'T', action: 'Botão', link: { linktype: 'url', url: href } },
      { component: 'quote', text: 'Q', author: 'Autor', link: { linktype: 'url', url: href } },
    ])
    expect(html).toContain('<p>fica</p>')
    expect(html).toContain('Autor')
    expect(html).not.toMatch(/<a[\s>]/)
  })

  it('text, headings and styles of rich text cannot become markup', () => {
    const { html, log } = draw([
      rich(
        paragraph({
          type: 'text',
          text: '<img src=x onerror=alert(1)> 1<2',
          marks: [{ type: 'textStyle', attrs: { color: 'red' } }],
        }),
        { type: 'heading', attrs: { level: '1><script>' }, content: [{ type: 'text', text: 'Um "título"' }] },
        { type: 'image', attrs: { src: 'javascript:alert(1)', width: 1, height: 1 } },
        { type: 'script', content: [{ type: 'text', text: 'x' }] },
      ),
    ])
    expect(html).toContain('1&lt;2')
    expect(html).toContain('<h2 id="um-titulo">')
    expect(html).not.toMatch(/<img|onerror|<script|style=/)
    expect(log).toEqual(['teste: rich text: unknown node "script", its words alone are drawn'])
  })
})

it('says in its schema what every field is for', () => {
  for (const schema of Object.values(blockSchemas))
    for (const field of Object.values(schema.fields)) expect(field.help.length).toBeGreaterThan(2)
})
