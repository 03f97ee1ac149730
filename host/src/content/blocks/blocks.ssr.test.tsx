import type { ImageMeta } from '../images/image-sources'
import { doc, drawStory, heading, link, paragraph, rich } from './testing/draw'

const photo = { filename: '/assets/casa.jpg', alt: 'Uma casa' }
const images = new Map<string, ImageMeta>([
  ['/assets/casa.jpg', { width: 1600, height: 1000, hash: 'abc' }],
  ['/assets/logo.svg', { width: 168, height: 36, hash: 'def' }],
  ['/assets/broken.png', { width: 0, height: 0, hash: '' }],
])

const draw = (...body: object[]) => drawStory({ body }, { routes: (path) => path === '/energia', images })
const count = (html: string, part: RegExp) => [...html.matchAll(part)].length

describe('image', () => {
  const image = { component: 'image', image: photo, caption: 'Legenda' }

  it('comes in the sizes of its place, with its room kept and its legend below', () => {
    const { html } = draw(image)
    expect(html).toContain('src="/_img/680/abc/casa.jpg.webp"')
    expect(html).toContain('/_img/1360/abc/casa.jpg.webp 1360w')
    expect(html).toMatch(/alt="Uma casa"/)
    expect(html).toMatch(/width="680" height="425"/)
    expect(html).toContain('<figcaption>Legenda</figcaption>')
  })

  it('is fetched first when it is the first of the page, whatever block it is in; all others wait', () => {
    const hero = { component: 'hero', title: 'T', image: photo }
    const text = { component: 'rich-text', body: doc({ type: 'image', attrs: { src: photo.filename } }) }
    const { html } = draw(hero, image, text)
    const loading = [...html.matchAll(/<img[^>]*loading="(\w+)"/g)].map(([, how]) => how)
    expect(loading).toEqual(['eager', 'lazy', 'lazy'])
    expect(count(html, /<img[^>]*fetchPriority="high"/gi)).toBe(1)
    expect(html.indexOf('fetchPriority="high"')).toBeLessThan(html.indexOf('loading="lazy"'))
  })

  it('believes the file before the editor, and the editor where the file is unknown', () => {
    expect(draw({ ...image, width: 10, height: 10 }).html).toContain('height="425"')
    const elsewhere = { image: { filename: 'https://imagens.example/a.png' }, width: 340, height: 100 }
    expect(draw({ ...image, ...elsewhere }).html).toContain('width="340" height="100"')
  })
})

describe('video', () => {
  const video = {
    component: 'video',
    title: 'Como se lê a fatura',
    sources: [{ filename: '/assets/a.webm' }, { filename: '/assets/a.mp4' }],
    poster: { filename: '/assets/casa.jpg' },
    captions: { filename: '/assets/a.vtt' },
  }

  it('waits to be asked, with poster, controls, captions and its room kept', () => {
    const { html, log } = draw({ ...video, transcript: doc(paragraph('O que diz')) })
    expect(html).toMatch(/<video[^>]*controls=""/)
    expect(html).toMatch(/<video[^>]*poster="\/assets\/casa.jpg"[^>]*preload="none"/)
    expect(html).toMatch(/<video[^>]*width="1280" height="720"/)
    expect(html).not.toMatch(/autoplay|muted|crossorigin/i)
    expect(html).toContain('<source src="/assets/a.mp4" type="video/mp4"/>')
    const track = 'kind="captions" src="/assets/a.vtt" srcLang="pt" label="Português" default=""'
    expect(html).toContain(`<track ${track}`)
    expect(html).toContain('<p>O que diz</p>')
    expect(log).toEqual([])
  })

  it('reports missing captions, and is nothing without a source', () => {
    expect(draw({ ...video, captions: undefined }).log).toEqual(['teste: video: captions are missing'])
    const { html, log } = draw({ ...video, sources: [{ filename: 'javascript:alert(1)' }] })
    expect(html).not.toContain('<video')
    expect(log).toEqual(['teste: video: no usable source'])
  })
})

it('a partner is its logo, with its name as alternative text, or else the name in writing', () => {
  const partner = (name: string, more = {}) => ({ component: 'partner', name, ...more })
  const grid = (...items: object[]) => draw({ component: 'partner-grid', items }).html
  const logo = { filename: '/assets/logo.svg' }
  const all = partner('Com tudo', { logo, link: link('/energia'), text: 'Frase' })
  const html = grid(all, partner('Só o nome', { link: link('/nada') }), partner(''))
  expect(html).toMatch(/<a class="b-partners__mark" href="\/energia"><img[^>]*alt="Com tudo"/)
  expect(html).toContain('<span class="b-partners__mark">Só o nome</span>')
  expect(count(html, /<li[ >]/g)).toBe(2)
  expect(grid({ component: 'partner' })).not.toContain('<ul')
})

describe('related guides', () => {
  it('are drawn from the stories that the content service resolved', () => {
    const story = { uuid: '1', full_slug: 'energia', name: 'N', content: { title: 'Guia', theme: 'Energia' } }
    const articles = [story, 'unresolved', { ...story, full_slug: 'nada' }]
    const { html, log } = draw({ component: 'article-list', articles })
    expect(html).toMatch(/<a class="b-guide" href="\/energia">.*Energia.*Guia/)
    expect(count(html, /class="b-guide"/g)).toBe(1)
    expect(log).toEqual(['teste: article-list: 1 related guides are missing or unpublished'])
  })
})

