/** Decoded bytes that one answer may have, unless the caller sets another limit. */
const defaultMaxBytes = 8 * 1024 * 1024

const redirectStatuses = [301, 302, 303, 307, 308]

class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge'
}

/** Where a redirect leads: the same origin and path with another query; undefined for any other. */
function ownRedirect(response: Response, from: URL): URL | undefined {
  const location = response.headers.get('location')
  if (location === null || !URL.canParse(location, from)) return undefined
  const to = new URL(location, from)
  return to.origin === from.origin && to.pathname === from.pathname ? to : undefined
}

/** The answer with a body that fails after `maxBytes`. The size in its headers is that of the compressed body. */
function bounded(response: Response, maxBytes: number): Response {
  if (response.body === null) return response
  let seen = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      seen += chunk.byteLength
      if (seen > maxBytes) controller.error(new AnswerTooLarge(`the answer is larger than ${maxBytes} bytes`))
      else controller.enqueue(chunk)
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(counted), { status, statusText, headers })
}

/**
 * `fetch` for services that we do not run: the decoded body is limited, and no redirect leads to another origin or path,
 * because the address of a service is a setting. One redirect to another query is followed: Storyblok answers a request
 * without a cache version so (https://www.storyblok.com/faq/how-stories-are-cached-content-delivery-api).
 *
 * @throws Error for any other redirect; reading the body throws AnswerTooLarge
 */
export async function boundedFetch(
  address: string | URL,
  init: RequestInit = {},
  maxBytes = defaultMaxBytes,
): Promise<Response> {
  const url = new URL(address)
  const first = await fetch(url, { ...init, redirect: 'manual' })
  if (!redirectStatuses.includes(first.status)) return bounded(first, maxBytes)
  await first.body?.cancel()
  const next = ownRedirect(first, url)
  if (next === undefined || (init.method ?? 'GET').toUpperCase() !== 'GET')
    throw new Error(`${url.origin} answered with a redirect that is not followed`)
  return bounded(await fetch(next, { ...init, redirect: 'error' }), maxBytes)
}
