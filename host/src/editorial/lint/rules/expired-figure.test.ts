import type { PublishedFigure } from 'shared-lib/rules/dated/published-figure'
import { contextOf, findingsOfRule, pageOf, rich, snapshotOf, storyWith } from '../testing/lint-context'

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

describe('tells a figure that no longer holds', () => {
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

it.each([
  ['O IAS é de 522,50 €.', 1],
  ['Até 1,5 vezes o indexante dos apoios sociais (IAS), de 522,50 €.', 1],
  ['O IAS é de 537,13 €.', 0],
  ['Em 2025, o IAS era de 522,50 €.', 0],
  ['Um telemóvel nas Caldas custa 522,50 €; a ias não interessa.', 0],
])('knows a figure by its initials alone: %s', (words, count) => expect(found(words)).toHaveLength(count))

describe('leaves alone', () => {
  it.each([
    ['the value of today', 'O salário mínimo nacional no continente é de 920 €.'],
    ['a figure told with its year', 'Em 2025, o salário mínimo nacional no continente era de 870 €.'],
    ['the same amount of something else', 'Um portátil custa 870 €.'],
    ['the name without a figure', 'O salário mínimo nacional no continente sobe todos os anos.'],
    ['a part of another number', 'Quem ganha acima do salário mínimo nacional no continente, 1870 €.'],
    ['a percentage that is no amount', 'O salário mínimo nacional no continente subiu 870 %.'],
  ])('%s', (_, words) => expect(found(words)).toEqual([]))

  it('what holds on the day asked about', () => {
    const words = 'A TAEG máxima dos cartões é de 18,8 %.'
    expect(found(words, '2026-09-30')).toEqual([])
    expect(found(words, '2026-10-01')).toHaveLength(1)
  })

  it('what a source said on its day', () => {
    const source = { component: 'source', title: 'TAEG máxima dos cartões de 18,8 %: Banco de Portugal' }
    const story = storyWith({ component: 'article', title: 'T', sources: [source], body: [] })
    expect(expired(story, context())).toEqual([])
  })
})

describe('tells a promise past its day', () => {
  it.each([
    ['Campanha válida até 31 de janeiro de 2026.', 1],
    ['Promoção até 22 de novembro de 2026', 0],
    ['Campanha válida até 31 de fevereiro de 2026.', 0],
    ['A suspensão acabou a 31 de dezembro de 2025.', 0],
    ['Campanha válida até 31/01/2026.', 1],
    ['Campanha válida até 31/1/26', 1],
    ['Campanha válida até 2026-01-31', 1],
    ['Campanha válida até 1 de jan. de 2026', 1],
    ['Campanha válida até 1.º de março de 2026', 1],
    ['Oferta até ao fim do dia 1 SET. 2026', 1],
    ['Campanha válida até 31/02/2026.', 0],
    ['Oferta até 10 / 20 euros', 0],
    ['Válido até à 0 de março de 2026', 0],
  ])('%s', (words, count) => expect(found(words)).toHaveLength(count))

  it.each(['31/01/2026', '2026-01-31', '31 jan. 26'])('and its day, from %s', (day) => {
    const [one] = found(`Válida até ${day}`)
    expect(one?.what).toBe('Diz que vale até 31 de janeiro de 2026, que já passou.')
  })
})
