import { contentOf, isLine, lineOf, type RichNode, withLine } from './rich-text-lines'

const paragraph = (...content: RichNode[]): RichNode => ({ type: 'paragraph', content })
const text = (words: string, ...marks: { type: string; attrs?: object }[]): RichNode =>
  ({ type: 'text', text: words, ...(marks.length > 0 && { marks }) }) as RichNode
const link = { type: 'link', attrs: { href: '/energia', uuid: 'u1', linktype: 'story', target: '_self' } }

test.each([
  ['plain text', paragraph(text('Uma frase.')), 'Uma frase.'],
  [
    'bold and italic',
    paragraph(text('a '), text('b', { type: 'bold' }), text(' c '), text('d', { type: 'italic' })),
    'a **b** c _d_',
  ],
  ['a link', paragraph(text('ver '), text('energia', link)), 'ver [energia](/energia)'],
  ['bold inside a link', paragraph(text('x', { type: 'bold' }, link)), '[**x**](/energia)'],
  ['a line break', paragraph(text('a'), { type: 'hard_break' }, text('b')), 'a\nb'],
  ['nothing', paragraph(), ''],
])('%s is written and comes back the same', (_, node, line) => {
  expect(lineOf(node)).toBe(line)
  expect(isLine(node)).toBe(true)
  expect(withLine(node, line)).toEqual(node)
})

test('what a link leads to is kept while its words change', () => {
  const node = paragraph(text('energia', link))
  expect(contentOf('[a energia](/energia)', node)).toEqual([text('a energia', link)])
})

test.each(['**', '**meio', '[meio](', '_', 'a ** b', 'snake_case_name'])('%p is plain text', (line) => {
  expect(contentOf(line, paragraph())).toEqual([text(line)])
})

test.each([
  ['a mark we cannot write', paragraph(text('x', { type: 'underline' }))],
  ['words that look like signs', paragraph(text('a **b** c'))],
  ['a list', { type: 'bullet_list', content: [] }],
])('%s is no line', (_, node) => expect(isLine(node)).toBe(false))
