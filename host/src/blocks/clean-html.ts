import sanitizeHtml from 'sanitize-html'
import { safeUrl } from '../content/links'

const shownTags =
  'p,h2,h3,h4,ul,ol,li,strong,em,b,i,s,u,a,br,hr,blockquote,code,pre,sup,sub,table,caption,thead,tbody,tr,th,td'.split(
    ',',
  )

/** Whether a tag of pasted HTML reaches the page. */
export const isShownTag = (name: string): boolean => shownTags.includes(name)

const allowed: sanitizeHtml.IOptions = {
  allowedTags: shownTags,
  allowedAttributes: { a: ['href', 'target', 'rel'], th: ['scope', 'colspan'], td: ['colspan'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 24,
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

/**
 * HTML as an editor pasted it, without anything that could run or restyle the page. Its tables scroll by themselves on a
 * narrow screen, reachable by keyboard.
 */
export const cleanHtml = (html: string): string =>
  sanitizeHtml(html, allowed)
    .replaceAll('<table>', '<div class="b-table__scroll" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')

const headings = /<h([234])>(.*?)<\/h\1>/gs

/** Gives every heading of clean HTML the id that `idFor` answers for its words. */
export const withHeadingIds = (html: string, idFor: (text: string, level: number) => string): string =>
  html.replace(headings, (_, level: string, inner: string) => {
    const id = idFor(inner.replace(/<[^>]+>/g, '').trim(), Number(level))
    return `<h${level} id="${id}">${inner}</h${level}>`
  })
