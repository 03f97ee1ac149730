import type { IncomingMessage } from 'node:http'
import type { ApiAnswer } from './api-answer'

/** The names that this machine gives itself. */
const localNames = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/

/** A stranger's page may name this machine as its own host, and would then read its content. */
export const isLocalName = (host = '') => localNames.test(host)

const refused = (status: number, error: string): ApiAnswer => ({ status, body: { error } })

/** A link may lead here from anywhere: the person who opened it sees a page, and the page that linked sees nothing. */
const isLinkTo = ({ method, headers }: IncomingMessage) =>
  method === 'GET' &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document' &&
  headers.origin === undefined

/** Whether a browser marks the request as one from a page of another origin. Programs send no such header. */
function isForeign({ headers }: IncomingMessage): boolean {
  const { origin, host, 'sec-fetch-site': site = 'none' } = headers
  if (origin !== undefined && origin !== `http://${host}`) return true
  return site !== 'same-origin' && site !== 'none'
}

/** Sent by a page of the service's own: a browser that posts always names the origin, and no page can name another's. */
export const isOwnPage = (request: IncomingMessage) =>
  request.method === 'POST' &&
  request.headers.origin === `http://${request.headers.host}` &&
  !isForeign(request)

/**
 * Why a service of this machine does not answer; undefined: it may. Every browser on the machine can reach it, so any
 * page in one can: under a name of its own it is refused everything, and elsewhere all but what anybody may read.
 */
export function refusalOf(request: IncomingMessage, path: string): ApiAnswer | undefined {
  if (!isLocalName(request.headers.host)) return refused(421, 'this service answers to its own name only')
  if (path.startsWith('/v2/') || !isForeign(request)) return undefined
  return /^\/editor\/?$/.test(path) && isLinkTo(request)
    ? undefined
    : refused(403, 'pages of other origins may not ask this')
}
