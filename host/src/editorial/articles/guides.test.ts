import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isIsoDate } from 'shared-lib/rules/dates/iso-date'
import { anchorOf } from '../../base/text/anchor'
import { richTextWords } from '../../content/blocks/rich-text-words'
import { figureBookOf } from '../../content/figures/figure-book'
import { resolveFigures } from '../../content/figures/story-figures'
import { type Block, isBlock, isRecord, recordsOf, textOf } from '../../content/source/story'
import { sourceSnapshot } from '../lint/testing/source-snapshot'

const stories = join(__dirname, '../../../content/stories')

interface Read {
  readonly uuid: string
  readonly content: Block
}

const read = (slug: string): Read => JSON.parse(readFileSync(join(stories, `${slug}.json`), 'utf8'))

const namesIn = (folder: string) =>
  (existsSync(join(stories, folder)) ? readdirSync(join(stories, folder)) : [])
    .filter((file) => file.endsWith('.json') && !file.endsWith('.draft.json'))
    .map((file) => file.slice(0, -'.json'.length))

const guides = namesIn('guias').map((name) => ({ ...read(`guias/${name}`), name }))

const authors = new Set(namesIn('blog/autores').map((name) => read(`blog/autores/${name}`).uuid))

function* blocksIn(value: unknown): Generator<Block> {
  if (typeof value !== 'object' || value === null) return
  if (isBlock(value)) yield value
  for (const child of Object.values(value)) yield* blocksIn(child)
}

const wordCount = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length

const spoken = ['title', 'text', 'question'] as const

/** Prose of a guide, without its tables and sources. */
const proseOf = ({ lead, body }: Block) =>
  [
    textOf(lead),
    ...[...blocksIn(body)]
      .filter(({ component }) => !/^(table|_table|widget|table-of-contents)/.test(component))
      .flatMap((block) => [
        ...spoken.map((field) => textOf(block[field])),
        ...[block.body, block.answer].filter(isRecord).map(richTextWords),
      ]),
  ].join(' ')

const tablesOf = (body: unknown) =>
  [...blocksIn(body)].flatMap(({ component, value, note }) =>
    /^_?table/.test(component) ? [textOf(value), textOf(note)] : [],
  )

const drawnIn = (opening: unknown) =>
  [...blocksIn(opening)].flatMap(({ label, value, text }) => [textOf(label), textOf(value), textOf(text)])

const figuresIn = (content: Block) =>
  [proseOf(content), ...tablesOf(content.body), ...drawnIn(content.opening)].join(' ')

/** `6.450.000 €`, `18,5 %`, `14 dias`, `24 meses`: numbers that a reader may want to check. */
const figuresOf = (text: string) =>
  text.match(/\d[\d.,]*(?= ?(?:€|%|kWh|kVA|dias|meses|anos|ofertas|mil))/g) ?? []

/** Sources that name a figure of the guide, with where and of when it is. */
const sourcedFigures = (content: Block) => {
  const shown = figuresIn(content)
  return recordsOf(content.sources).filter(
    ({ title, date, link }) =>
      /^https:\/\//.test(isRecord(link) ? textOf(link.url) : '') &&
      /\d{4}/.test(textOf(date)) &&
      figuresOf(textOf(title)).some((figure) => shown.includes(figure)),
  )
}

const hasTag = (body: unknown) =>
  [...blocksIn(body)].some((one) => one.component.startsWith('qp-') || textOf(one.tag).startsWith('qp-'))

const topicOf = ({ topic, theme }: Block) => anchorOf(textOf(topic) || textOf(theme))

const posts = namesIn('blog').map((name) => read(`blog/${name}`))
const topics = [...guides, ...posts].map(({ content }) => topicOf(content))

describe.each(guides)('guias/$name', ({ content: written }) => {
  let content: Block

  // With its figures filled in, as the page shows it.
  beforeAll(async () => {
    content = resolveFigures(written, figureBookOf(await sourceSnapshot(), '2026-11-22'))
  })

  it('leads on to related articles, of its topic or named by an editor', () => {
    const named = [...blocksIn(content.body)].some(({ component }) => component === 'article-list')
    expect(named || topics.filter((topic) => topic === topicOf(content)).length > 1).toBe(true)
  })

  it('explains its subject, not only names it', () => {
    expect(wordCount(proseOf(content))).toBeGreaterThanOrEqual(350)
  })

  it('names the sources of its claims with a link and a date, and at least three figures where it is long', () => {
    const isLong = wordCount(proseOf(content)) >= 900
    const dated = recordsOf(content.sources).filter(({ date }) => /\d{4}/.test(textOf(date)))
    expect(dated.length).toBeGreaterThanOrEqual(2)
    expect(sourcedFigures(content).length).toBeGreaterThanOrEqual(isLong ? 3 : 0)
  })

  it('names only figures in its sources that are in the text', () => {
    const shown = figuresIn(content)
    const titles = recordsOf(content.sources).map(({ title }) => textOf(title))
    expect(titles.flatMap(figuresOf).filter((figure) => !shown.includes(figure))).toEqual([])
  })

  it('is signed by an author with a page, and by another where it is reviewed', () => {
    const signed = [content.author, content.reviewer ?? []].flat()
    expect(signed.filter((name) => !authors.has(textOf(name)))).toEqual([])
    expect(new Set(signed).size).toBe(signed.length)
  })

  it('states when it was updated, and lists what is in it', () => {
    expect(isIsoDate(textOf(content.publishedOn))).toBe(true)
    expect(isIsoDate(textOf(content.updatedOn))).toBe(true)
    expect(textOf(content.updatedOn) >= textOf(content.publishedOn)).toBe(true)
    expect([...blocksIn(content.body)].map(({ component }) => component)).toContain('table-of-contents')
  })

  it('answers by a picture in its first screen', () => {
    const drawn = recordsOf(content.opening).map(({ component }) => textOf(component))
    expect(drawn.some((name) => ['chart', 'drawing', 'image'].includes(name))).toBe(true)
    expect(textOf(content.lead).length).toBeLessThanOrEqual(280)
  })

  it('has a live tag', () => expect(hasTag(content.body)).toBe(true))

  it('describes itself in the length that search engines show', () => {
    expect(textOf(content.description).length).toBeGreaterThanOrEqual(90)
    expect(textOf(content.description).length).toBeLessThanOrEqual(160)
  })
})
