import { eurosPer, labelled, percent } from 'shared-lib/rules/dated/figure-words'
import { figure, publishFigures } from 'shared-lib/rules/dated/published-figure'
import { createFigureBook, figureChoices, unknownWords } from './figure-book'
import { readReference, referencesIn } from './figure-reference'
import { invented } from './testing/invented'

// Only the wording of figures is under test.
const minimum = [
  { from: '2025-01-01', value: 870 },
  { from: '2026-01-01', value: 920 },
]
const cap = [{ from: '2026-10-01', to: '2026-12-31', value: { cards: 0.185, car: 0.1 } }]
const lines = { cards: 'Cartões e descobertos', car: 'Carro' }
const one = [{ from: '2026-01-01', value: 0 }]
const steps = { 'Até 106.346\u00a0€': '0\u00a0% de tudo', 'Até 330.539\u00a0€': '8\u00a0%' }
const figures = publishFigures('Tudo', [
  figure(invented('pay.minimum', minimum), 'Salário mínimo', eurosPer('mês')),
  figure(invented('credit.cap', cap), 'TAEG máxima', labelled(lines, percent)),
  figure(invented('tax.steps', one), 'Escalões', () => steps),
  figure(invented('tax.cap', one), 'Dedução', () => '35\u00a0% da despesa, até 250\u00a0€'),
  figure(invented<number>('pay.none', []), 'Nunca encontrado', percent),
])
const bookOn = (day: string) => createFigureBook(figures, day)

const wordsOf = (words: string, day = '2026-11-22') =>
  bookOn(day).answer(readReference(words)).words.replaceAll('\u00a0', ' ')

it.each([
  ['pay.minimum', '920 € por mês'],
  ['pay.minimum | value', '920 €'],
  ['pay.minimum|number', '920'],
  ['pay.minimum | date', '1 de janeiro de 2026'],
  ['pay.minimum | month', 'janeiro de 2026'],
  ['pay.minimum | year', '2026'],
  ['pay.minimum | dated', '920 € por mês, desde 1 de janeiro de 2026'],
  ['pay.minimum | 2025-06-30', '870 € por mês'],
  ['pay.minimum | value | 2025-06-30', '870 €'],
  ['credit.cap.cards', '18,5 %'],
  ['credit.cap Cartões e descobertos', '18,5 %'],
  ['credit.cap  cartoes e descobertos | quarter', '4.º trimestre de 2026'],
  ['credit.cap.car | until', '31 de dezembro de 2026'],
  ['tax.steps Até 330.539 €', '8 %'],
  ['tax.steps Até 106.346 € | value', '0 %'],
  ['tax.steps Até 106.346 € | limit', '106.346 €'],
  ['tax.cap | value', '35 %'],
  ['tax.cap | limit', '250 €'],
])('says %s', (words, expected) => expect(wordsOf(words)).toBe(expected))

it.each([
  ['a figure that nobody publishes', 'pay.maximum', 'unknown'],
  ['nothing that could be an id', 'Salário', 'unreadable'],
  ['a line that is not there', 'credit.cap.boats', 'line'],
  ['no line of several', 'credit.cap', 'line'],
  ['a form that is none', 'pay.minimum | dia', 'form'],
  ['a last day where there is none', 'pay.minimum | until', 'form'],
  ['two forms', 'pay.minimum | value | date', 'unreadable'],
  ['a figure without any value', 'pay.none', 'lapsed'],
  ['a value that ended', 'credit.cap.cards', 'lapsed', '2027-01-01'],
  ['a day before the first value', 'pay.minimum | 2024-12-31', 'lapsed'],
])('says that it is not known: %s', (_, words, problem, day = '2026-11-22') => {
  const answer = bookOn(day).answer(readReference(words))
  expect([answer.words, answer.problem]).toEqual([unknownWords, problem])
})

it('lists every line for editors to choose from, and each choice is known', () => {
  const choices = figureChoices(figures)
  expect(choices).toMatchObject({
    'pay.minimum': 'Salário mínimo',
    'credit.cap.cards': 'TAEG máxima: Cartões e descobertos',
  })
  const problems = Object.keys(choices).map((one) => bookOn('2026-11-22').answer(readReference(one)).problem)
  expect(new Set(problems)).toEqual(new Set([undefined, 'lapsed']))
})

it('finds what is written like a reference, misspelt or unfinished, and nothing else', () => {
  const text =
    'Um {{figure a.b}}, {{ FIGURE a.b | value }}, {{figure a.b sem fim; {{outro}}, {figure a.b} e {x.y}.'
  expect(referencesIn(text).map((one) => [one.text, one.reference?.id])).toEqual([
    ['{{figure a.b}}', 'a.b'],
    ['{{ FIGURE a.b | value }}', 'a.b'],
    ['{{figure a.b', undefined],
    ['{{outro}}', undefined],
    ['{figure a.b}', undefined],
  ])
})
