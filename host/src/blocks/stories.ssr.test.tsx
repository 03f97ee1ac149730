import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import { type ContentSource, createContentSource } from '../content/content-source'
import { withKnownLinks } from '../content/known-links'
import { storyPath } from '../content/links'
import { type Block, isBlock } from '../content/story'
import { type ContentApi, createContentApi } from '../content-api/content-api'
import { renderStory } from './render-story'
import { type BlockSchema, blockSchemas } from './schemas'
import { settingsSchemas } from './settings-schemas'

const host = join(__dirname, '../..')

let api: ContentApi
let source: ContentSource

beforeAll(async () => {
  api = await createContentApi({ folder: join(host, 'content'), port: 0, requestsPerSecond: () => 1000 })
  source = createContentSource({ token: 'stories', endpoint: `${api.url}/v2`, rateLimit: 500, refreshMs: 0 })
})

afterAll(async () => {
  source.close()
  await api.close()
})

const pages = [
  'home',
  'energia',
  'tv-net-voz',
  'quero-poupar',
  'guias/como-escolher-tarifa-de-eletricidade',
  'guias/como-ler-a-fatura-da-eletricidade',
  'guias/bi-horario-e-tri-horario',
  'guias/escaloes-e-fatura-do-gas-natural',
  'guias/fidelizacao-nas-telecomunicacoes',
  'guias/mudar-de-comercializadora-de-energia',
  'guias/potencia-contratada',
  'guias/euribor-e-prestacao-da-casa',
  'guias/imi-explicado',
  'guias/imt-e-custos-da-escritura',
  'guias/irs-jovem',
  'guias/retencao-na-fonte-e-salario-liquido',
  'guias/taeg-e-mtic',
  'guias/tarifa-social-de-energia',
  'termos-condicoes-gerais',
  'politica-privacidade',
  'intermediario-de-credito',
  'acessibilidade',
]

/** What stands today: the stories and the energy funnel. */
async function routes() {
  const paths = new Set((await source.allSlugs()).map(storyPath))
  return (path: string) => paths.has(path) || path.startsWith('/energia/')
}

it('has every page of the site', async () => {
  expect([...(await source.allSlugs())].sort()).toEqual([...pages].sort())
})

it.each(pages)('%s is drawn whole, with one h1, headings in order and no script', async (slug) => {
  const story = await source.story(slug)
  if (!story) throw new Error(`${slug} is missing`)
  const log: string[] = []
  const { html, title, description } = renderStory(story, {
    routes: await routes(),
    log: (message) => log.push(message),
  })
  expect(log).toEqual([])
  expect(title.length).toBeGreaterThan(5)
  expect(description.length).toBeGreaterThan(50)
  expect(html.match(/<h1/g)).toHaveLength(1)
  const levels = [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level))
  for (const [place, level] of levels.entries())
    expect(level).toBeLessThanOrEqual((levels[place - 1] ?? 0) + 1)
  expect(html).not.toMatch(/<script|style=/)
})

it('shows energy on the home page and no vertical that nobody deploys', async () => {
  const story = await source.story('home')
  if (!story) throw new Error('home is missing')
  const { html } = renderStory(story, { routes: await routes() })
  expect(html).toContain('href="/energia/simular"')
  expect(html).toContain('href="/guias/como-escolher-tarifa-de-eletricidade"')
  expect(html).not.toMatch(/credito|seguros|tv-net-voz\/|depositos/)
})

it.each([
  {
    slug: 'guias/como-escolher-tarifa-de-eletricidade',
    offers: { preset: 'couple', limit: '3', heading: 'As mais baratas para um casal' },
    funnel: {},
  },
  {
    slug: 'guias/como-ler-a-fatura-da-eletricidade',
    offers: { preset: 'family', limit: '3', heading: 'As mais baratas para uma família de quatro' },
    funnel: { 'energy-type': 'electricity' },
  },
])('places offers and funnel in $slug by content alone', async ({ slug, offers, funnel }) => {
  const story = await source.story(slug)
  if (!story) throw new Error(`${slug} is missing`)
  const { html, widgets } = renderStory(story, { routes: await routes() })
  expect(widgets).toEqual([
    { id: 'w1', tag: 'qp-energy-offers', attributes: offers },
    { id: 'w2', tag: 'qp-energy-funnel', attributes: funnel },
  ])
  expect(html.replace(/<[^>]+>/g, ' ').split(/\s+/).length).toBeGreaterThan(600)
})

it('says on the energy page what is not compared, and starts from typical homes', async () => {
  const story = await source.story('energia')
  if (!story) throw new Error('energia is missing')
  const { html } = renderStory(story, { routes: await routes() })
  expect(html).toMatch(/Madeira e Açores.*ainda não temos preços/)
  expect(html.match(/href="\/energia\/simular\?energyType=/g)).toHaveLength(6)
})

const schemas: Readonly<Record<string, BlockSchema>> = { ...blockSchemas, ...settingsSchemas }

function* blocksIn(value: unknown): Generator<Block> {
  if (typeof value !== 'object' || value === null) return
  if (isBlock(value) && !value.component.startsWith('_table')) yield value
  for (const child of Object.values(value)) yield* blocksIn(child)
}

it.each([...pages, 'config/default-layout', 'config/empresa'])(
  '%s uses fields of the schemas only',
  async (slug) => {
    const story = await source.story(slug)
    const blocks = [...blocksIn(story?.content)]
    expect(blocks.length).toBeGreaterThan(0)
    for (const { component, _uid, ...fields } of blocks) {
      const known = Object.keys(schemas[component]?.fields ?? {})
      expect({ component, unknown: Object.keys(fields).filter((name) => !known.includes(name)) }).toEqual({
        component,
        unknown: [],
      })
    }
  },
)

it('keeps only menu and footer entries that lead somewhere', async () => {
  const { navbar, footer } = withKnownLinks(await source.layoutConfig(), await routes())
  const text = JSON.stringify({ navbar, footer })
  expect(text).toContain('/energia/simular')
  expect(text).toContain('0000375')
  expect(text).toContain('https://www.livroreclamacoes.pt/')
  expect(text).not.toMatch(/"\/(credito-|seguros|tv-net-voz\/|depositos)|cached_url/)
})

it('keeps the inline style sheet within 4 KiB', () => {
  const files = ['tokens.css', 'base.css'].map((name) => join(host, '../shared-lib/src/styles', name))
  const sizes = [...files, join(__dirname, 'critical.css')].map(
    (file) => transform({ filename: file, code: readFileSync(file), minify: true }).code.length,
  )
  const total = sizes.reduce((sum, size) => sum + size, 0)
  expect(total).toBeGreaterThan(1500)
  expect(total).toBeLessThanOrEqual(4096)
})
