import { emptyRequired } from './required-fields'
import type { BlockField, BlockType } from './space'

const words: Readonly<Record<string, { display_name: string }>> = { title: { display_name: 'Título' } }
const block = (name: string, display_name: string, fields: Record<string, string>): [string, BlockType] => [
  name,
  {
    name,
    display_name,
    schema: Object.fromEntries(
      Object.entries(fields).map(([field, type], pos): [string, BlockField] => [
        field,
        { type: type.replace('*', ''), pos, required: type.endsWith('*'), ...words[field] },
      ]),
    ),
  },
]

const blocks = new Map([
  block('article', 'Guia', { title: 'text*', lead: 'text', body: 'bloks*' }),
  block('question', 'Pergunta', { question: 'text*', answer: 'richtext*' }),
  block('tile', 'Cartão', { title: 'text', link: 'multilink*', image: 'asset*' }),
  block('tariff', 'Tarifa', { table: 'table*', price: 'number*', on: 'boolean*' }),
])

const doc = (...content: unknown[]) => ({ type: 'doc', content })
const blok = (block: object) => doc({ type: 'blok', attrs: { body: [block] } })
const question = (answer: object, more = {}) => ({ component: 'question', answer, ...more })
const quanto = { question: 'Quanto?' }
const empty = question(doc({ type: 'paragraph' }), quanto)
const paragraph = (text: string) => doc({ type: 'paragraph', content: [{ type: 'text', text }] })

const inText = question(blok(question(paragraph('a'))), quanto)
const nowhere = { linktype: 'story', id: '', cached_url: '' }
const tiles = [
  { component: 'tile', title: 'Luz', link: nowhere, image: { alt: 'a' } },
  { component: 'tile', link: { linktype: 'url', url: '#a' }, image: { filename: '/a.png' } },
]
const tariff = { component: 'tariff', price: 0, on: false, table: { tbody: [{ body: [{ value: '' }] }] } }
const emptyTiles = ['link (Cartão: Luz)', 'image (Cartão: Luz)']
test.each<[string, object, string[]]>([
  ['an empty story', {}, ['Título (Guia)', 'body (Guia)']],
  ['blanks', { title: ' ', body: [] }, ['Título (Guia)', 'body (Guia)']],
  ['blocks that nobody knows', { title: 'a', body: [{ component: 'other' }] }, []],
  ['a block in the list', { title: 'a', body: [empty] }, ['answer (Pergunta: Quanto?)']],
  ['a block in a text', { title: 'a', body: [inText] }, ['question (Pergunta)']],
  ['a link and a picture without an address', { title: 'a', body: tiles }, emptyTiles],
  ['nought and no, which are answers', { title: 'a', body: [tariff] }, ['table (Tarifa)']],
])('%s', (_, fields, missing) => {
  expect(emptyRequired({ component: 'article', ...fields }, blocks)).toEqual(missing)
})
