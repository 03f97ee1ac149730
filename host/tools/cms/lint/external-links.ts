import { someAtATime } from '../../../src/content/images/some-at-a-time'
import { isRecord } from '../../../src/content/source/story'
import type { Finding, Linted } from '../../../src/editorial/lint/finding'
import { placeOf } from '../../../src/editorial/lint/finding'
import { externalLinks } from '../../../src/editorial/lint/rules/links'

interface ExternalOptions {
  /** Longest wait for one address, in ms. */
  readonly timeoutMs?: number
  readonly fetch?: typeof globalThis.fetch
}

/** Sites are asked side by side, never all at once. */
const atOnce = 6

/** Answers that prove a page is gone. Others (403, 429, 503) may be for robots alone: they prove nothing. */
const isGone = (status: number) => status === 404 || status === 410

/** Fault of an address; undefined when something answers there. */
async function problemOf(
  url: string,
  { fetch: ask = globalThis.fetch, timeoutMs = 8000 }: ExternalOptions,
): Promise<Pick<Finding, 'severity' | 'what'> | undefined> {
  const request = (method: 'HEAD' | 'GET') =>
    ask(url, { method, redirect: 'follow', signal: AbortSignal.timeout(timeoutMs) })
  try {
    // Some sites answer HEAD with what they would never answer a reader.
    const head = await request('HEAD')
    const { status, body } = isGone(head.status) || head.status === 405 ? await request('GET') : head
    await body?.cancel()
    return isGone(status)
      ? { severity: 'error', what: `${url} respondeu ${status}: já não existe.` }
      : undefined
  } catch (cause) {
    const why =
      isRecord(cause) && cause.name === 'TimeoutError' ? 'não respondeu a tempo' : 'não se conseguiu abrir'
    return { severity: 'warning', what: `${url} ${why}.` }
  }
}

/** Asks every address of another site once, and reports each place that links to a missing page. */
export async function externalFindings(
  stories: readonly Linted[],
  options: ExternalOptions = {},
): Promise<readonly Finding[]> {
  const places = stories.flatMap(({ path, pieces }) =>
    [...externalLinks(pieces)].flatMap(([url, all]) => all.map((piece) => ({ url, path, piece }))),
  )
  const run = someAtATime(atOnce)
  const urls = [...new Set(places.map(({ url }) => url))]
  const problems = new Map(
    await Promise.all(urls.map(async (url) => [url, await run(() => problemOf(url, options))] as const)),
  )
  return places.flatMap(({ url, path, piece }): readonly Finding[] => {
    const problem = problems.get(url)
    const how = 'Abre-o no navegador: se já não existe, troca-o por uma página que exista ou tira a ligação.'
    return problem ? [{ rule: 'link', story: path, ...placeOf(piece), ...problem, how }] : []
  })
}
