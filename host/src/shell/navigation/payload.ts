import type { PagePayload } from 'shared-lib/contract/page-data'
import { styledMark } from '../../base/addresses/styled-mark'

/** Longest wait for a page as data, in ms; then the browser loads it whole. */
const limit = 8000

/**
 * `/energia?x=1` → `/energia/_payload.json?{build}&x=1`; the home page's is `/_payload.json?{build}`. With the build in
 * its address no cache on the way answers with a page that another build made.
 */
export const payloadUrl = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>, build: string) =>
  `${pathname.replace(/\/$/, '')}/_payload.json?${encodeURIComponent(build)}${search.replace('?', '&')}`

/** The page in an answer. Rejects when there is none. */
export async function readPayload(answer: Response): Promise<PagePayload> {
  const payload: Partial<PagePayload> = await answer.json()
  if (payload.redirect === undefined && (payload.page === undefined || payload.body === undefined))
    throw new Error(`no page in ${answer.url} (${answer.status})`)
  return payload as PagePayload
}

/** No whole sheet applies yet: this page has only the rules of the next one that both need at first paint. */
const isBare = () => !document.querySelector('link[rel=stylesheet]:not([media=print])')

/** The page behind a URL, error pages included. Rejects when it cannot be loaded as data. */
export async function fetchPayload(url: URL, build: string, leaving: AbortSignal): Promise<PagePayload> {
  const signal = AbortSignal.any([leaving, AbortSignal.timeout(limit)])
  const address = payloadUrl(url, isBare() ? build + styledMark : build)
  return readPayload(await fetch(address, { signal, headers: { accept: 'application/json' } }))
}
