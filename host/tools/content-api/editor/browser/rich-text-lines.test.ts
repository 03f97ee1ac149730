import { contentOf, isLine, lineOf, linksIn, type RichNode } from './rich-text-lines'

const paragraph = (...content: RichNode[]): RichNode => ({ type: 'paragraph', content })
const text = (words: string, ...marks: { type: string; attrs?: object }[]): RichNode =>
  ({ type: 'text', text: words, ...(marks.length > 0 && { marks }) }) as RichNode
const link = { type: 'link', attrs: { href: '/energia', uuid: 'u1', linktype: 'story', target: '_self' } }
const far = { type: 'link', attrs: { href: 'https://pt.wikipedia.org/wiki/IMI_(imposto)', linktype: 'url' } }
const bold = { type: 'bold' }
const italic = { type: 'italic' }

test.each([
  ['plain text', paragraph(text('Uma frase.')), 'Uma frase.'],
  [
    'bold and italic',
    paragraph(text('a '), text('b', bold), text(' c '), text('d', italic)),
    'a **b** c _d_',
  ],
  [
    'bold inside italic',
    paragraph(text('a ', italic), text('b', bold, italic), text(' c', italic)),
    '_a **b** c_',
  ],
  ['a link', paragraph(text('ver '), text('energia', link)), 'ver [energia](/energia)'],
  ['bold inside a link', paragraph(text('x', bold, link)), '[**x**](/energia)'],
  [
    'a link with brackets',
    paragraph(text('[1]', far)),
    String.raw`[\[1\]](https://pt.wikipedia.org/wiki/IMI_\(imposto\))`,
  ],
  ['a line break', paragraph(text('a'), { type: 'hard_break' }, text('b')), 'a\nb'],
  ['italic beside letters with accents', paragraph(text('é '), text('água', italic)), 'é _água_'],
  ['words that look like signs', paragraph(text('a **b** c')), String.raw`a \*\*b\*\* c`],
  ['a path of Windows', paragraph(text(String.raw`C:\*`)), String.raw`C:\\\*`],
  ['nothing', paragraph(), ''],
])('%s is written and comes back the same', (_, node, line) => {
  expect(lineOf(node)).toBe(line)
  expect(isLine(node)).toBe(true)
  expect(contentOf(line, linksIn([node]))).toEqual(node.content)
})

test('what a link leads to is kept while its words change', () => {
  expect(contentOf('[a energia](/energia)', [link])).toEqual([text('a energia', link)])
})

test.each(['**', '**meio', '[meio](', '_', 'a ** b', 'snake_case_name', 'água_e_luz', 'ver _ aqui _'])(
  '%p is plain text',
  (line) => {
    expect(contentOf(line)).toEqual([text(line)])
  },
)

test.each([
  ['a mark we cannot write', paragraph(text('x', { type: 'underline' }))],
  ['a picture', paragraph({ type: 'image', attrs: { src: '/a.png' } })],
])('%s is no line', (_, node) => expect(isLine(node)).toBe(false))
