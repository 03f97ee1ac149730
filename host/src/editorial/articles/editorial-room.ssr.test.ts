import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import type { RouteCheck } from '../../content/source/known-links'
import type { Story } from '../../content/source/story'
import type { StoryPage } from '../../pages/views/page-content'
import { company as someCompany } from '../../server/testing/fake-content'
import { createEditorialRoom } from './editorial-room'
import {
  articleStory,
  indexStory,
  questionStory,
  rubricStory,
  storyOf,
  termStory,
  topicStory,
  words,
} from './testing/stories'

const picture = (filename: string) => ({ filename, alt: '', width: 1200, height: 630 })
const person = (slug: string, name: string, role: string, bio: string) =>
  storyOf(`blog/autores/${slug}`, { component: 'author', name, role, bio: words(bio) })
const author = person('ana', 'Ana', 'Redatora', 'Escreve.')
const reviewer = person('rui', 'Rui', 'Revisor', 'Confirma números.')
const many = Array.from({ length: 14 }, (_, at) =>
  articleStory(`blog/n${at + 1}`, `Número ${at + 1}`, { topic: 'casa', rubric: 'contas/casa' }),
)
const law = {
  component: 'source',
  title: 'Lei da taxa',
  link: { linktype: 'url', url: 'https://lei.example' },
}
const lists = [
  ['blog', 'articles', 'Blog'],
  ['blog/guias', 'guides', 'Guias'],
  ['blog/temas', 'topics', 'Temas'],
  ['blog/pesquisa', 'search', 'Pesquisar'],
  ['glossario', 'glossary', 'Glossário'],
  ['perguntas-frequentes', 'questions', 'Perguntas frequentes'],
  ['blog/engano', 'nada', 'Lista que não existe'],
] as const
const signature = { author: author.uuid, updatedOn: '2026-11-21' }
const stories = [
  ...lists.map(([slug, list, title]) => indexStory(slug, list, title)),
  topicStory('casa', 'Casa', { shareImage: picture('/assets/casa.png') }),
  topicStory('vazio', 'Vazio'),
  rubricStory('contas', 'Contas'),
  rubricStory('contas/casa', 'Contas da casa'),
  author,
  reviewer,
  articleStory('guias/revisto', 'Revisto', { ...signature, reviewer: reviewer.uuid }),
  articleStory('guias/taxa', 'Perceber a taxa', {
    ...signature,
    body: words('A taxa sobe e a taxa desce.'),
    publishedOn: '2026-11-20',
    sources: [law],
  }),
  articleStory('guias/propria', 'Imagem própria', {
    topic: 'casa',
    shareImage: picture('/assets/propria.png'),
  }),
  ...many,
  termStory('taxa', 'Taxa', { related: ['iva'] }),
  termStory('iva', 'IVA'),
  questionStory('mudar', 'Posso mudar?', 'Sim, quando <quiseres>.', 'casa'),
  articleStory('termos', 'Termos legais'),
]

const everything: RouteCheck = () => true
const company = storyOf('config/empresa', {
  component: 'company',
  logo: picture('/assets/logo.svg'),
  shareImage: picture('/assets/partilha.png'),
})
const source = {
  stories: async () => ({ list: stories, stale: false }),
  story: async () => company,
  company: async () => ({ ...someCompany, name: 'Q' }),
}
const room = createEditorialRoom({ source, origin: 'https://q.example', today: toIsoDate('2026-11-23') })

async function open(address: string) {
  const [path = '', query = ''] = address.split('?')
  const story = stories.find(({ full_slug }) => `/${full_slug}` === path)
  if (!story) throw new Error(`${path} is no story`)
  return room.page(story, { path, query }, { routes: everything })
}

async function page(address: string): Promise<Omit<StoryPage, 'layout'>> {
  const made = await open(address)
  if (!made || 'redirect' in made) throw new Error(`${address} is no page`)
  return made.page
}

const linksIn = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
const dataOf = ({ head }: Omit<StoryPage, 'layout'>, type: string) =>
  head.structured.find((thing) => thing['@type'] === type)

