import type { PublishedFigure } from 'shared-lib/rules/dated/published-figure'
import { contextOf, findingsOfRule, pageOf, rich, snapshotOf, storyWith } from '../testing/lint-context'
import cases from './testing/expired-figure.json'

type Line = { label?: string; text: string }
const value = (from: string, to: string | undefined, ...lines: Line[]) => ({
  from,
  source: 'Diário da República',
  lines,
  version: from,
  ...(to !== undefined && { to }),
})

const figureOf = (name: string, ...values: PublishedFigure['values'][number][]): PublishedFigure => ({
  id: name,
  topic: 'Salários',
  name,
  unit: 'eur',
  reviewed: '2026-11-01',
  reviewBy: '2027-01-31',
  values,
})
const grown = (name: string, before: [from: string, text: string], now: string) =>
  figureOf(
    name,
    value(before[0], undefined, { text: before[1] }),
    value('2026-01-01', undefined, { text: now }),
  )

const label = 'Continente'
const madeira = { label: 'Madeira', text: '980,00 € por mês' }
const figures = [
  figureOf(
    'Salário mínimo nacional',
    value('2025-01-01', '2025-12-31', { label, text: '870,00 € por mês' }),
    value('2026-01-01', undefined, { label, text: '920,00 € por mês' }, madeira),
  ),
  figureOf('TAEG máxima dos cartões', value('2026-07-01', '2026-09-30', { text: '18,8 %' })),
  grown('Indexante dos apoios sociais', ['2024-01-01', '1.050,50 €'], '1.075,00 €'),
  grown('IAS, indexante dos apoios sociais', ['2025-01-01', '522,50 € por mês'], '537,13 € por mês'),
]

const expired = findingsOfRule('expired-figure')
const context = (today = '2026-11-22') => contextOf({ today, snapshot: snapshotOf([], figures) })
const found = (words: string, today?: string) => expired(pageOf(rich(words)), context(today))

describe('reports a figure that no longer holds', () => {
  const minimum = 'Salário mínimo nacional, Continente'
  const december = '31 de dezembro de 2025'
  const ias = 'Indexante dos apoios sociais'
  const card = 'TAEG máxima dos cartões'
  const none = 'Hoje não se conhece nenhum valor.'
  it.each([
    ['O salário mínimo nacional no continente é de 870 €.', minimum, december, '920,00 € por mês'],
    ['o SALARIO MINIMO NACIONAL do Continente: 870,00 euros', minimum, december, '920,00'],
    ['A TAEG máxima dos cartões é de 18,8%.', card, '30 de setembro de 2026', none],
    ['O indexante dos apoios sociais vale 1 050,50 €.', ias, december, '1.075,00 €'],
  ])('%s', (words, name, until, now) => {
    const [one, ...others] = found(words)
    expect(others).toEqual([])
    expect(one).toMatchObject({ severity: 'error', field: 'body, parágrafo 1' })
    expect(one?.what).toBe(`«${name}» está com um valor que valeu até ${until}.`)
    expect(one?.how).toContain(now)
  })
})

it.each(cases.initials as [string, number][])('knows a figure by its initials alone: %s', (words, count) =>
  expect(found(words)).toHaveLength(count),
)

describe('leaves alone', () => {
  it.each(cases.allowed)('%s', (_, words) => expect(found(words)).toEqual([]))

  it('what holds on the day asked about', () => {
    const words = 'A TAEG máxima dos cartões é de 18,8 %.'
    expect(found(words, '2026-09-30')).toEqual([])
    expect(found(words, '2026-10-01')).toHaveLength(1)
  })

  it('what a source stated on its day', () => {
    const source = { component: 'source', title: 'TAEG máxima dos cartões de 18,8 %: Banco de Portugal' }
    const story = storyWith({ component: 'article', title: 'T', sources: [source], body: [] })
    expect(expired(story, context())).toEqual([])
  })
})

describe('reports a promise past its day', () => {
  it.each(cases.dates as [string, number][])('%s', (words, count) => expect(found(words)).toHaveLength(count))

  it.each(['31/01/2026', '2026-01-31', '31 jan. 26'])('and its day, from %s', (day) => {
    const [one] = found(`Válida até ${day}`)
    expect(one?.what).toBe('Diz que vale até 31 de janeiro de 2026, que já passou.')
  })
})
