import { LRUCache } from 'lru-cache'
import type { DrawingRefused } from '../lanes/drawing-refused'
import { type FinishedPage, finish, type PrintedPage } from './finished-pages'

/** Two statuses, each with few different waits. */
const mostKept = 40

/** Pages for whoever nothing is drawn for now, made once for each version of the site: a refusal costs next to nothing. */
export function refusalPages(version: () => string, draw: (refused: DrawingRefused) => Promise<PrintedPage>) {
  const kept = new LRUCache<string, Promise<FinishedPage>>({ max: mostKept })

  async function make(refused: DrawingRefused) {
    const page = await draw(refused)
    return finish({ ...page, headers: { ...page.headers, 'retry-after': String(refused.retryAfter) } }, '')
  }

  return (refused: DrawingRefused): Promise<FinishedPage> => {
    const key = `${refused.status} ${refused.retryAfter} ${version()}`
    const known = kept.get(key)
    if (known) return known
    const made = make(refused)
    kept.set(key, made)
    made.catch(() => kept.delete(key))
    return made
  }
}
