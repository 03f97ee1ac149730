import { lintStory } from './lint-story'
import { contextOf, rich, storyWith } from './testing/lint-context'
import cases from './testing/real-content.json'

const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks })
const node = (type: string, content: object[] = [], attrs: object = {}) => ({ type, attrs, content })
const cell = (type: string, attrs: object = {}) => node(type, [node('paragraph', [text('x')])], attrs)
const linked = (attrs: object) => text('ver', { type: 'link', attrs: { linktype: 'url', ...attrs } })
const svg = 'https://a.storyblok.com/f/1/abc/marca.svg'
const photos = 'https://a.storyblok.com/f/1/9x8/a'
const file = (filename: string, more = {}) => ({ filename, alt: '', ...more })
const row = (...cells: object[]) => node('tableRow', cells)
const anchor = (id: string) => text(id, { type: 'anchor', attrs: { id } })
const partner = (name: string, filename: string) => ({ component: 'partner', name, logo: file(filename) })
const person = (name: string, photo: object) => ({ component: 'person', name, photo })
const pasted = '<table><tr><td rowspan="0">a</td></tr></table><a href="/energia" rel="preload">x</a>'

const words = rich(
  node('table', [
    row(cell('tableHeader'), cell('tableHeader')),
    row(cell('tableCell', { colspan: 3 })),
    row(cell('tableCell', { colspan: 900 })),
  ]),
  node('table', [row(cell('tableCell'))]),
  node('paragraph', [
    linked({ href: 'https://x.example/a b.pdf' }),
    linked({ linktype: 'email', email: 'mailto:a@b.pt' }),
    linked({ href: '', anchor: 'nenhures' }),
    linked({ href: '/energia', custom: { rel: 'sponsored prefetch' } }),
  ]),
  node('paragraph', [anchor('qp-page'), anchor('fim'), anchor('fim')]),
  node('ordered_list', [node('list_item', [node('paragraph', [text('um')])])], { order: -5 }),
  node('mind_map', [node('paragraph', [text('palavras')])]),
  node('paragraph', [text('vazio.'), { type: 'hard_break' }, text('Mais')]),
  node('paragraph', [text('<QP-imi vpt=“1”>', { type: 'textStyle', attrs: { color: 'red' } })]),
  node('paragraph', [text('<qp-imi vpt=“1>')]),
)
const partners = [partner('Um', svg), partner('Dois', 'https://a.storyblok.com/f/1/a/b.png'), partner('', '')]
const authors = [
  person('Ana', file(`${photos}/a.jpg`)),
  person('Rui', file(`${photos}/b.jpg`, { focus: '1,2' })),
]
const body = [
  { component: 'hero', title: 'Título' },
  words,
  { component: 'rich-text', body: pasted },
  { component: 'partner-grid', items: partners },
  { component: 'author-box', authors },
]
/** A story with every fault of content that real spaces brought, at an address where none is answered. */
const page = { component: 'page', title: 'Página', description: 'Sobre', body }
const story = storyWith(page, { full_slug: 'api/pagina' })

it.each(cases.named)('names %s', (_, part) => {
  const found = lintStory(story, contextOf()).map(({ what }) => what)
  expect(found).toContainEqual(expect.stringContaining(part))
})
