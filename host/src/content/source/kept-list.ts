import { singleFlight } from '../../base/memory/single-flight'
import { ContentProblem } from '../../base/security/content-problem'
import type { ContentVersion } from './content-version'

interface ListParts {
  readonly version: Pick<ContentVersion, 'known'>
  /** Gets the list's name while it cannot be read. */
  readonly failing: Set<string>
  readonly log: (message: string) => void
}

/** A list read once for each version of the content; an older one is the fallback when it cannot be read. */
export function keepList<Item>(
  what: string,
  read: (cv: number | undefined) => Promise<readonly Item[]>,
  { version, failing, log }: ListParts,
) {
  const share = singleFlight<readonly Item[]>()
  let kept: { readonly cv: number | undefined; readonly list: readonly Item[] } | undefined
  return async (): Promise<{ readonly list: readonly Item[]; readonly stale: boolean }> => {
    const cv = await version.known()
    if (kept && kept.cv === cv && cv !== undefined) return { list: kept.list, stale: false }
    try {
      kept = { cv, list: await share(String(cv), () => read(cv)) }
      failing.delete(what)
      return { list: kept.list, stale: false }
    } catch (problem) {
      failing.add(what)
      if (!kept) throw problem
      log(`${what} served stale: ${ContentProblem.from(problem).message}`)
      return { list: kept.list, stale: true }
    }
  }
}
