import { createContext, createElement, Fragment, type ReactNode, useContext } from 'react'
import { deepestNode, plainText } from 'shared-lib/contract/stories/plain-text'
import { keepTogether } from '../../base/text/keep-together'
import { withoutCode } from '../../base/text/typed-code'
import { figureMark } from '../figures/story-figures'
import { contentImage } from '../source/assets'
import { blocksOf, type Fields, isRecord, recordsOf, textOf } from '../source/story'
import { cleanHtml, withHeadingIds } from './clean-html'
import { anchorId, attrsOf, listStart, spansOf } from './node-attributes'
import { Picture } from './picture'
import { useRendering } from './rendering'
import { StoryLink } from './story-link'
import { readTag, Widget } from './widget.block'

const markTags: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  strike: 's',
  underline: 'u',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
  highlight: 'mark',
}

const nodeTags: Readonly<Record<string, string>> = {
  paragraph: 'p',
  bullet_list: 'ul',
  ordered_list: 'ol',
  list_item: 'li',
  blockquote: 'blockquote',
  tableCell: 'td',
}

const ownNodes = new Set(
  'text hard_break horizontal_rule heading image emoji blok table tableRow tableHeader code_block'.split(' '),
)

const keyOf = (name: string) => name.replaceAll('_', '').toLowerCase()
const namesByKey = new Map([...ownNodes, ...Object.keys(nodeTags)].map((name) => [keyOf(name), name]))

/** Name of a node of rich text, also as importers spell it: `bulletList`, `table_row`. */
export const nodeType = ({ type }: Fields) => namesByKey.get(keyOf(textOf(type))) ?? textOf(type)

/** Whether a node of rich text has a view. */
export const isKnownNode = (type: string) => ownNodes.has(type) || Object.hasOwn(nodeTags, type)

/** Whether a mark of rich text has a view. */
export const isKnownMark = (type: string) =>
  ['link', 'anchor', figureMark].includes(type) || Object.hasOwn(markTags, type)

function Text({ node }: { readonly node: Fields }): ReactNode {
  return recordsOf(node.marks).reduce<ReactNode>(
    (inner, mark) => {
      const attrs = isRecord(mark.attrs) ? mark.attrs : {}
      if (mark.type === 'link')
        return (
          <StoryLink to={attrs} otherwise={inner}>
            {inner}
          </StoryLink>
        )
      if (mark.type === 'anchor') return <span id={anchorId(attrs.id)}>{inner}</span>
      if (mark.type === figureMark) return <span title={textOf(attrs.title)}>{inner}</span>
      const tag = markTags[textOf(mark.type)]
      return tag === undefined ? inner : createElement(tag, null, inner)
    },
    keepTogether(withoutCode(String(node.text ?? ''))),
  )
}

interface NodeProps {
  readonly node: Fields
  readonly depth: number
}

function Heading({ node, depth }: NodeProps) {
  const { addHeading } = useRendering()
  const text = plainText(node).replace(/\s+/g, ' ').trim()
  // The page's own title is its only h1.
  const level = Math.min(Math.max(Number(isRecord(node.attrs) && node.attrs.level) || 2, 2), 4)
  return text === ''
    ? null
    : createElement(
        `h${level}`,
        { id: addHeading(text, level) },
        <Nodes of={node.content} depth={depth + 1} />,
      )
}

/** Scrolls by itself on a narrow screen, so it must be reachable by keyboard. */
function Table({ node, depth }: NodeProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region
    <div className="b-table__scroll" tabIndex={0}>
      <table>
        <tbody>
          <Nodes of={node.content} depth={depth + 1} />
        </tbody>
      </table>
    </div>
  )
}

/** Heads of a row of heads name columns, one in a row of values names its row. */
const RowHeads = createContext<'col' | 'row'>('col')

