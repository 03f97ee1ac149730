import { siteOwner } from 'shared-lib/contract/owned-paths'
import { blogPath, glossaryPath, questionsPath } from './addresses'

/** Branches of the host whose pages are stories. */
const written = ['/', blogPath, glossaryPath, questionsPath]

/**
 * True for a path that no story answers, whatever is published there: `/pt/…` leads to the path without it, and below `/api/` or
 * `/assets/` other things answer.
 */
export function isReservedPath(path: string): boolean {
  if (/^\/pt(?:\/|$)/i.test(path)) return true
  if (written.some((own) => path === own || (own !== '/' && path.startsWith(`${own}/`)))) return false
  return siteOwner({ path: path.toLowerCase() })?.owner === 'the host'
}
