import { plainText } from 'shared-lib/contract/stories/plain-text'
import { isTag, readSnippet, tagOf } from 'shared-lib/contract/stories/written-tag'
import { editorialSchemas } from '../../content/blocks/editorial-schemas'
import type { BlockSchema } from '../../content/blocks/field-schema'
import { blockSchemas } from '../../content/blocks/schemas'
import { settingsSchemas } from '../../content/blocks/settings-schemas'
import { type Block, type Fields, isBlock, isRecord, recordsOf, textOf } from '../../content/source/story'
import type { Place } from './finding'

/** Something in a story that a rule may look at, with its place; in reading order. */
export type Piece = Place & { readonly component: string } & (
    | { readonly kind: 'block'; readonly value: Block }
    | { readonly kind: 'tag'; readonly tag: string; readonly pairs: readonly (readonly [string, unknown])[] }
    | { readonly kind: 'text'; readonly text: string }
    /** A rich text as a whole. */
    | { readonly kind: 'document'; readonly node: Fields }
    | { readonly kind: 'html'; readonly html: string }
    | { readonly kind: 'link'; readonly link: unknown }
    /** `inText`: among the paragraphs of a rich text. */
    | { readonly kind: 'image'; readonly image: Fields; readonly inText: boolean }
  )

const schemas: Readonly<Record<string, BlockSchema>> = {
  ...blockSchemas,
  ...editorialSchemas,
  ...settingsSchemas,
}

/** Schema of a component's fields; undefined for unknown components. */
const schemaOf = (component: string): BlockSchema | undefined =>
  Object.hasOwn(schemas, component) ? schemas[component] : undefined

const fieldType = (component: string, field: string) => schemaOf(component)?.fields[field]?.type

export const isKnownBlock = (component: string) => isTag(component) || schemaOf(component) !== undefined

/** Deeper and longer than any page: content beyond is not checked. */
const deepest = 40
const most = 20_000

interface Walk extends Place {
  readonly component: string
  readonly depth: number
}

const at = (walk: Walk, field = walk.field) => ({
  block: walk.block,
  field,
  component: walk.component,
  ...(walk.uid !== undefined && { uid: walk.uid }),
})

const isText = (type: string) => type === 'paragraph' || type === 'heading' || type === 'code_block'

function* marksOf(node: Fields, walk: Walk): Generator<Piece> {
  for (const child of recordsOf(node.content))
    for (const mark of recordsOf(child.marks))
      if (mark.type === 'link') yield { kind: 'link', link: mark.attrs, ...at(walk) }
}

/** Nodes of a rich text; paragraphs and headings are counted as an editor would. */
function* fromNodes(nodes: unknown, walk: Walk, count: { paragraphs: number }): Generator<Piece> {
  if (walk.depth > deepest) return
  const deeper = { ...walk, depth: walk.depth + 1 }
  for (const node of recordsOf(nodes)) {
    const type = textOf(node.type)
    const attrs = isRecord(node.attrs) ? node.attrs : {}
    if (isText(type)) {
      count.paragraphs += 1
      const here = { ...walk, field: `${walk.field}, parágrafo ${count.paragraphs}` }
      const text = plainText(node)
      const snippet = type === 'paragraph' ? readSnippet(text) : undefined
      yield snippet ? { kind: 'tag', ...snippet, ...at(here) } : { kind: 'text', text, ...at(here) }
      yield* marksOf(node, here)
    } else if (type === 'image')
      yield { kind: 'image', image: { ...attrs, filename: attrs.src }, inText: true, ...at(walk) }
    else if (type === 'blok') yield* fromValue(attrs.body, deeper)
    else yield* fromNodes(node.content, deeper, count)
  }
}

/** A table's head and cells. https://www.storyblok.com/docs/concepts/fields#table */
function* fromTable(table: Fields, walk: Walk): Generator<Piece> {
  const rows = recordsOf(table.tbody).flatMap(({ body }) => recordsOf(body))
  for (const cell of [...recordsOf(table.thead), ...rows])
    if (textOf(cell.value)) yield { kind: 'text', text: textOf(cell.value), ...at(walk) }
}

/** Path of a block in this field: `body[2] section › body`. */
const placeIn = ({ block, field }: Walk) => (block === '' ? field : `${block} › ${field}`)

function* fromRecord(value: Fields, walk: Walk): Generator<Piece> {
  const deeper = { ...walk, depth: walk.depth + 1 }
  if (isBlock(value)) yield* fromBlock(value, placeIn(walk), walk.depth)
  else if (value.type === 'doc') {
    yield { kind: 'document', node: value, ...at(walk) }
    yield* fromNodes(value.content, deeper, { paragraphs: 0 })
  } else if (typeof value.linktype === 'string') yield { kind: 'link', link: value, ...at(walk) }
  else if ('filename' in value) {
    if (textOf(value.filename)) yield { kind: 'image', image: value, inText: false, ...at(walk) }
  } else if (Array.isArray(value.tbody)) yield* fromTable(value, walk)
  // Another story that this one names is looked at on its own.
  else if (typeof value.full_slug !== 'string')
    for (const inner of Object.values(value)) yield* fromValue(inner, deeper)
}

function* fromValue(value: unknown, walk: Walk): Generator<Piece> {
  if (walk.depth > deepest) return
  if (typeof value === 'string') {
    if (value.trim() === '') return
    yield fieldType(walk.component, walk.field) === 'richtext'
      ? { kind: 'html', html: value, ...at(walk) }
      : { kind: 'text', text: value.trim(), ...at(walk) }
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      if (isBlock(item)) yield* fromBlock(item, `${placeIn(walk)}[${index}]`, walk.depth + 1)
      else yield* fromValue(item, { ...walk, depth: walk.depth + 1 })
  } else if (isRecord(value)) yield* fromRecord(value, walk)
}

/** @param place path of the block, '' for the story's own content */
function* fromBlock(value: Block, place: string, depth: number): Generator<Piece> {
  const { component } = value
  const uid = textOf(value._uid)
  const own: Walk = {
    block: place === '' ? '' : `${place} ${component}`,
    field: '',
    component,
    ...(uid && { uid }),
    depth,
  }
  yield { kind: 'block', value, ...at(own) }
  if (component === 'widget' || isTag(component)) yield { kind: 'tag', ...tagOf(value), ...at(own) }
  // The attributes are part of the tag's piece.
  if (component === 'widget') return
  for (const [field, inner] of Object.entries(value))
    if (!field.startsWith('_') && field !== 'component')
      yield* fromValue(inner, { ...own, field, depth: depth + 1 })
}

/** Everything in a story that a rule may look at. Never throws, whatever the story holds. */
export function storyPieces(content: unknown): readonly Piece[] {
  if (!isBlock(content)) return []
  const pieces: Piece[] = []
  for (const piece of fromBlock(content, '', 0)) {
    if (pieces.length >= most) break
    pieces.push(piece)
  }
  return pieces
}

/** The words of a text or of pasted HTML; undefined for any other piece. */
export function wordsOf(piece: Piece): string | undefined {
  if (piece.kind === 'text') return piece.text
  return piece.kind === 'html' ? piece.html.replace(/<[^<>]*>/g, ' ') : undefined
}
