import { parseHtml } from 'shared-lib/trusted/trusted-types'

/**
 * Marks up what the server folded away (`first-paint/fold-away.ts`). Where no script ran when it was parsed, as in a template,
 * it is elements already.
 * @param kind `="near"` for all but menus
 */
export function unfold(root: ParentNode, kind = '') {
  for (const folded of root.querySelectorAll(`noscript[data-fold${kind}]`))
    folded.replaceWith(
      ...(folded.firstElementChild ? folded.childNodes : [parseHtml(folded.textContent ?? '')]),
    )
}
