import { mayReload } from './reload-guard'
import { report } from './report'

/** Shows the page's own words for this moment, with a button to try once more. */
function showError() {
  const box = document.getElementById('qp-chunk-error')
  if (!box) return
  box.hidden = false
  box.onclick = ({ target }) => (target as Element).matches('button') && location.reload()
}

/** Code that the page does without, tried twice: a caller who goes on without it handles the rejection. */
export const optional = <T>(load: () => Promise<T>): Promise<T> => load().catch(load)

/**
 * A lazy chunk of the shell that a widget needs, tried twice. A failed load means that the build is probably gone:
 * reloads the page, at most once per 10 s for a path; when that did not help shows a message. The caller's promise
 * rejects.
 */
export async function chunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await optional(load)
  } catch (error) {
    report('Chunk error detected', { error })
    if (mayReload(location.pathname)) location.reload()
    else showError()
    throw error
  }
}
