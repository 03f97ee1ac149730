import { parseHtml } from 'shared-lib/kit/trusted/trusted-types'

/** Marks up the menus and the footer, which a document carries as text: `first-paint/folded-parts.ts`. */
export function unfold() {
  for (const folded of document.querySelectorAll('noscript[data-fold]'))
    folded.replaceWith(parseHtml(folded.textContent))
}
