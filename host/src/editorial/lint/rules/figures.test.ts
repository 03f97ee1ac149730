import { labelled, numbered, percent } from 'shared-lib/rules/dated/figure-words'
import { figure, publishFigures } from 'shared-lib/rules/dated/published-figure'
import { invented } from '../../../content/figures/testing/invented'
import { contextOf, findingsOfRule, pageOf, rich, snapshotOf } from '../testing/lint-context'
import cases from './testing/figures.json'

// Only how figures are named is under test.
const values = [{ from: '2001-01-01', to: '2998-12-31', value: { cards: 0.185, car: 0.1 } }]
const lines = labelled({ cards: 'Cartões', car: 'Carro' }, percent)
const figures = publishFigures('Crédito', [figure(invented('credit.cap', values), 'TAEG máxima', lines)])
const faults = findingsOfRule('figure')
const found = (text: string, today = '2026-11-22') =>
  faults(pageOf(rich(text)), contextOf({ snapshot: snapshotOf([], figures), today }))

it.each(cases.found as [string, string[]][])('%s', (text, severities) =>
  expect(found(text).map(({ severity }) => severity)).toEqual(severities),
)

it('refuses a line that is named by its amount, which may be corrected', () => {
  const limit = invented('tax.steps', [{ from: '2001-01-01', value: 0 }])
  const steps = figure(limit, 'Escalões', () => numbered([['Até 106.346\u00a0€', '0\u00a0%']]))
  const context = contextOf({ snapshot: snapshotOf([], publishFigures('IMT', [steps])) })
  const of = (text: string) => faults(pageOf(rich(text)), context)
  expect(of('{{figure tax.steps Até 106.346 €}}')).toMatchObject([
    { severity: 'error', how: expect.stringContaining('{{figure tax.steps.1}}') },
  ])
  expect(of('{{figure tax.steps.1 | limit}}')).toEqual([])
})

it('suggests what was probably meant, and lists the lines there are', () => {
  expect(found('{{figure credit.kap Carro}}')[0]?.how).toContain('«credit.cap»')
  expect(found('{{figure credit.cap}}')[0]?.how).toContain('.cards (Cartões), .car (Carro)')
})

it('warns of a figure whose value has ended', () => {
  const warning = { severity: 'warning', field: 'body, parágrafo 1' }
  expect(found('{{figure credit.cap.car}}', '2999-01-01')).toMatchObject([warning])
})

it('looks into blocks too', () => {
  const block = (name: string) => ({
    type: 'blok',
    attrs: { body: [{ component: 'figure', _uid: 'f', figure: name, show: '' }] },
  })
  const story = pageOf(rich(block('credit.cap.car'), block('credit.gone')))
  const found = faults(story, contextOf({ snapshot: snapshotOf([], figures) }))
  expect(found).toMatchObject([{ rule: 'figure', uid: 'f', what: 'Nenhum número se chama «credit.gone».' }])
})
