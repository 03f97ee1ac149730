import { monthsInWords } from './time-words'

it.each([
  [0, '0 meses'],
  [1, '1 mês'],
  [23, '23 meses'],
  [24, '2 anos'],
  [25, '2 anos e 1 mês'],
  [34, '2 anos e 10 meses'],
])('%d months are %s', (months, words) => expect(monthsInWords(months)).toBe(words))

it.each([
  [11, '11 meses'],
  [12, '1 ano'],
  [14, '1 ano e 2 meses'],
])('with years from twelve on, %d months are %s', (months, words) =>
  expect(monthsInWords(months, 12)).toBe(words),
)
