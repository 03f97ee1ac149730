import { type Block, blocksOf, textOf } from '../content/story'
import { type BlockProps, useRendering } from './rendering'

interface WidgetTag {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
}

export const isTag = (name: string): boolean => /^qp-[a-z]+(-[a-z]+)*$/.test(name)

// An attribute could otherwise carry a handler, a style or a second id into the page.
const isAttribute = (name: string) =>
  /^[a-z]+(-[a-z0-9]+)*$/.test(name) && !/^(on|id$|class$|style$)/.test(name)

const attributesFrom = (pairs: readonly (readonly [string, unknown])[]) =>
  Object.fromEntries(
    pairs
      .filter(([name, value]) => isAttribute(name) && ['string', 'number', 'boolean'].includes(typeof value))
      // A field left empty in the editor is an attribute that is not there.
      .filter(([, value]) => value !== false && value !== '')
      .map(([name, value]) => [name, value === true ? '' : String(value)]),
  )

const snippet = /^<(qp-[a-z-]+)((?:\s+[a-z0-9-]+(?:="[^"<>]*")?)*)\s*\/?>(?:\s*<\/\1>)?$/
const snippetAttribute = /([a-z0-9-]+)(?:="([^"]*)")?/g

/** A tag with its attributes as an editor wrote them, usable or not. */
interface WrittenTag {
  readonly tag: string
  readonly pairs: readonly (readonly [string, unknown])[]
}

/** `<qp-energy-funnel people="2"></qp-energy-funnel>` as typed by an editor; undefined for any other text. */
export function readSnippet(text: string): WrittenTag | undefined {
  const match = snippet.exec(text.trim())
  const tag = match?.[1] ?? ''
  if (!isTag(tag)) return undefined
  const pairs = [...(match?.[2] ?? '').matchAll(snippetAttribute)].map(
    ([, name = '', value]) => [name, value ?? true] as const,
  )
  return { tag, pairs }
}

/** The same as the page takes it: without what could carry a handler or a style. */
export function readTag(text: string): WidgetTag | undefined {
  const written = readSnippet(text)
  return written && { tag: written.tag, attributes: attributesFrom(written.pairs) }
}

/** What a `widget` block, or a block named after its tag, asks for. */
export function tagOf({ component, _uid, _editable, ...fields }: Block): WrittenTag {
  if (component !== 'widget') return { tag: component, pairs: Object.entries(fields) }
  const pairs = blocksOf(fields.attributes).map(
    (one) => [textOf(one.name), textOf(one.value) || true] as const,
  )
  return { tag: textOf(fields.tag), pairs }
}

/** The host replaces this comment with the slot's own HTML. */
const slotMarker = (id: string): string => `<!--qp-slot:${id}-->`

export function Widget({ tag, attributes }: WidgetTag) {
  const { addWidget } = useRendering()
  const __html = slotMarker(addWidget(tag, attributes))
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own comment, React prints none itself
  return <div className="b-widget" dangerouslySetInnerHTML={{ __html }} />
}

/** A `widget` block (tag and attribute list), or a block named after the tag with one field per attribute. */
export function WidgetBlock({ block }: BlockProps) {
  const { log } = useRendering()
  const { tag, pairs } = tagOf(block)
  if (!isTag(tag)) {
    log(`widget: "${tag}" is not a tag`)
    return null
  }
  return <Widget tag={tag} attributes={attributesFrom(pairs)} />
}
