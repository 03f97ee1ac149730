import { type Fields, isRecord } from 'shared-lib/contract/stories/fields'
import { kindOf, titleOf } from './block-title'
import { isBlock } from './form'
import { addressOf } from './link-address'
import type { BlockField, BlockType, Content } from './space'

const holds = (value: unknown, isMeant: (fields: Fields) => boolean): boolean =>
  Array.isArray(value)
    ? value.some((one) => holds(one, isMeant))
    : isRecord(value) && (isMeant(value) || Object.values(value).some((one) => holds(one, isMeant)))

const isWritten = (value: unknown) => typeof value === 'string' && value.trim() !== ''
const shownAlone = new Set(['blok', 'image', 'horizontal_rule', 'emoji'])

/** Kinds of fields whose value is a record, and what in it makes it more than an empty one. */
const isFilled: Readonly<Record<string, (value: Fields) => boolean>> = {
  multilink: (link) => addressOf(link, []) !== '' || isWritten(link.id),
  asset: ({ filename }) => isWritten(filename),
  richtext: (text) =>
    holds(
      text,
      (node) => isWritten(node.text) || (typeof node.type === 'string' && shownAlone.has(node.type)),
    ),
  table: (table) => holds(table, ({ value }) => isWritten(value)),
}

function isEmpty(value: unknown, { type }: BlockField): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return !isWritten(value)
  if (Array.isArray(value)) return value.length === 0
  return isRecord(value) && !(isFilled[type]?.(value) ?? true)
}

function* blocksIn(value: unknown): Generator<Content> {
  if (isBlock(value)) yield value
  if (typeof value !== 'object' || value === null) return
  for (const inner of Object.values(value)) yield* blocksIn(inner)
}

/** Fields that must be filled and are not, of a story and of every block in it: `Título (Guia)`. */
export const emptyRequired = (content: Content, blocks: ReadonlyMap<string, BlockType>): readonly string[] =>
  [...blocksIn(content)].flatMap((block) =>
    Object.entries(blocks.get(block.component)?.schema ?? {})
      .filter(([name, field]) => field.required && isEmpty(block[name], field))
      .map(
        ([name, { display_name: words = name }]) =>
          `${words} (${[kindOf(block, blocks), titleOf(block)].filter(Boolean).join(': ')})`,
      ),
  )

const most = 10

/** False when the editor prefers to fill the missing fields first. */
export function mayPublish(content: Content, blocks: ReadonlyMap<string, BlockType>): boolean {
  const missing = emptyRequired(content, blocks)
  if (missing.length === 0) return true
  const lines = missing.slice(0, most).map((one) => `– ${one}`)
  const more = missing.length > most ? [`… e mais ${missing.length - most}`] : []
  return confirm(['Faltam campos obrigatórios:', ...lines, ...more, '', 'Publicar mesmo assim?'].join('\n'))
}
