import { createHash, timingSafeEqual } from 'node:crypto'

/** Request of the visual editor when it opens a page, its signature checked. */
interface EditorRequest {
  /** Number of the story that is edited, '' where none is named. */
  readonly story: string
  /** Release whose content is edited; undefined outside releases, where the editor sends 0. */
  readonly release: string | undefined
}

/** Storyblok's own limit for its signatures, in seconds. */
const validSeconds = 3600

/** A clock that runs ahead of ours. */
const aheadSeconds = 300

/** Compared in constant time: how much of a guess was right must not show. */
export function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

export const editorSignature = (spaceId: string, previewToken: string, timestamp: string) =>
  createHash('sha1').update(`${spaceId}:${previewToken}:${timestamp}`).digest('hex')

/**
 * The query of a page that the visual editor opens: `_storyblok_tk[token]` is the SHA-1 of the space's number, the
 * preview token and `_storyblok_tk[timestamp]` (seconds, good for an hour). Undefined unless all of it is right.
 * https://www.storyblok.com/faq/how-to-verify-the-preview-query-parameters-of-the-visual-editor (read 2026-11-22)
 */
export function readEditorRequest(
  query: URLSearchParams,
  previewToken: string,
  nowSeconds: number,
): EditorRequest | undefined {
  const signed = (name: string) => query.get(`_storyblok_tk[${name}]`) ?? ''
  const timestamp = signed('timestamp')
  const space = signed('space_id')
  if (!/^\d{1,12}$/.test(timestamp) || !/^\d{1,20}$/.test(space)) return undefined
  const age = nowSeconds - Number(timestamp)
  if (age > validSeconds || age < -aheadSeconds) return undefined
  if (!sameText(signed('token'), editorSignature(space, previewToken, timestamp))) return undefined
  return {
    story: query.get('_storyblok') ?? '',
    release: /^[1-9]\d{0,19}$/.exec(query.get('_storyblok_release') ?? '')?.[0],
  }
}
