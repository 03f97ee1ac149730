import { richTextWords } from '../../content/blocks/rich-text-words'
import { isRecord } from '../../content/source/story'

/** Fields of blocks that a visitor reads; addresses, names of icons and the like are not among them. */
const readFields = [
  'title',
  'lead',
  'text',
  'caption',
  'question',
  'answer',
  'note',
  'body',
  'items',
  'table',
]
const cellFields = ['thead', 'tbody', 'value']

/** Text of a rich text or of blocks as a visitor reads it, one space between its parts. */
export function plainText(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainText).filter(Boolean).join(' ')
  if (!isRecord(value) || value.type === 'doc') return richTextWords(value)
  return [...readFields, ...cellFields]
    .map((field) => plainText(value[field]))
    .filter(Boolean)
    .join(' ')
}