describe('table of contents', () => {
  const contents = { component: 'table-of-contents' }
  const entries = (html: string) =>
    [...html.matchAll(/<li[^>]*><a href="#([^"]+)">([^<]*)<\/a>/g)].map(([, id, text]) => `${id}: ${text}`)
  const page = [
    { component: 'section', title: 'Conteúdo', body: [contents] },
    {
      component: 'section',
      title: 'Preços',
      anchor: 'quanto-custa',
      body: [{ component: 'quote', text: 'Q' }],
    },
    rich(heading(2, 'Preços & prazos'), heading(3, 'Preços'), heading(2, ' ')),
    { component: 'rich-text', body: '<h2>Preços</h2><h2 id="conteudo">Fim <em>já</em></h2>' },
  ]

  it('lists the headings of the whole page, with ids that are free and lasting', () => {
    const { html } = draw(...page)
    const named = ['conteudo-2: Conteúdo', 'quanto-custa: Preços', 'precos-prazos: Preços &amp; prazos']
    expect(entries(html)).toEqual([...named, 'precos-2: Preços', 'fim-ja: Fim já'])
    expect(html).toContain('aria-label="Nesta página"')
    expect(draw(...page).html).toBe(html)
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const entry of entries(html)) expect(ids).toContain(entry.split(':')[0])
  })

  it('is left out of a page with fewer than two headings, and cannot be forged', () => {
    expect(draw(contents, page[1] ?? {}).html).not.toContain('<nav')
    const forged = '<nav class="b-contents"><!--qp-contents:2--></nav><p>fica</p>'
    const { html } = draw({ component: 'rich-text', body: forged }, ...page.slice(1))
    expect(html).toContain('fica')
    expect(html).not.toMatch(/b-contents|qp-contents/)
  })
})

it('an author box names its authors, its reviewers and the date', () => {
  const person = (name: string, more = {}) => ({ component: 'person', name, ...more })
  const { html } = draw({
    component: 'author-box',
    authors: [person('Ana', { role: 'Redação', photo, link: link('/energia') })],
    reviewers: [person('Rui'), person(' ')],
    updated: '2026-02-03',
  })
  const words = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  expect(words).toContain('Escrito por Ana Redação Revisto por Rui Atualizado em 3 de fevereiro de 2026')
  expect(html).toContain('<time dateTime="2026-02-03">')
  expect(html).toContain('<a href="/energia">Ana</a>')
  expect(html).toMatch(/<img[^>]*src="\/_img\/72x72\/abc\/casa.jpg.webp"[^>]*alt=""/)
  expect(count(html, /b-person__name/g)).toBe(2)
})

describe('panels', () => {
  const answer = doc(paragraph('Sim.'), {
    type: 'bullet_list',
    content: [{ type: 'list_item', content: [paragraph('Um & dois')] }],
  })

  it('open without script, and questions also reach the structured data', () => {
    const item = (question: string, words: unknown) => ({ component: 'question', question, answer: words })
    const pasted = '<p>Um &amp; <script>x</script>dois</p><p>três</p>'
    const items = [item('Abre?', answer), item('E HTML?', pasted), item('Sem resposta?', '')]
    const { html, questions } = draw({ component: 'faq', items })
    expect(count(html, /<details class="b-panel">/g)).toBe(3)
    expect(questions).toEqual([
      { question: 'Abre?', answer: 'Sim. Um & dois' },
      { question: 'E HTML?', answer: 'Um & dois três' },
    ])
  })
})

it('a table has a title that stays when it scrolls, titles of rows and columns, and figures in line', () => {
  const cells = (...values: string[]) => values.map((value) => ({ value }))
  const thead = cells('Escalão', 'Por dia', 'Para quem')
  const tbody = [{ body: cells('3,45 kVA', '0,19 €', 'Uma pessoa') }]
  const parts = { caption: 'Potências', table: { thead, tbody }, note: 'ERSE, 2026' }
  const { html } = draw({ component: 'table', ...parts })
  const [, id] = /<figcaption class="b-table__title" id="([^"]+)">Potências</.exec(html) ?? []
  expect(html).toContain(
    `<section class="b-table__scroll" aria-labelledby="${id}" tabindex="0"><table aria-labelledby="${id}">`,
  )
  expect(html).toMatch(/<th scope="col" class="b-table__figure">Por dia<\/th><th scope="col">Para quem/)
  expect(html).toContain(
    '<th scope="row">3,45 kVA</th><td class="b-table__figure" data-column="Por dia">0,19 €</td><td data-column="Para quem">Uma pessoa</td>',
  )
  expect(html).toContain('<p class="b-table__note">ERSE, 2026</p>')
})

it('a form that starts a simulation asks with a tag and takes the answer there, without script', () => {
  const { html, widgets } = draw({
    component: 'start-form',
    title: 'Quem é a tua operadora?',
    action: 'Começar',
    link: link('/energia'),
    body: [{ component: 'qp-provider-selector', name: 'currentProvider' }],
  })
  expect(html).toMatch(/<form [^>]*action="\/energia" method="get">/)
  expect(html).toMatch(/<form.*<!--qp-slot:w1-->.*<button type="submit"[^>]*>Começar<\/button>.*<\/form>/)
  expect(widgets).toMatchObject([{ tag: 'qp-provider-selector', attributes: { name: 'currentProvider' } }])
})