it.each(stories.map(({ full_slug }) => `/${full_slug}`).filter((path) => !/engano|mudar|termos/.test(path)))(
  '%s has one title, headings in order, the way to it and nothing that runs',
  async (path) => {
    const made = await page(path)
    expect(made.html.match(/<h1/g)).toHaveLength(1)
    const levels = [...made.html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level))
    for (const [place, level] of levels.entries())
      expect(level).toBeLessThanOrEqual((levels[place - 1] ?? 0) + 1)
    expect(made.html).not.toMatch(/<script|style=/)
    const here = expect.objectContaining({ item: `https://q.example${path}` })
    expect(dataOf(made, 'BreadcrumbList')?.itemListElement).toEqual(expect.arrayContaining([here]))
  },
)

it('draws what it knows and leaves other pages to the blocks', () => {
  const drawn = (story: Story) => room.draws(story)
  expect(drawn(articleStory('termos', 'Termos'))).toBe(false)
  expect(drawn(articleStory('guias/x', 'X'))).toBe(true)
  expect(drawn(storyOf('x', { component: 'page' }))).toBe(false)
  expect(drawn(storyOf('x', { component: 'constructor' }))).toBe(false)
})

it('divides a long list, each page with its own address, and knows no page past the end', async () => {
  const [first, second] = [await page('/blog'), await page('/blog?pagina=2')]
  expect(linksIn(first.html)).toContain('/blog?pagina=2')
  expect(first.canonical).toBe('/blog')
  expect(second).toMatchObject({ canonical: '/blog?pagina=2', title: 'Blog, página 2' })
  expect(second.description).toBe(`Página 2. ${first.description}`)
  expect(second.html).toContain('Página 2 de 2')
  expect(await open('/blog?pagina=3')).toBeUndefined()
  expect(await open('/blog?pagina=x')).toBeUndefined()
})

it('closes an article with its writer and its reviewer', async () => {
  const text = (await page('/guias/revisto')).html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  expect(text).toContain('Quem escreveu e reviu Ana , Redatora Escreve. Rui , Revisor Confirma números.')
  const alone = (await page('/guias/taxa')).html
  expect(alone).toMatch(/Quem escreveu</)
  expect(alone).not.toContain('Rui')
})

it('gives machines what they ask for about an article, with whole addresses', async () => {
  // Required and recommended: https://developers.google.com/search/docs/appearance/structured-data/article
  const organization = { '@type': 'Organization', '@id': 'https://q.example/#organizacao', name: 'Q' }
  expect(dataOf(await page('/guias/taxa'), 'Article')).toEqual({
    '@type': 'Article',
    headline: 'Perceber a taxa',
    description: 'Sobre Perceber a taxa',
    inLanguage: 'pt-PT',
    mainEntityOfPage: 'https://q.example/guias/taxa',
    datePublished: '2026-11-20',
    dateModified: '2026-11-21',
    image: ['https://q.example/assets/partilha.png'],
    author: { '@type': 'Person', name: 'Ana', url: 'https://q.example/blog/autores/ana' },
    publisher: { ...organization, url: 'https://q.example/', logo: 'https://q.example/assets/logo.svg' },
  })
})

it('finds by words without accents, marks them, and is in no index', async () => {
  const made = await page('/blog/pesquisa?q=numero+14')
  expect(made.noIndex).toBe(true)
  expect(made.html).toContain('<mark>Número</mark> <mark>14</mark>')
  expect(made.html).toContain('1 resultado')
  const none = await page('/blog/pesquisa?q=%3Cb%3Emarciano')
  expect(none.html).toContain('Não encontrámos nada sobre “&lt;b&gt;marciano”')
  expect(linksIn(none.html)).toContain('/blog/temas/casa')
})

it('answers questions on one page, for machines too; each one’s address leads there', async () => {
  const made = await page('/perguntas-frequentes')
  expect(made.html).toMatch(/<details[^>]*><summary[^>]*>Posso mudar\?/)
  const acceptedAnswer = { text: 'Sim, quando <quiseres>.' }
  expect(dataOf(made, 'FAQPage')).toMatchObject({ mainEntity: [{ name: 'Posso mudar?', acceptedAnswer }] })
  const redirect = '/perguntas-frequentes#mudar'
  expect(await open('/perguntas-frequentes/mudar')).toEqual({ redirect, status: 301 })
})

it('has no page for a list that does not exist', async () => {
  expect(await open('/blog/engano')).toBeUndefined()
})
