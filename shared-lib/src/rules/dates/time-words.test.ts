import cases from './testing/time-words.json'
import { monthsInWords } from './time-words'

it.each(cases.months as [number, string][])('%d months are %s', (months, words) =>
  expect(monthsInWords(months)).toBe(words),
)

it.each([
  [11, '11 meses'],
  [12, '1 ano'],
  [14, '1 ano e 2 meses'],
])('with years from twelve on, %d months are %s', (months, words) =>
  expect(monthsInWords(months, 12)).toBe(words),
)
