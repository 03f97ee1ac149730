import { catalogueImport } from './catalogue-import'
import { catalogueSchema, euros, text } from './catalogue-schema'
import cases from './testing/catalogue-import.json'
import { tryImport } from './try-import.fixture'

const set = catalogueImport({
  usage: 'npm run import:exemplo -- <file.json>',
  schema: catalogueSchema({ name: text, price: euros }, { note: text }),
})

const offer = (id: string, price: number, evidence: object = {}) => ({
  id,
  evidence: { asOf: '2026-11-01', sources: ['banco'], confidence: 'A', ...evidence },
  name: `Exemplo ${id}`,
  price,
})
const catalogue = (offers: readonly object[], head: object = {}) =>
  JSON.stringify({
    asOf: '2026-11-02',
    credit: 'Preços: Exemplo',
    sources: { banco: { title: 'Banco Exemplo', dated: '2026-11' } },
    offers,
    ...head,
  })
const held = catalogue([offer('ex-one', 10), offer('ex-two', 20)])
const tried = (file: string, args: readonly string[] = []) => tryImport(set, held, file, { args })

test('a newer catalogue takes the place of the old one, one offer a line, and lists what changed', () => {
  const file = catalogue(
    [
      offer('ex-two', 21),
      offer('ex-new', 5, { until: '2026-11-10' }),
      offer('ex-old', 1, { asOf: '2026-07-01' }),
    ],
    { asOf: '2026-11-20' },
  )
  const { code, lines, after } = tried(file)
  expect(lines).toEqual(cases.lines)
  expect(code).toBe(0)
  expect(after.split('\n').map((line) => line.slice(0, 14))).toEqual(cases.after)
})

test.each<[string, string, string]>([
  ['no JSON', 'id;price\n', 'is no JSON'],
  ['an older catalogue', catalogue([offer('ex-one', 1)], { asOf: '2026-11-01' }), 'older than 2026-11-02'],
  ['one of tomorrow', catalogue([offer('ex-one', 1)], { asOf: '2026-11-23' }), 'had not come on 2026-11-22'],
  ['no offers', catalogue([]), 'must NOT have fewer than 1 items'],
  ['a text', catalogue([{ ...offer('ex-one', 1), price: '10 €' }]), 'column ex-one/price: must be number'],
  ['a price below zero', catalogue([offer('ex-one', -1)]), 'column ex-one/price: must be >= 0'],
  ['an unknown member', catalogue([{ ...offer('ex-one', 1), prize: 1 }]), '(prize)'],
  ['a missing member', catalogue([{ ...offer('ex-one', 1), name: undefined }]), "required property 'name'"],
  ['an id twice', catalogue([offer('ex-one', 1), offer('ex-one', 2)]), 'column ex-one: stands twice'],
  ['an odd source', catalogue([offer('ex-one', 1, { sources: ['toString'] })]), 'names no source: toString'],
  ['a day that is none', catalogue([offer('ex-one', 1, { asOf: '2026-02-30' })]), 'has a day that is none'],
  ['a newer price', catalogue([offer('ex-one', 1, { asOf: '2026-11-03' })]), 'newer than the catalogue'],
])('%s is refused and changes nothing', (_name, file, words) => {
  const { code, lines, after } = tried(file)
  expect(lines.join('\n')).toContain(words)
  expect([code, lines.at(-1), after]).toEqual([1, 'import refused: nothing was written', held])
})

test.each<[string, readonly string[], string]>([
  ['a reading of tomorrow', ['--read', '2026-11-23'], '--read is the day'],
  ['two files', ['another.json'], 'say which one file'],
  ['an unknown option', ['--force'], "Unknown option '--force'"],
])('%s is refused', (_name, args, words) => {
  const { code, lines } = tried(held, args)
  expect([code, lines.join('\n')]).toEqual([1, expect.stringContaining(words)])
})

test('--out leaves the catalogue of the site as it is', () => {
  const { code, after } = tried(catalogue([offer('ex-one', 9)]), ['--out', '/dev/null/nowhere'])
  expect([code, after]).toEqual([1, held])
})
