import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { EditorState } from '@tiptap/pm/state'
import fc from 'fast-check'
import type { RichNode } from './rich-node'
import { isText, richTextIn } from './rich-text-nodes'
import { richTextSchema as schema } from './rich-text-schema'

const text = (words: string, ...marks: { type: string; attrs?: object }[]): RichNode =>
  ({ type: 'text', text: words, ...(marks.length > 0 && { marks }) }) as RichNode
const paragraph = (...content: RichNode[]): RichNode => ({
  type: 'paragraph',
  ...(content.length > 0 && { content }),
})
const list = (type: string, ...items: RichNode[][]): RichNode => ({
  type,
  content: items.map((content) => ({ type: 'list_item', content })),
})
const kept = { href: '/energia', uuid: 'u1', anchor: null, target: '_self', linktype: 'story' }
const link = { type: 'link', attrs: kept }

/** Text as written when nothing is remembered of how it came. */
const roundTrip = (nodes: readonly RichNode[]) =>
  richTextIn(schema).nodesOf(richTextIn(schema).documentOf(nodes))

const deep = list('ordered_list', [paragraph(text('um')), list('bullet_list', [paragraph(text('fundo'))])])
const heading = { type: 'heading', attrs: { level: 2, textAlign: null }, content: [text('a')] }
test.each<[string, readonly RichNode[]]>([
  ['letters that look like a step', [paragraph(text('2026. Ano novo')), paragraph(text('# 1'))]],
  ['a link with all that is kept of it', [paragraph(text('ver '), text('energia', link))]],
  ['a line break', [paragraph(text('a'), { type: 'hard_break' }, text('b'))]],
  ['lists inside a point', [{ ...deep, attrs: { order: 3 } }]],
  ['code', [{ type: 'code_block', attrs: { class: 'language-js' }, content: [text('a  b\nc')] }]],
  ['a paragraph to the right', [{ ...paragraph(text('a')), attrs: { textAlign: 'right' } }]],
  ['a title with an empty attribute', [heading]],
])('%s comes back the same, also when it was touched', (_, nodes) => {
  expect(nodes.every((node) => isText(schema, node))).toBe(true)
  const { documentOf, nodesOf } = richTextIn(schema)
  expect(nodesOf(documentOf(nodes))).toEqual(nodes)
  expect(roundTrip(nodes)).toEqual(nodes)
})

test('nothing is an empty line to write in, and an empty line alone is nothing', () => {
  const { documentOf, nodesOf } = richTextIn(schema)
  const document = documentOf([])
  expect(document.childCount).toBe(1)
  expect(nodesOf(document)).toEqual([])
})

test.each<[string, RichNode]>([
  ['a table', { type: 'table', content: [{ type: 'tableRow', content: [] }] }],
  ['a block', { type: 'blok', attrs: { body: [] } }],
  ['a picture', { type: 'image', attrs: { src: '/a.png' } }],
  ['a mark of tomorrow', paragraph(text('a', { type: 'sparkling' }))],
  ['an attribute of tomorrow', { ...paragraph(text('a')), attrs: { mood: 'calm' } }],
  ['a link with more than we know', paragraph(text('a', { type: 'link', attrs: { href: '/', rel: 'me' } }))],
  ['a point that begins with a title', list('bullet_list', [{ type: 'heading', content: [text('a')] }])],
  ['words without a line', text('a')],
])('%s is no part of a text', (_, node) => expect(isText(schema, node)).toBe(false))

/** Marks in the order in which the editor keeps them. */
const marksOf = (names: readonly string[]) =>
  Object.keys(schema.marks)
    .filter((name) => names.includes(name))
    .map((name) => (name === 'link' ? link : { type: name }))
const words = fc.string({ unit: fc.constantFrom(...'ab é*_[]()\\`#->.1{}\n'), minLength: 1, maxLength: 12 })
const markNames = fc.constantFrom('bold', 'italic', 'code', 'link', 'underline')
const anyText = fc
  .tuple(words, fc.uniqueArray(markNames, { maxLength: 3 }))
  .map(([letters, names]) => text(letters, ...marksOf(names)))
const marksIn = (one?: RichNode) => JSON.stringify(one?.marks)
/** Neighbours with equal marks are one text. */
const line = fc
  .array(anyText, { maxLength: 4 })
  .map((texts) => texts.filter((one, at) => marksIn(one) !== marksIn(texts[at - 1])))

const { block } = fc.letrec<{ block: RichNode; item: RichNode[] }>((tie) => ({
  item: fc
    .tuple(line, fc.array(tie('block'), { maxLength: 1 }))
    .map(([content, inner]) => [paragraph(...content), ...inner]),
  block: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    line.map((content) => paragraph(...content)),
    line.map((content) => ({ ...paragraph(...content), type: 'heading', attrs: { level: 3 } })),
    fc.constant<RichNode>({ type: 'horizontal_rule' }),
    fc.array(tie('item'), { minLength: 1, maxLength: 3 }).map((items) => list('bullet_list', ...items)),
    fc
      .array(tie('block'), { minLength: 1, maxLength: 3 })
      .map((content): RichNode => ({ type: 'blockquote', content })),
  ),
}))

test('whatever is written comes back the same, and what is not touched as the very same node', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 6 }), fc.nat(), (nodes, at) => {
      fc.pre(nodes.length > 1 || JSON.stringify(nodes) !== JSON.stringify([paragraph()]))
      expect(roundTrip(nodes)).toEqual(nodes)
      const { documentOf, nodesOf } = richTextIn(schema)
      const state = EditorState.create({ doc: documentOf(nodes) })
      const place = at % nodes.length
      const { doc } = state.tr.insert(
        state.doc.children.slice(0, place).reduce((size, node) => size + node.nodeSize, 0),
        schema.node('paragraph', null, schema.text('novo')),
      )
      const after = nodesOf(doc)
      expect(after[place]).toEqual(paragraph(text('novo')))
      expect(after.toSpliced(place, 1).every((node, index) => node === nodes[index])).toBe(true)
    }),
    { numRuns: 60 },
  )
})

function* documents(value: unknown): Generator<RichNode> {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value && value.type === 'doc') yield value as RichNode
  for (const inner of Object.values(value)) yield* documents(inner)
}

test('every text of our own stories can be written, and is not changed by being opened', () => {
  const folder = path.resolve(__dirname, '../../../../content/stories')
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = all.filter((one) => one.endsWith('.json'))
  const nodes = files
    .flatMap((file) => [...documents(JSON.parse(readFileSync(path.join(folder, file), 'utf8')))])
    .flatMap(({ content = [] }) => content)
  expect(nodes.length).toBeGreaterThan(500)
  const alone = nodes.filter((node) => !isText(schema, node))
  expect(alone.map(({ type }) => type).sort()).toEqual(['blok', 'blok', 'table'])
  const written = nodes.filter((node) => !alone.includes(node))
  const { documentOf, nodesOf } = richTextIn(schema)
  expect(nodesOf(documentOf(written)).every((node, at) => node === written[at])).toBe(true)
  expect(roundTrip(written)).toEqual(written)
})
