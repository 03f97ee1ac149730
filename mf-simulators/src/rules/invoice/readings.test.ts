import { pageLines } from './page-lines'
import { readingsOf } from './readings'
import cases from './readings.test.json'
import data from './testing/readings.json'
import { typed } from './testing/typed'
import type { TextItem } from './text-item'

const last = (text: string) => readingsOf(pageLines(typed(text))).at(-1)

it.each(cases as [string, string, Record<string, unknown>][])('gives a number %s', (_, text, expected) => {
  const { sentence, lead, ...rest } = expected
  const reading = last(text)
  expect({ ...reading, unit: reading?.unit ?? null }).toMatchObject(rest)
  if (lead) expect([reading?.lead, reading?.sentence.trim()]).toEqual([lead, String(sentence).trim()])
})

it.each(data.leads)('joins to a sentence %s', (_, above, text, lead) =>
  expect(last(`${above}\n${text}`)?.lead).toMatch(new RegExp(lead as string)),
)

const item = (text: string, x: number, y: number, page = 1, top?: number): TextItem => ({
  text,
  x,
  y,
  page,
  width: text.length * 5,
  height: 10,
  ...(top !== undefined && { top }),
})

it.each([
  ['pieces of one height', [item('b', 100, 10), item('a', 0, 10)], ['a  b']],
  ['letters of one word', [item('Ener', 0, 10), item('gia', 20, 10)], ['Energia']],
  ['words of one cell', [item('Energia', 0, 10), item('ativa', 38, 10)], ['Energia ativa']],
  ['a line slightly lower', [item('a', 0, 10), item('b', 100, 14)], ['a  b']],
  ['the next line', [item('a', 0, 10), item('b', 100, 15)], ['a', 'b']],
  ['another page', [item('b', 0, 10, 2), item('a', 0, 10)], ['a', 'b']],
  ['nothing for blanks', [item(' ', 0, 10)], []],
  ['blanks as one', [item('a   b ', 0, 10)], ['a b']],
])('makes lines of %s', (_, items, texts) => expect(pageLines(items).map(({ text }) => text)).toEqual(texts))

it('shows the upper edge of a line where all of its pieces have one', () => {
  expect(pageLines([item('a', 0, 10, 1, 4), item('b', 100, 10, 1, 2)])[0]?.top).toBe(2)
  expect(pageLines([item('a', 0, 10, 1, 4), item('b', 100, 10)])[0]?.top).toBeUndefined()
})
