/** Longest wait for an answer with its body, in ms. */
const usualLimit = 10_000

/** `fetch` with a time limit. Sleeping pages of 4 KiB cannot afford the client of shared-lib over ky. */
export const timedFetch = (url: string, init?: RequestInit, limit = usualLimit) =>
  fetch(url, { ...init, signal: AbortSignal.timeout(limit) })

/** JSON of a GET. Rejects when it is refused, in words without the query, which may hold answers. */
export async function fetchJson<Body>(url: string, limit?: number): Promise<Body> {
  const answer = await timedFetch(url, {}, limit)
  if (!answer.ok) throw new Error(`${url.split('?')[0]} answered ${answer.status}`)
  return answer.json()
}
