import type { Space } from '../stories/story-files'

/** Input of an endpoint: the current space and the query parameters as sent. */
interface ApiCall {
  readonly space: Space
  readonly query: URLSearchParams
  /** Rest of the path behind the endpoint's own, decoded: a slug, an id or a UUID. */
  readonly rest: string
}

export interface ApiAnswer {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export type Endpoint = (call: ApiCall) => ApiAnswer

export const answer = (body: unknown, headers?: Readonly<Record<string, string>>): ApiAnswer => ({
  status: 200,
  body,
  ...(headers && { headers }),
})

/** Errors in Storyblok's form. https://www.storyblok.com/docs/api/content-delivery/v2#errors */
export const notFound: ApiAnswer = { status: 404, body: ['This record could not be found'] }
export const unauthorized: ApiAnswer = { status: 401, body: { error: 'Unauthorized' } }
export const tooManyRequests: ApiAnswer = { status: 429, body: { error: 'Too Many Requests' } }
export const unprocessable = (message: string): ApiAnswer => ({ status: 422, body: { error: message } })

export const badRequest = (message: string): ApiAnswer => ({ status: 400, body: { error: message } })

const wholeNumber = (text: string | null, absent: number) => {
  const value = Number(text ?? absent)
  return Number.isInteger(value) && value > 0 ? value : absent
}

/**
 * One page of a list with the `total` and `per-page` headers; a page past the end is empty.
 * https://www.storyblok.com/docs/api/content-delivery/v2#pagination
 */
export function pageOf<Item>(items: readonly Item[], query: URLSearchParams, max: number) {
  const perPage = Math.min(wholeNumber(query.get('per_page'), 25), max)
  const start = (wholeNumber(query.get('page'), 1) - 1) * perPage
  return {
    items: items.slice(start, start + perPage),
    headers: { total: String(items.length), 'per-page': String(perPage) },
  }
}

export const listOf = (text: string | null): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

export const versionOf = (query: URLSearchParams) =>
  query.get('version') === 'draft' ? ('draft' as const) : ('published' as const)
