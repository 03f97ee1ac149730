import type { PagePayload } from 'shared-lib/contract/page-data'
import { current, urlOf } from '../current'
import { fetchPayload, readPayload } from './payload'

interface Asked {
  readonly page: Promise<PagePayload>
  readonly leaving: AbortController
}

/** How many pages may be loading at once; the oldest request gives way. */
const most = 4

/** Pages requested since the visitor last arrived somewhere, by address. */
const asked = new Map<string, Asked>()

function ask(url: URL, key: string): Asked {
  const leaving = new AbortController()
  const page = fetchPayload(url, current.page.build, leaving.signal)
  page.catch(() => asked.delete(key))
  return { page, leaving }
}

/** Takes over a page that was requested before this code was here. */
export function keepAsked(url: URL, answer: Promise<Response>): void {
  const key = urlOf(url)
  const page = answer.then(readPayload)
  page.catch(() => asked.delete(key))
  asked.set(key, { page, leaving: new AbortController() })
}

/**
 * The page behind a URL. Further presses while it is on its way share the same answer, also after pressing something
 * else: a new request at every press would hold a hurried visitor up.
 */
export function askPage(url: URL): Promise<PagePayload> {
  const key = urlOf(url)
  const one = asked.get(key) ?? ask(url, key)
  asked.delete(key) // re-inserted as the newest
  asked.set(key, one)
  for (const [oldest, { leaving }] of asked) {
    if (asked.size <= most) break
    asked.delete(oldest)
    leaving.abort()
  }
  return one.page
}

/** The visitor has arrived: the other requests are no longer needed. */
export function forgetAsked(): void {
  for (const { leaving } of asked.values()) leaving.abort()
  asked.clear()
}
