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
const paragraph = (text: string) => doc({ type: 'paragraph', content: [{ type: 'text', text }] })

test.each<[string, object, string[]]>([
  ['an empty story', {}, ['Título (Guia)', 'body (Guia)']],
  ['blanks', { title: ' ', body: [] }, ['Título (Guia)', 'body (Guia)']],
  ['blocks that nobody knows', { title: 'a', body: [{ component: 'other' }] }, []],
  [
    'a block in the list',
    {
      title: 'a',
      body: [{ component: 'question', question: 'Quanto?', answer: doc({ type: 'paragraph' }) }],
    },
    ['answer (Pergunta: Quanto?)'],
  ],
  [
    'a block in a text',
    {
      title: 'a',
      body: [
        {
          component: 'question',
          question: 'Quanto?',
          answer: doc({ type: 'blok', attrs: { body: [{ component: 'question', answer: paragraph('a') }] } }),
        },
      ],
    },
    ['question (Pergunta)'],
  ],
  [
    'a link and a picture without an address',
    {
      title: 'a',
      body: [
        {
          component: 'tile',
          title: 'Luz',
          link: { linktype: 'story', id: '', cached_url: '' },
          image: { alt: 'a' },
        },
        { component: 'tile', link: { linktype: 'url', url: '#a' }, image: { filename: '/a.png' } },
      ],
    },
    ['link (Cartão: Luz)', 'image (Cartão: Luz)'],
  ],
  [
    'nought and no, which are answers',
    {
      title: 'a',
      body: [{ component: 'tariff', price: 0, on: false, table: { tbody: [{ body: [{ value: '' }] }] } }],
    },
    ['table (Tarifa)'],
  ],
])('%s', (_, fields, missing) => {
  expect(emptyRequired({ component: 'article', ...fields }, blocks)).toEqual(missing)
})