function Row({ node, depth }: NodeProps) {
  const isHead = recordsOf(node.content).every((cell) => nodeType(cell) === 'tableHeader')
  return (
    <RowHeads.Provider value={isHead ? 'col' : 'row'}>
      <tr>
        <Nodes of={node.content} depth={depth + 1} />
      </tr>
    </RowHeads.Provider>
  )
}

const holdsWords = new Set(['list_item', 'tableCell', 'tableHeader'])

function Node({ node, depth, alone }: NodeProps & { readonly alone: boolean }): ReactNode {
  const { draw, log } = useRendering()
  const scope = useContext(RowHeads)
  const attrs = attrsOf(node)
  const type = nodeType(node)
  if (type === 'text') return <Text node={node} />
  if (type === 'hard_break') return <br />
  if (type === 'horizontal_rule') return <hr />
  if (type === 'heading') return <Heading node={node} depth={depth} />
  if (type === 'image')
    return <Picture image={contentImage({ ...attrs, filename: attrs.src })} preset="column" />
  if (type === 'emoji') return textOf(attrs.emoji)
  if (type === 'blok') return draw(blocksOf(attrs.body))
  if (type === 'table') return <Table node={node} depth={depth} />
  if (type === 'tableRow') return <Row node={node} depth={depth} />
  if (type === 'code_block')
    return (
      <pre>
        <code>{plainText(node)}</code>
      </pre>
    )
  // An editor may paste a tag's embed snippet as a paragraph of its own.
  const written = type === 'paragraph' ? plainText(node) : ''
  const tag = readTag(written)
  if (tag) return <Widget {...tag} />
  if (written !== '' && withoutCode(written).trim() === '') {
    log(`rich text: "${written.trim().slice(0, 60)}" is code and no snippet of a tag`)
    return null
  }
  const inner = <Nodes of={node.content} depth={depth + 1} within={type} />
  // The only paragraph of a list item or a cell is its words: an element less for each.
  if (type === 'paragraph' && alone) return inner
  if (type === 'tableHeader')
    return (
      <th {...cellOf(attrs)} scope={scope}>
        {inner}
      </th>
    )
  const element = nodeTags[type]
  if (element === undefined) log(`rich text: unknown node "${type}", its words alone are drawn`)
  return element === undefined ? inner : createElement(element, ownAttributes(type, attrs), inner)
}

const cellOf = (attrs: Fields) => {
  const { colspan, rowspan } = spansOf(attrs)
  return { colSpan: colspan, rowSpan: rowspan }
}

function ownAttributes(type: string, attrs: Fields): Readonly<Record<string, number | undefined>> | null {
  if (type === 'tableCell') return cellOf(attrs)
  return type === 'ordered_list' ? { start: listStart(attrs.order ?? attrs.start) } : null
}

interface NodesProps {
  readonly of: unknown
  readonly depth: number
  /** Type of the node that holds them. */
  readonly within?: string
}

function Nodes({ of, depth, within = '' }: NodesProps) {
  const { log } = useRendering()
  if (depth > deepestNode) {
    log('rich text: nested too deeply')
    return null
  }
  const nodes = recordsOf(of)
  return nodes.map((node, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never updated
    <Fragment key={place}>
      <Node node={node} depth={depth} alone={nodes.length === 1 && holdsWords.has(within)} />
    </Fragment>
  ))
}

function PastedHtml({ html }: { readonly html: string }) {
  const { addHeading } = useRendering()
  const __html = withHeadingIds(cleanHtml(html), addHeading)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleanHtml sanitises it
  return <div className="b-rich" dangerouslySetInnerHTML={{ __html }} />
}

/**
 * Storyblok rich text with nested blocks; older fields hold HTML as a string, which is sanitised.
 * Rich text needs no sanitising: React escapes every text, and only the elements and addresses above are made.
 */
export function RichText({ value }: { readonly value: unknown }) {
  if (typeof value === 'string') return <PastedHtml html={value} />
  return <div className="b-rich">{isRecord(value) && <Nodes of={value.content} depth={0} />}</div>
}
