import { monthsInWords, textsOf } from './words'

it.each([
  { months: 1, words: '1 mês' },
  { months: 11, words: '11 meses' },
  { months: 12, words: '1 ano' },
  { months: 13, words: '1 ano e 1 mês' },
  { months: 26, words: '2 anos e 2 meses' },
])('writes $months months', ({ months, words }) => expect(monthsInWords(months)).toBe(words))

it('writes inputs as people type them', () => {
  expect(textsOf({ spread: 0.6, newMonths: 300 })).toEqual({ spread: '0,6', newMonths: '300' })
})
