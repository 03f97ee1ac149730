import { eurosPer, labelled, percent } from 'shared-lib/rules/dated/figure-words'
import { figure, publishFigures } from 'shared-lib/rules/dated/published-figure'
import { createFigureBook, figureChoices, unknownWords } from './figure-book'
import { readReference, referencesIn } from './figure-reference'
import cases from './testing/figure-book.json'
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

it.each(cases.words)('puts %s into words', (words, expected) => expect(wordsOf(words)).toBe(expected))

it.each(cases.unknown)('states that it is not known: %s', (_, words, problem, day = '2026-11-22') => {
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
