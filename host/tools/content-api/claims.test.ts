import { readFileSync } from 'node:fs'
import path from 'node:path'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { storyPieces, wordsOf } from '../../src/editorial/lint/story-pieces'
import { publishedStories, resolvedPages } from './testing/page-words'

// Every page that mentions a right states its legal conditions, and claims about a catalogue match the catalogue. Other
// wording is left to editors: docs/guides/editorial.md.

const root = path.resolve(__dirname, '../../..')
const today = '2026-11-22'

/** Every word of every story, as its page shows them, by path. */
let pages: ReadonlyMap<string, string>

beforeAll(async () => {
  pages = await resolvedPages(today)
})

/**
 * One a paragraph: what it is about, then patterns. `?`: every page whose words hold all of these is judged; `+`: it has to
 * say each of these; `-`: and none of these; `@`: a page that must be among the judged ones.
 */
const claims = readFileSync(path.join(__dirname, 'testing/claims.txt'), 'utf8')
  .trim()
  .split('\n\n')
  .map((paragraph) => {
    const [about, ...lines] = paragraph.split('\n')
    const after = (mark: string) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(2))
    const [where, required, never] = ['?', '+', '-'].map((mark) =>
      after(mark).map((text) => new RegExp(text)),
    )
    return { about, where, required, never, on: after('@') }
  })

it.each(claims)('$about', ({ where = [], required = [], never = [], on }) => {
  const judged = [...pages].filter(([, words]) => where.every((pattern) => pattern.test(words)))
  expect(judged.map(([page]) => page)).toEqual(expect.arrayContaining(on))
  const wrong = judged.flatMap(([page, words]) => [
    ...required.filter((pattern) => !pattern.test(words)).map((pattern) => `${page} does not say ${pattern}`),
    ...never.filter((pattern) => pattern.test(words)).map((pattern) => `${page} says ${pattern}`),
  ])
  expect(wrong).toEqual([])
})

const packages = /não mostramos (?:uma )?lista de preços|não mostramos preços de operadoras/
it.each([
  ['that there are no prices of packages, which the results list', packages],
  ['that no credit above the ceiling is shown: a list of old cards has some', /não mostramos créditos acima/],
  ['that programs may not use the site, which has an API', /uses o site de forma automática/],
])('states nowhere of itself %s', (_, untrue) =>
  expect([...pages].filter(([, words]) => untrue.test(words)).map(([page]) => page)).toEqual([]),
)

it('does not sell what the law gives everybody', () => {
  const sells = /14 dias|mudar é gr[aá]t/i
  const sold = publishedStories().filter(({ content }) =>
    storyPieces(content).some((piece) => piece.component === 'hero' && sells.test(wordsOf(piece) ?? '')),
  )
  expect(sold.map(({ full_slug }) => full_slug)).toEqual([])
})

interface Catalogue {
  readonly asOf: string
  readonly offers: readonly { readonly bank?: string; readonly evidence: { readonly asOf: string } }[]
}
const catalogue = (file: string): Catalogue => JSON.parse(readFileSync(path.join(root, file), 'utf8'))
const day = (iso: string) => formatDatePt(toIsoDate(iso))

it('counts the deposits, and dates them, as the catalogue does', () => {
  const { asOf, offers } = catalogue('mf-credit/src/term-deposit/data/offers/catalogue.json')
  const banks = new Set(offers.map(({ bank }) => bank)).size
  const amounts = [...pages].flatMap(
    ([page, words]) => words.match(/\d+ depósitos(?: de \d+ bancos)?/g)?.map((one) => [page, one]) ?? [],
  )
  expect(amounts.length).toBeGreaterThan(5)
  const right = [`${offers.length} depósitos`, `${offers.length} depósitos de ${banks} bancos`]
  expect(amounts.filter(([, one = '']) => !right.includes(one))).toEqual([])
  expect(pages.get('depositos-a-prazo')).toContain(`Taxas de ${day(asOf)}`)
})

it('counts the cards as their catalogue does, and types no day of the prices of energy', () => {
  const cards = catalogue('mf-credit/src/credit-card/data/offers/catalogue.json')
  const words = 'Temos oito cartões sem anuidade, com as condições de novembro de 2025'
  expect(pages.get('cartao-de-credito')).toContain(words)
  expect([cards.offers.length, cards.asOf.slice(0, 7)]).toEqual([8, '2025-11'])
  const { asOf, offers } = catalogue('mf-energy/src/data/offers/catalogue.json')
  // Each price carries its own day: one typed here would be wrong after the next import.
  const days = new Set([asOf, ...offers.map(({ evidence }) => evidence.asOf)])
  expect([...days].filter((one) => pages.get('energia')?.includes(day(one.slice(0, 10))))).toEqual([])
})
