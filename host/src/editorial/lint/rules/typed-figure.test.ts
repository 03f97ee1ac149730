import { eurosPer, labelled, percent } from 'shared-lib/rules/dated/figure-words'
import { figure, publishFigures } from 'shared-lib/rules/dated/published-figure'
import { invented } from '../../../content/figures/testing/invented'
import { contextOf, findingsOfRule, pageOf, rich, snapshotOf, storyWith } from '../testing/lint-context'
import cases from './testing/typed-figure.json'

const parameter = <Value>(id: string, ...values: readonly [from: string, value: Value][]) =>
  invented(
    id,
    values.map(([from, value]) => ({ from, value })),
  )
const minimum = parameter('pay.minimum', ['2025-01-01', 870], ['2026-01-01', 920])
const ias = parameter('pay.ias', ['2026-01-01', 537.13])
const cap = parameter('credit.cap', ['2026-10-01', { cards: 0.185, car: 0.1 }])
const lines = labelled({ cards: 'Cartões e descobertos', car: 'Automóvel' }, percent)
// Only how texts repeat figures is under test.
const figures = publishFigures('Tudo', [
  figure(minimum, 'Salário mínimo nacional', eurosPer('mês')),
  figure(cap, 'TAEG máxima do crédito aos consumidores', lines),
  figure(ias, 'IAS, indexante dos apoios sociais', eurosPer('mês')),
])
const context = contextOf({ snapshot: snapshotOf([], figures) })
const faults = findingsOfRule('figure')
const found = (...texts: string[]) => faults(pageOf(rich(...texts)), context)

it.each(cases.found)('finds a figure that is typed: %s', (text, reference) =>
  expect(found(text)).toMatchObject([{ severity: 'warning', how: expect.stringContaining(reference) }]),
)

it.each(['O salário mínimo nacional é de 935 € por mês.', 'Em 2026, o IAS é de 540 €.'])(
  'finds one whose value differs: %s',
  (text) => {
    const what = expect.stringContaining('não diz o mesmo')
    expect(found(text)).toMatchObject([{ severity: 'warning', what }])
  },
)

describe('leaves alone', () => {
  it.each(cases.allowed)('%s', (_, text) => expect(found(text)).toEqual([]))

  it('what a source stated on its day', () => {
    const source = { component: 'source', title: 'IAS de 537,13 €: Diário da República' }
    const story = storyWith({ component: 'article', title: 'T', sources: [source], body: [] })
    expect(faults(story, context)).toEqual([])
  })
})
