import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import type { RichNode } from './rich-text-lines'
import { isText, nodesOf, textOf } from './rich-text-markdown'

const text = (words: string, ...marks: { type: string }[]): RichNode => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
})
const paragraph = (words: string): RichNode => ({ type: 'paragraph', content: words ? [text(words)] : [] })
const heading = (level: number, words: string): RichNode => ({
  type: 'heading',
  attrs: { level },
  content: [text(words)],
})
const item = (words: string, ...lists: RichNode[]): RichNode => ({
  type: 'list_item',
  content: [paragraph(words), ...lists],
})
const points = (...content: RichNode[]): RichNode => ({ type: 'bullet_list', content })
const steps = (order: number, ...content: RichNode[]): RichNode => ({
  type: 'ordered_list',
  attrs: { order },
  content,
})
const quotation = (...content: RichNode[]): RichNode => ({ type: 'blockquote', content })

test.each<[string, readonly RichNode[], string]>([
  [
    'titles',
    [heading(2, 'Título'), paragraph('Texto.'), heading(3, 'Menor')],
    '## Título\n\nTexto.\n\n### Menor',
  ],
  ['points', [points(item('um'), item('dois'))], '- um\n- dois'],
  ['steps', [steps(1, item('um'), item('dois'))], '1. um\n2. dois'],
  ['steps from three on', [steps(3, item('um'), item('dois'))], '3. um\n4. dois'],
  [
    'lists inside a point',
    [points(item('um', steps(1, item('a'), item('b', points(item('fundo'))))), item('dois'))],
    '- um\n  1. a\n  2. b\n    - fundo\n- dois',
  ],
  ['a quotation', [quotation(paragraph('um'), points(item('a')))], '> um\n>\n> - a'],
  ['a line between', [paragraph('a'), { type: 'horizontal_rule' }, paragraph('b')], 'a\n\n---\n\nb'],
  ['two lists side by side', [points(item('a')), steps(1, item('b'))], '- a\n\n1. b'],
  ['letters that look like a title', [paragraph('# 1')], String.raw`\# 1`],
  ['letters that look like a step', [paragraph('2026. Ano novo')], String.raw`2026\. Ano novo`],
  ['letters that look like a point', [paragraph('- 5 €')], String.raw`\- 5 €`],
  ['nothing', [], ''],
])('%s are written and come back the same', (_, nodes, written) => {
  expect(textOf(nodes)).toBe(written)
  expect(nodesOf(written)).toEqual(nodes)
  expect(nodes.every(isText)).toBe(true)
})

test.each<[string, string, readonly RichNode[]]>([
  ['no empty line is needed after a title', '## A\nb', [heading(2, 'A'), paragraph('b')]],
  ['nor before a list', 'a\n- b', [paragraph('a'), points(item('b'))]],
  ['empty lines between points are one list', '- a\n\n- b', [points(item('a'), item('b'))]],
  ['other signs of points', '* a\n* b', [points(item('a'), item('b'))]],
  ['a text after a list', '- a\n\nb', [points(item('a')), paragraph('b')]],
  ['more empty lines', '\n\na\n\n\n\nb\n', [paragraph('a'), paragraph('b')]],
  ['a line that is no title', '##a', [paragraph('##a')]],
])('%s', (_, written, nodes) => expect(nodesOf(written)).toEqual(nodes))

test('what was not touched stays as it was, to the last attribute', () => {
  const before: RichNode[] = [
    { type: 'paragraph', attrs: { textAlign: null }, content: [text('a')] },
    { type: 'ordered_list', content: [item('b')] },
  ]
  expect(before.every(isText)).toBe(true)
  const [first, list, added] = nodesOf('a\n\n1. b\n\nc', before)
  expect([first, list]).toEqual(before)
  expect(added).toEqual(paragraph('c'))
})

test.each<[string, RichNode]>([
  ['a table', { type: 'table', content: [{ type: 'tableRow', content: [] }] }],
  ['a block', { type: 'blok', attrs: { body: [] } }],
  ['an underlined word', { type: 'paragraph', content: [text('a', { type: 'underline' })] }],
  ['a paragraph to the right', { type: 'paragraph', attrs: { textAlign: 'right' }, content: [text('a')] }],
  ['a picture', { type: 'image', attrs: { src: '/a.png' } }],
])('%s stands by itself', (_, node) => expect(isText(node)).toBe(false))

const scraps = [
  ...['**', '_', '`', '[', '](', ')', '\\', '## ', '# ', '- ', '1. ', '> ', '---', '<', '*'],
  ...['\n', '\n\n', '  ', ' ', 'a', 'é', 'b.', '/x'],
]

test('whatever is typed means something that is written and read the same again', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...scraps), { maxLength: 14 }), (parts) => {
      const nodes = nodesOf(parts.join(''))
      expect(nodes.filter((node) => !isText(node))).toEqual([])
    }),
    { numRuns: 3000 },
  )
})

function* documents(value: unknown): Generator<RichNode> {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value && value.type === 'doc') yield value as RichNode
  for (const inner of Object.values(value)) yield* documents(inner)
}

test('every text of our own stories can be written', () => {
  const folder = path.resolve(__dirname, '../../../../content/stories')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((one) =>
    one.endsWith('.json'),
  )
  const nodes = files
    .flatMap((file) => [...documents(JSON.parse(readFileSync(path.join(folder, file), 'utf8')))])
    .flatMap(({ content = [] }) => content)
  expect(nodes.length).toBeGreaterThan(500)
  const alone = nodes.filter((node) => !isText(node)).map(({ type }) => type)
  // The paragraph is the one of `/estilo` that shows every mark there is.
  expect(alone.sort()).toEqual(['blok', 'blok', 'code_block', 'paragraph', 'table'])
})
