import { parseHtml } from 'shared-lib/kit/trusted/trusted-types'

/**
 * Marks up the menus and the footer, which a document carries as text: `first-paint/folded-parts.ts`.
 * @param parts selector of those alone
 */
export function unfold(parts = '[data-fold]') {
  for (const folded of document.querySelectorAll(parts)) folded.replaceWith(parseHtml(folded.textContent))
}
