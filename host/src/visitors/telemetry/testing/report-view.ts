import type { TestSite } from '../../../server/testing/test-site'
import { pageTokens } from '../page-token'

export interface SentReport {
  readonly remote?: string
  readonly version?: string
  readonly [member: string]: unknown
}

export interface Sender {
  /** As issued with a page that shows everything reported, unless named; `null`: none. */
  readonly token?: string | null
  /** Address of the client. */
  readonly from?: string
}

/** Sends a test site the reports of one page view, as a browser would. */
export function reportView(
  { site, keys }: Pick<TestSite, 'site' | 'keys'>,
  reports: readonly SentReport[],
  page = '/',
  { token, from = '127.0.0.1' }: Sender = {},
) {
  const shown = reports.map(({ remote = '', version = '' }) => ({ remote, version }))
  const own = token === undefined ? pageTokens(keys).minter(shown)() : token
  return site.app.inject({
    method: 'POST',
    url: '/api/telemetry',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    remoteAddress: from,
    payload: JSON.stringify({ page, ...(own !== null && { token: own }), reports }),
  })
}
