import { toIsoDate } from '../../rules/dates/iso-date'
import { leadingKind, marketWords, type OfferWords, type Row, sharedChips } from './row'
import { partLines } from './ui/compare-table'

const words: OfferWords = {
  bestShort: 'a melhor',
  want: 'Quero',
  ask: 'Pedir',
  order: 'Por custo',
  orderThen: (month) => `Por custo em ${month}`,
}
const row = (change: Partial<Row> = {}): Row => ({
  id: 'a',
  place: 1,
  provider: 'Exemplo',
  title: 'Um',
  main: { cents: 100 },
  own: undefined,
  chips: [],
  doubts: [],
  parts: [],
  reason: [],
  evidence: { asOf: toIsoDate('2026-06-11'), ageDays: 0, standing: 'current' },
  ...change,
})
it.each([
  [{}, 'main'],
  [{ savingCents: 1 }, 'main'],
  [{ savingCents: 0 }, 'plain'],
  [{ savingCents: -500 }, 'plain'],
  [{ place: 2 }, 'plain'],
  [{ place: undefined }, 'plain'],
])('has the main button only where changing is worth it: %j', (change, kind) =>
  expect(leadingKind(row(change))).toBe(kind),
)

it('states its place in the whole market, and which offer is first there', () => {
  const market = { placed: 42, first: row() }
  expect(marketWords(row({ place: 27 }), market, words)).toBe('27.ª de 42; a melhor é Exemplo, Um')
  expect(marketWords(row({ place: undefined }), market, words)).toBeUndefined()
  expect(marketWords(row({ place: 2 }), { placed: 0, first: undefined }, words)).toBeUndefined()
})

it('puts the same part of every offer in one line, with nothing where an offer has no such part', () => {
  const part = (key: string, cents: number) => ({ key, title: key.toUpperCase(), cents })
  expect(partLines([row({ parts: [part('x', 1), part('y', 2)] }), row({ parts: [part('y', 3)] })])).toEqual([
    { title: 'X', cents: [1, 0] },
    { title: 'Y', cents: [2, 3] },
  ])
})

it('states once what is true of every row, and leaves amounts and single rows as they are', () => {
  const chips = (...words: readonly string[]) => row({ chips: words.map((text) => ({ words: text })) })
  const saving = { words: 'Poupas', amount: { cents: 100 } }
  const shared = (...rows: readonly Row[]) => sharedChips(rows).map(({ words: text }) => text)
  expect(shared(chips('A', 'B'), chips('B', 'C'), chips('B'))).toEqual(['B'])
  expect(shared(chips('A'), chips())).toEqual([])
  expect(shared(chips('A'))).toEqual([])
  expect(shared()).toEqual([])
  expect(shared(row({ chips: [saving] }), row({ chips: [saving] }))).toEqual([])
})
