import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { renderStory } from '../../src/content/blocks/render-story'
import { blockSchemas } from '../../src/content/blocks/schemas'
import { type FigureBook, figureBookOf } from '../../src/content/figures/figure-book'
import { resolvedContent } from '../../src/content/figures/resolved-content'
import { createLocalImages } from '../../src/content/images/local-images'
import { pageImages } from '../../src/content/images/page-images'
import { type ContentSource, createContentSource } from '../../src/content/source/content-source'
import { withKnownLinks } from '../../src/content/source/known-links'
import { storyPath } from '../../src/content/source/links'
import { type Block, isBlock } from '../../src/content/source/story'
import { sourceSnapshot } from '../../src/editorial/lint/testing/source-snapshot'
import { type ContentApi, createContentApi } from './content-api'

const host = join(__dirname, '../..')

let api: ContentApi
let source: ContentSource
let book: FigureBook

beforeAll(async () => {
  book = figureBookOf(await sourceSnapshot(), '2026-11-22')
  api = await createContentApi({ folder: join(host, 'content'), port: 0, requestsPerSecond: () => 1000 })
  source = createContentSource({ token: 'stories', endpoint: `${api.url}/v2`, rateLimit: 500, refreshMs: 0 })
})

afterAll(async () => {
  source.close()
  await api.close()
})

const folder = join(host, 'content/stories')
const images = createLocalImages({ folder: join(host, 'content/assets') })

/** Every published story, by slug. */
const stories = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json') && !file.endsWith('.draft.json'))
  .map((file) => ({
    slug: file.slice(0, -'.json'.length).split(sep).join('/'),
    type: String(JSON.parse(readFileSync(join(folder, file), 'utf8')).content.component),
  }))

/** Those that are drawn as blocks; the editorial room draws the others. */
const pages = stories.filter(({ type }) => type === 'page' || type === 'article').map(({ slug }) => slug)

let paths: ReadonlySet<string>
beforeAll(async () => {
  paths = new Set((await source.allSlugs()).map(storyPath))
})

/** Routes of today: the stories and the energy funnel. */
const routes = (path: string) => paths.has(path) || path.startsWith('/energia/')

/** Targets of the links of verticals until their funnels are deployed. */
const landings = [
  ...['seguros', 'credito-habitacao', 'credito-pessoal', 'cartao-de-credito', 'depositos-a-prazo'],
  'tv-net-voz',
]

const undeployed = /\/(?!energia)[a-z-]+\/(simular|resultados|resumo)/

it('has the pages that every part of the site leads to', async () => {
  expect(await source.allSlugs()).toEqual(
    expect.arrayContaining([
      ...['home', 'energia', 'quero-poupar', 'simuladores', 'blog', 'glossario', 'perguntas-frequentes'],
      ...landings,
      ...['termos-condicoes-gerais', 'politica-privacidade', 'intermediario-de-credito', 'acessibilidade'],
      ...['parcerias-imobiliarias', 'blog/guias', 'blog/temas', 'blog/pesquisa'],
    ]),
  )
})

it.each(pages)('%s is drawn whole, with one h1, headings in order and no script', async (slug) => {
  const story = await resolvedContent(source, () => book).story(slug)
  if (!story) throw new Error(`${slug} is missing`)
  const log: string[] = []
  const { html, title, description } = renderStory(story, {
    routes,
    images: await pageImages(story.content, images),
    log: (message) => log.push(message),
  })
  expect(log).toEqual([])
  expect(html).not.toMatch(/\{\{|valor por confirmar/)
  expect(title.length).toBeGreaterThan(5)
  expect(description.length).toBeGreaterThan(50)
  expect(html.match(/<h1/g)).toHaveLength(1)
  const levels = [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level))
  for (const [place, level] of levels.entries())
    expect(level).toBeLessThanOrEqual((levels[place - 1] ?? 0) + 1)
  expect(html).not.toMatch(/<script|style=/)
})

function* blocksIn(value: unknown): Generator<Block> {
  if (typeof value !== 'object' || value === null) return
  // A tag's own contract checks its inner blocks.
  if (isBlock(value) && !/^(_table|qp-)/.test(value.component)) yield value
  for (const child of Object.values(value)) yield* blocksIn(child)
}

it('shows every block that editors may choose on the design page', async () => {
  const story = await source.story('estilo')
  const used = new Set([...blocksIn(story?.content)].map(({ component }) => component))
  // An article is a page of its own.
  const missing = Object.keys(blockSchemas).filter((name) => !used.has(name) && name !== 'article')
  expect(missing).toEqual([])
  expect(story?.content.no_index).toBe(true)
})

it('keeps only menu and footer entries that lead somewhere', async () => {
  const { navbar, footer } = withKnownLinks(await source.layoutConfig(), routes)
  const text = JSON.stringify({ navbar, footer })
  expect(text).toContain('/energia/simular')
  expect(text).toContain('{empresa.registo-bdp}')
  expect(text).toContain('https://www.livroreclamacoes.pt/')
  for (const landing of landings) expect(text).toContain(`"/${landing}"`)
  expect(text).not.toMatch(undeployed)
  expect(text).not.toContain('cached_url')
})
