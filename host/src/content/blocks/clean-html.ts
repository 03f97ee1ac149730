import sanitizeHtml from 'sanitize-html'
import { escapedCode } from '../../base/text/typed-code'
import { relationsIn, safeUrl } from '../source/links'
import { anchorId, listStart, spansOf } from './node-attributes'
import { relOf } from './story-link'

const shownTags =
  'p,h2,h3,h4,ul,ol,li,strong,em,b,i,s,u,a,br,hr,blockquote,code,pre,sup,sub,table,caption,thead,tbody,tr,th,td'.split(
    ',',
  )

/** Whether a tag of pasted HTML reaches the page. */
export const isShownTag = (name: string): boolean => shownTags.includes(name)

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

/** Heads without a scope: those of a row of heads name columns, one beside values names its row. */
const withScopes = (html: string): string =>
  html.replace(/<tr>.*?<\/tr>/gs, (row) =>
    row.replace(/<th(?![^>]*\sscope=)(?=[\s>])/g, `<th scope="${row.includes('<td') ? 'row' : 'col'}"`),
  )

const allowed: sanitizeHtml.IOptions = {
  allowedTags: shownTags,
  allowedAttributes: {
    a: ['href', 'target', 'rel', 'title', 'id'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 24,
  transformTags: {
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
  withScopes(sanitizeHtml(html, allowed))
    .replace(escapedCode, '')
    .replace(/<p>\s*<\/p>/g, '')
    .replaceAll('<table>', '<div class="b-table__scroll" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')

const headings = /<h([234])>(.*?)<\/h\1>/gs

/** Gives every heading of clean HTML the id that `idFor` answers for its words. */
export const withHeadingIds = (html: string, idFor: (text: string, level: number) => string): string =>
  html.replace(headings, (_, level: string, inner: string) => {
    const id = idFor(inner.replace(/<[^>]+>/g, '').trim(), Number(level))
    return `<h${level} id="${id}">${inner}</h${level}>`
  })
