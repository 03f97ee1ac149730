/** Value of `data-later` on a list that a micro-frontend draws closed: its links are marked up when a visitor points at a menu. */
const foldedMark = 'data-later="fold"'

const listTag = /<(\/?)ul\b[^>]*>/g
const laterFooter =
  /(?<=<div data-later class="qp-slot" data-slot="footer">).*(?=<\/div><template data-fallback="footer">)/s

const open = '<noscript data-fold>'
const close = '</noscript>'

function foldLists(html: string) {
  let depth = 0
  return html.replace(listTag, (tag, closing: string) => {
    if (depth === 0 && !tag.includes(foldedMark)) return tag
    depth += closing ? -1 : 1
    if (depth === 0) return tag + close
    return depth === 1 && !closing ? open + tag : tag
  })
}

/**
 * A body whose closed menus, and whose footer behind the first screens, are text where script runs: a fifth of a home page's HTML
 * and a third of its elements (`host/src/shell/unfold.ts`). Without script they are what they are.
 */
export function foldParts(body: string): string {
  const main = body.indexOf('<main ')
  const header = body.slice(0, main)
  const footer = laterFooter.exec(body)?.[0]
  // A noscript ends at the first end tag, so none can be inside another.
  if (main < 0 || /<\/?noscript/i.test(header + footer)) return body
  return foldLists(header) + body.slice(main).replace(laterFooter, (inside) => open + inside + close)
}
