import { createElement, Fragment, type ReactNode } from 'react'
import sanitizeHtml from 'sanitize-html'
import { contentImage } from '../content/assets'
import { safeUrl } from '../content/links'
import { blocksOf, type Fields, isRecord, recordsOf, textOf } from '../content/story'
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
  table: 'table',
  tableRow: 'tr',
  tableCell: 'td',
  tableHeader: 'th',
}

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
      const tag = markTags[textOf(mark.type)]
      return tag === undefined ? inner : createElement(tag, null, inner)
    },
    String(node.text ?? ''),
  )
}

/** `Que potência preciso?` → `que-potencia-preciso`: where a link inside the page may lead. */
export const anchorOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const plainText = (node: Fields): string =>
  typeof node.text === 'string' ? node.text : recordsOf(node.content).map(plainText).join('')

function Heading({ node, attrs }: { readonly node: Fields; readonly attrs: Fields }) {
  // The page's own title is its only h1.
  const level = Math.min(Math.max(Number(attrs.level) || 2, 2), 4)
  return createElement(
    `h${level}`,
    { id: anchorOf(plainText(node)) || undefined },
    <Nodes of={node.content} />,
  )
}

function Picture({ attrs }: { readonly attrs: Fields }) {
  const image = contentImage({
    filename: attrs.src,
    alt: attrs.alt,
    width: attrs.width,
    height: attrs.height,
  })
  if (!image?.width || !image.height) return null
  return <img src={image.src} alt={image.alt} width={image.width} height={image.height} loading="lazy" />
}

function Node({ node }: { readonly node: Fields }): ReactNode {
  const { draw, log } = useRendering()
  const attrs = isRecord(node.attrs) ? node.attrs : {}
  const type = textOf(node.type)
  if (type === 'text') return <Text node={node} />
  if (type === 'hard_break') return <br />
  if (type === 'horizontal_rule') return <hr />
  if (type === 'heading') return <Heading node={node} attrs={attrs} />
  if (type === 'image') return <Picture attrs={attrs} />
  if (type === 'emoji') return textOf(attrs.emoji)
  if (type === 'blok') return draw(blocksOf(attrs.body))
  if (type === 'code_block')
    return (
      <pre>
        <code>{plainText(node)}</code>
      </pre>
    )
  // An editor may paste a tag's embed snippet as a paragraph of its own.
  const tag = type === 'paragraph' ? readTag(plainText(node)) : undefined
  if (tag) return <Widget {...tag} />
  const element = nodeTags[type]
  if (element === undefined) {
    log(`rich text: unknown node "${type}" skipped`)
    return null
  }
  return createElement(element, null, <Nodes of={node.content} />)
}

function Nodes({ of }: { readonly of: unknown }) {
  return recordsOf(of).map((node, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never updated
    <Fragment key={place}>
      <Node node={node} />
    </Fragment>
  ))
}

const allowed: sanitizeHtml.IOptions = {
  allowedTags:
    'p,h2,h3,h4,ul,ol,li,strong,em,b,i,s,u,a,br,hr,blockquote,code,pre,sup,sub,table,thead,tbody,tr,th,td'.split(
      ',',
    ),
  allowedAttributes: { a: ['href', 'target', 'rel'], th: ['scope', 'colspan'], td: ['colspan'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = '', target }) => {
      const url = safeUrl(href)
      const attribs: sanitizeHtml.Attributes = url === undefined ? {} : { href: url }
      return {
        tagName,
        attribs: target === '_blank' ? { ...attribs, target, rel: 'noopener noreferrer' } : attribs,
      }
    },
  },
}

/** HTML as an editor pasted it, without anything that could run or restyle the page. */
const cleanHtml = (html: string): string => sanitizeHtml(html, allowed)

/**
 * Storyblok rich text with nested blocks; older fields hold HTML as a string, which is sanitised.
 * Rich text needs no sanitising: React escapes every text, and only the elements and addresses above are made.
 */
export function RichText({ value }: { readonly value: unknown }) {
  if (typeof value === 'string')
    // biome-ignore lint/security/noDangerouslySetInnerHtml: cleanHtml sanitises it
    return <div className="b-rich" dangerouslySetInnerHTML={{ __html: cleanHtml(value) }} />
  return <div className="b-rich">{isRecord(value) && <Nodes of={value.content} />}</div>
}
