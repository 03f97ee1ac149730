import { type Block, blocksOf, type Fields, isBlock, textOf } from './fields'
import { plainText } from './plain-text'

/** A tag with its attributes as an editor wrote them, usable or not. */
interface WrittenTag {
  readonly tag: string
  readonly pairs: readonly (readonly [string, unknown])[]
}

export const isTag = (name: string): boolean => /^qp-[a-z]+(-[a-z]+)*$/.test(name)

// An attribute could otherwise carry a handler, a style or a second id into the page.
const isAttribute = (name: string) =>
  /^[a-z]+(-[a-z0-9]+)*$/.test(name) && !/^(on|id$|class$|style$)/.test(name)

/** The attributes as a page takes them: without those that could carry a handler or a style, and without empty ones. */
export const attributesFrom = (pairs: WrittenTag['pairs']): Readonly<Record<string, string>> =>
  Object.fromEntries(
    pairs
      .filter(([name, value]) => isAttribute(name) && ['string', 'number', 'boolean'].includes(typeof value))
      // A field left empty in the editor is an attribute that is not there.
      .filter(([, value]) => value !== false && value !== '')
      .map(([name, value]) => [name, value === true ? '' : String(value)]),
  )

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', nbsp: ' ', amp: '&' }

/** As word processors and mail programs leave values: in straight quotes, in those of a text, or in none. */
const value = [
  ...['"[^"<>]*"', "'[^'<>]*'", '[“”„‟″][^“”„‟″"<>]*[“”„‟″"]'],
  ...["[‘’‚′][^‘’‚′'\"<>]*[‘’‚′']", '«[^»"<>]*»', '[^\\s"\'<>=“”„‟″‘’‚′«»]+'],
].join('|')
const attribute = `([a-z0-9-]+)(?:\\s*=\\s*(${value}))?`
const snippet = RegExp(
  `^<(qp-[a-z-]+)((?:\\s+${attribute.replaceAll(/\((?!\?)/g, '(?:')})*)\\s*/?>(?:\\s*</\\1\\s*>)?$`,
  'i',
)
/** Longer than any snippet: what goes on is a text. */
const longest = 4000

/** Does a paragraph begin as a snippet? A reader must not be shown it as text. */
export const looksLikeSnippet = (text: string): boolean =>
  /^[\s\p{Cf}]*(?:[<‹＜]|&lt;)\/?qp-/iu.test(text.slice(0, 200))

const bare = (written: string) => written.replace(/^["'“”„‟″‘’‚′«](.*).$/s, '$1')

/**
 * `<qp-energy-funnel people="2"></qp-energy-funnel>` as typed or pasted by an editor, in whatever quotes, blanks and case;
 * undefined for any other text.
 */
export function readSnippet(text: string): WrittenTag | undefined {
  if (text.length > longest || !looksLikeSnippet(text)) return undefined
  const plain = text
    .replace(/\p{Cf}/gu, '')
    .replace(/[‹＜]/g, '<')
    .replace(/[›＞]/g, '>')
    .replace(/&(lt|gt|quot|nbsp|amp);/g, (_, name: string) => entities[name] ?? '')
  const match = snippet.exec(plain.trim())
  const tag = (match?.[1] ?? '').toLowerCase()
  if (!isTag(tag)) return undefined
  const pairs = [...(match?.[2] ?? '').matchAll(RegExp(attribute, 'gi'))].map(
    ([, name = '', written]) => [name.toLowerCase(), written === undefined ? true : bare(written)] as const,
  )
  return { tag, pairs }
}

/** The tag that a `widget` block, or a block named after its tag, asks for. */
export function tagOf({ component, _uid, _editable, ...fields }: Block): WrittenTag {
  if (component !== 'widget') return { tag: component, pairs: Object.entries(fields) }
  const pairs = blocksOf(fields.attributes).map(
    (one) => [textOf(one.name), textOf(one.value) || true] as const,
  )
  return { tag: textOf(fields.tag), pairs }
}

/**
 * The tag that this very part of a story is, in any of the three forms of docs/contracts/tags-in-stories.md; undefined
 * for other parts. Deeper parts are not read.
 */
export function writtenTag(part: Fields): WrittenTag | undefined {
  if (!isBlock(part)) return part.type === 'paragraph' ? readSnippet(plainText(part)) : undefined
  const written = tagOf(part)
  return isTag(written.tag) ? written : undefined
}
