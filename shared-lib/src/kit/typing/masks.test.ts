import { masks } from './masks'

it.each([
  { text: '12', date: '12', month: '12' },
  { text: '1203', date: '12/03', month: '12/03' },
  { text: '12031990', date: '12/03/1990', month: '03/1990' },
  { text: '1/', date: '01/', month: '01/' },
  { text: '1/3/1990', date: '01/03/1990', month: '03/1990' },
  { text: '1-3-1990', date: '01/03/1990', month: '03/1990' },
  { text: '1 3 1990', date: '01/03/1990', month: '03/1990' },
  { text: '012026', date: '01/20/26', month: '01/2026' },
  { text: '1990-02', date: '1990/02', month: '02/1990' },
  { text: '19/90-', date: '1990/', month: '1990/' },
  { text: '1990/02/01', date: '01/02/1990', month: '02/1990' },
  { text: '15/03/', date: '15/03/', month: '15/03/' },
  { text: '15/03/20', date: '15/03/20', month: '15/03/20' },
  { text: '31/02/2027', date: '31/02/2027', month: '31/02/2027' },
  { text: 'm', date: 'm', month: 'm' },
  { text: '15 de mar', date: '15 de mar', month: '15 de mar' },
  { text: 'mar/20', date: 'mar/20', month: 'mar/20' },
  { text: 'mar/2027', date: 'mar/2027', month: '03/2027' },
  { text: '15 mar 2027', date: '15/03/2027', month: '03/2027' },
  { text: 'abc', date: '', month: '' },
])('shapes "$text" as $date, as a month $month', ({ text, date, month }) => {
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
it.each([
  { before: '123', text: '1234', shown: '1.234', why: 'a fourth digit' },
  { before: '12.345', text: '12.3456', shown: '123.456', why: 'another one' },
  { before: '1.234', text: '1.23', shown: '123', why: 'the last digit is deleted' },
  { before: '1.234', text: '1234', shown: '1.234', why: 'the point alone is deleted' },
  { before: '12.345', text: '12.', shown: '12', why: 'three digits are deleted' },
  { before: '1.234', text: '15.234', shown: '15.234', why: 'a digit is put in' },
  { before: '1.234', text: '.234', shown: '.234', why: 'no number yet' },
  { before: '1.234', text: '1.234,', shown: '1.234,', why: 'cents begin' },
  { before: '1.234,5', text: '1.234,50', shown: '1.234,50', why: 'cents go on' },
  { before: '1.234', text: '1.234.', shown: '1.234.', why: 'the point of a keypad' },
  { before: '1.234.', text: '1.234.5', shown: '1.234.5', why: 'cents behind it' },
  { before: '1.234.56', text: '1.234.567', shown: '1.234.567', why: 'points typed by hand' },
  { before: '12', text: '12.', shown: '12.', why: 'a point after two digits' },
  { before: '12.', text: '12.5', shown: '12.5', why: 'half a euro' },
  { before: '1.234', text: '12.5', shown: '12.5', why: 'another number in its place' },
  { before: '', text: '1500 euros', shown: '1.500', why: 'a number with its unit' },
  { before: '', text: '-1500', shown: '-1.500', why: 'below zero' },
  { before: '', text: '0500', shown: '0500', why: 'no thousands begin with nothing' },
  { before: '', text: '1e3', shown: '1e3', why: 'no number: it stays, and its field says so' },
])('writes $text after $before as $shown: $why', ({ before, text, shown }) =>
  expect(masks.number(text, before)).toBe(shown),
)
