import { masks } from './masks'
import cases from './masks.test.json'
import data from './testing/masks.json'

it.each(cases.dates)('shapes "$text" as $date, as a month $month', ({ text, date, month }) => {
  expect(masks.date(text)).toBe(date)
  expect(masks.month(text)).toBe(month)
})

it.each(data.masks)('writes $text as $shown in a $mask', ({ mask, text, shown }) =>
  expect(masks[mask as keyof typeof masks](text, '')).toBe(shown),
)

// Of a number, the text before decides the meaning of a point.
it.each(cases.numbers)('writes $text after $before as $shown: $why', ({ before, text, shown }) =>
  expect(masks.number(text, before)).toBe(shown),
)
