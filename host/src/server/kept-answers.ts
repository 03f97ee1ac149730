import type { KeptAnswer, SendKept } from '../pages/page-parts/kept-answer'
import type { PrintedPage } from './finished-pages'
import { sendEncoded } from './send-encoded'
import { sharedPages } from './shared-pages'

const printed = ({ type, text, cache, status = 200, stale = false }: KeptAnswer): PrintedPage => ({
  status,
  headers: { 'content-type': type, 'cache-control': cache },
  text,
  stale,
  keep: true,
})

/**
 * Answers made once for each version of the site, kept as bytes with their compressed forms; soon again where the content
 * they are made of was stale.
 * @param made called with the name whenever one is made
 */
export function keptAnswers(
  version: () => string,
  isStale: () => boolean,
  made: (name: string) => void,
): SendKept {
  const shared = sharedPages(version, Number.POSITIVE_INFINITY)
  return async (request, reply, name, make) => {
    const draw = async () => {
      made(name)
      const answer = await make()
      return printed({ ...answer, stale: answer.stale || isStale() })
    }
    const page = await shared(name, draw, request.headers['accept-encoding'])
    return sendEncoded(request, reply.code(page.status).headers(page.headers), page)
  }
}
