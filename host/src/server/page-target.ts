import type { FastifyRequest } from 'fastify'
import { payloadSuffix } from '../base/addresses/addresses'
import { styledMark } from '../base/addresses/styled-mark'
import { decodedPath } from '../base/security/redact-url'
import type { PageRequest } from '../pages/page-parts/page'
import type { Form } from './page-printer'

/** What a request for a page asks for. */
export interface PageTarget {
  readonly form: Form
  /** As it was written, without the ending that asks for data. */
  readonly path: string
  readonly decoded: string
  readonly query: string
}

/** A request target may also be a whole URL; only its path is ours to answer. */
export const splitUrl = (target: string): PageRequest => {
  const url = target.replace(/^https?:\/\/[^/?]*/i, '') || '/'
  const mark = url.indexOf('?')
  return mark < 0 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark + 1) }
}

export function formOf({ path, query }: PageRequest): Form {
  if (!path.endsWith(payloadSuffix)) return 'document'
  return (/^[^=&]*/.exec(query)?.[0] ?? '').endsWith(styledMark) ? 'styled' : 'payload'
}

/** A payload's address names the asking browser's build first: no part of the page's own query. */
const withoutBuild = (query: string) => query.replace(/^[^=&]*(&|$)/, '')

export function readTarget(url: string): PageTarget {
  const written = splitUrl(url)
  const form = formOf(written)
  if (form === 'document') return { form, ...written, decoded: decodedPath(written.path) }
  const path = written.path.slice(0, -payloadSuffix.length) || '/'
  return { form, path, decoded: decodedPath(path), query: withoutBuild(written.query) }
}

/** Query of the page of ours that was left: a form sent without script does not carry the source of the visit. */
export function formPageQuery({ headers: { referer = '', host } }: FastifyRequest): string {
  if (referer.length > 4000 || !URL.canParse(referer)) return ''
  const url = new URL(referer)
  return url.host === host ? url.search.slice(1) : ''
}
