import sanitizeHtml from 'sanitize-html'
import { escapedCode } from '../../base/text/typed-code'
import { relationsIn, safeUrl } from '../source/links'
import { anchorId, listStart, spansOf } from './node-attributes'
import { relOf } from './story-link'

const shownTags =
  'p,h2,h3,h4,ul,ol,li,strong,em,b,i,s,u,a,br,hr,blockquote,code,pre,sup,sub,table,caption,thead,tbody,tr,th,td'.split(
    ',',
  )

/** Elements that links may name by an id. */
const placeTags = ['p', 'h2', 'h3', 'h4', 'li', 'blockquote']

/** Headings of levels that the page has for itself, or not at all. */
const renamedTags: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4' }

/** Whether a tag of pasted HTML reaches the page. */
export const isShownTag = (name: string): boolean =>
  shownTags.includes(name) || Object.hasOwn(renamedTags, name)

/** Ends of parts that are dropped: their words must not run into the next ones. */
const droppedEnds = /<\/(?:div|d[td]|figcaption|summary|details|section|article|option|button|label)\s*>/gi

type Values = Readonly<Record<string, string | number | undefined>>

/** Attributes with a value, as the sanitiser takes them. */
const filled = (values: Values): sanitizeHtml.Attributes =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, `${value}`]],
    ),
  )

const scopeIn = ({ scope = '' }: Values) =>
  /^(?:col|row|colgroup|rowgroup)$/.test(`${scope}`) ? scope : undefined

/** Heads without a scope: those of a row of heads name columns, one in a row of values names its row. */
const withScopes = (html: string): string =>
  html.replace(/<tr>.*?<\/tr>/gs, (row) =>
    row.replace(/<th(?![^>]*\sscope=)(?=[\s>])/g, `<th scope="${row.includes('<td') ? 'row' : 'col'}"`),
  )

const allowed: sanitizeHtml.IOptions = {
  allowedTags: shownTags,
  allowedAttributes: {
    ...Object.fromEntries(placeTags.map((name) => [name, ['id']])),
    a: ['href', 'target', 'rel', 'title', 'id'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 24,
  transformTags: {
    ...renamedTags,
    '*': (tagName, { id, ...attribs }) => ({
      tagName,
      attribs: { ...attribs, ...filled({ id: anchorId(id) }) },
    }),
    a: (tagName, { href = '', target = '', rel = '', title = '', id, name }) => {
      const url = safeUrl(href)
      const place = anchorId(id ?? name)
      if (url === undefined) return { tagName, attribs: filled({ id: place }) }
      const tab = target === '_blank' ? { target: '_blank' as const } : {}
      const relation = relOf({ ...tab, rel: relationsIn(rel).join(' ') }, false)
      return {
        tagName,
        attribs: filled({ href: url, ...tab, rel: relation, title: title.trim(), id: place }),
      }
    },
    ol: (tagName, { start }) => ({ tagName, attribs: filled({ start: listStart(start) }) }),
    th: (tagName, attribs) => ({
      tagName,
      attribs: filled({ ...spansOf(attribs), scope: scopeIn(attribs) }),
    }),
    td: (tagName, attribs) => ({ tagName, attribs: filled(spansOf(attribs)) }),
  },
}

/**
 * HTML as an editor pasted it, without anything that could run or restyle the page. Its tables scroll by themselves on a
 * narrow screen, reachable by keyboard.
 */
export const cleanHtml = (html: string): string =>
  withScopes(sanitizeHtml(html.replace(droppedEnds, '$& '), allowed))
    .replace(escapedCode, '')
    .replace(/<p>\s*<\/p>/g, '')
    .replaceAll('<table>', '<div class="b-table__scroll" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')

const headings = /<h([234])(?: id="([^"]*)")?>(.*?)<\/h\1>/gs

/** Gives every heading of clean HTML the id that `idFor` answers for its words; links find it by its own id too. */
export const withHeadingIds = (html: string, idFor: (text: string, level: number) => string): string =>
  html.replace(headings, (_, level: string, own: string | undefined, inner: string) => {
    const words = inner.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
    const id = idFor(words.trim(), Number(level))
    const place = own && own !== id ? `<span id="${own}">${inner}</span>` : inner
    return `<h${level} id="${id}">${place}</h${level}>`
  })
