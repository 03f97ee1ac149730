import { masks } from './masks'
import cases from './masks.test.json'

it.each(cases.dates)('shapes "$text" as $date, as a month $month', ({ text, date, month }) => {
  expect(masks.date(text)).toBe(date)
  expect(masks.month(text)).toBe(month)
})

it.each([
  { mask: 'postal', text: '10a00001', shown: '1000-001' },
  { mask: 'postal', text: '1000', shown: '1000' },
  { mask: 'postal', text: '10000011', shown: '1000-001' },
  { mask: 'plate', text: 'aa0', shown: 'AA-0' },
  { mask: 'plate', text: 'l123456', shown: 'L123456' },
  { mask: 'plate', text: '123cd456', shown: '123CD456' },
  { mask: 'phone', text: '9123456', shown: '912 3456' },
  { mask: 'phone', text: '+351912', shown: '+351912' },
  { mask: 'phone', text: '912 ext', shown: '912 ext' },
  { mask: 'nif', text: 'PT 504', shown: '504' },
] as const)('writes $text as $shown in a $mask', ({ mask, text, shown }) =>
  expect(masks[mask](text, '')).toBe(shown),
)

// Of a number, the text before decides the meaning of a point.
it.each(cases.numbers)('writes $text after $before as $shown: $why', ({ before, text, shown }) =>
  expect(masks.number(text, before)).toBe(shown),
)
