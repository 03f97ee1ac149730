import type { PagePayload } from 'shared-lib/contract/page-data'

/** Longest wait for a page as data, in ms; then the browser loads it whole. */
const limit = 8000

/** `/energia?x=1` → `/energia/_payload.json?x=1`; the home page's is `/_payload.json`. */
export const payloadUrl = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) =>
  `${pathname.replace(/\/$/, '')}/_payload.json${search}`

/** The page behind a URL, error pages included. Rejects when it cannot be had as data. */
export async function fetchPayload(url: URL, leaving: AbortSignal): Promise<PagePayload> {
  const signal = AbortSignal.any([leaving, AbortSignal.timeout(limit)])
  const answer = await fetch(payloadUrl(url), { signal, headers: { accept: 'application/json' } })
  const payload: Partial<PagePayload> = await answer.json()
  if (payload.redirect === undefined && (payload.page === undefined || payload.body === undefined))
    throw new Error(`no page in ${payloadUrl(url)} (${answer.status})`)
  return payload as PagePayload
}
