import { emptyRequired } from './required-fields'
import type { BlockField, BlockType } from './space'
import cases from './testing/required-fields.json'

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
test.each(cases.missing as [string, object, string[]][])('%s', (_, fields, missing) => {
  expect(emptyRequired({ component: 'article', ...fields }, blocks)).toEqual(missing)
})
