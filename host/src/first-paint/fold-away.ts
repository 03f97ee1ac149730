import { laterMark } from './first-screens'

/**
 * What a page keeps as text until it is wanted: `<noscript>` is markup where no script runs, and one piece of text to a browser
 * that runs ours, which makes no elements of it, wears no style and lays out nothing. `shell/unfold.ts` marks it up: the inside of a
 * closed menu when that is opened, the rest (`near`) at the first sign that somebody goes on, or when the page has been at rest.
 */
const wrapped = (inner: string, kind: '' | '="near"') =>
  inner.includes('<noscript') ? inner : `<noscript data-fold${kind}>${inner}</noscript>`

const opening = /<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi
const closedMenu = new RegExp(`</summary>\\s*<[^>]*\\s${laterMark}[\\s>=]`, 'y')
const hasMark = (attributes: string, name: string) => new RegExp(`\\s${name}(?=[\\s=]|$)`).test(attributes)

/** Where the element that is open at a place of the text ends: the index of its closing tag. */
function endOf(html: string, name: string, from: number): number {
  const tags = new RegExp(`<(/?)${name}\\b(?:"[^"]*"|'[^']*'|[^"'>])*>`, 'gi')
  tags.lastIndex = from
  let depth = 1
  for (let found = tags.exec(html); found; found = tags.exec(html)) {
    depth += found[1] ? -1 : 1
    if (depth === 0) return found.index
  }
  return html.length
}

/**
 * A page's body with these parts as text: insides of menus that are marked as later, sections and the footer behind the first
 * screens, and insides of widgets there. A part that holds a `<noscript>` of its own stays as it is.
 */
export function foldAway(html: string): string {
  let folded = ''
  let read = 0
  let laterUntil = 0
  const take = (from: number, to: number, kind: '' | '="near"') => {
    folded += html.slice(read, from) + wrapped(html.slice(from, to), kind)
    read = to
    opening.lastIndex = to
  }
  opening.lastIndex = 0
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    const [text, name = '', attributes = ''] = found
    const inside = found.index + text.length
    const isLater = hasMark(attributes, laterMark)
    if (name === 'details' && !hasMark(attributes, 'open')) {
      const summary = html.indexOf('</summary>', inside)
      closedMenu.lastIndex = summary
      if (summary >= 0 && closedMenu.test(html))
        take(summary + '</summary>'.length, endOf(html, name, inside), '')
    } else if (isLater && name === 'section') {
      const end = endOf(html, name, inside)
      take(found.index, end + `</${name}>`.length, '="near"')
    } else if (
      (isLater && hasMark(attributes, 'data-slot')) ||
      (found.index < laterUntil && hasMark(attributes, 'data-ssr'))
    )
      take(inside, endOf(html, name, inside), '="near"')
    else if (isLater) laterUntil = Math.max(laterUntil, endOf(html, name, inside))
  }
  return (folded + html.slice(read)).replaceAll('</noscript><noscript data-fold="near">', '')
}
