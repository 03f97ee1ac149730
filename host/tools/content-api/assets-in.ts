import path from 'node:path'
import { isRecord } from '../../src/content/source/story'
import type { ApiStory } from '../stories/story-files'

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}

type Asset = Readonly<Record<string, unknown>>

function* fieldsIn(value: unknown): Generator<Asset> {
  if (Array.isArray(value)) for (const item of value) yield* fieldsIn(item)
  if (!isRecord(value)) return
  if (value.fieldtype === 'asset' && value.id) yield value
  else for (const field of Object.values(value)) yield* fieldsIn(field)
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Of a file that the site serves itself the space knows no size and no dates. */
function assetOf(field: Asset) {
  const filename = text(field.filename)
  const words = { alt: text(field.alt), title: text(field.title), copyright: text(field.copyright) }
  return {
    id: field.id,
    content_type: types[path.extname(filename).toLowerCase()] ?? null,
    content_length: null,
    created_at: null,
    updated_at: null,
    deleted_at: null,
    ...words,
    focus: text(field.focus),
    is_private: false,
    s3_filename: filename,
    meta_data: { ...words, source: text(field.source) },
  }
}

/**
 * The `assets` of an answer with `resolve_assets=1`: each file that the stories show, once. The client puts them into
 * the fields with `inlineAssets`, and the fields' own words go before the file's.
 * https://www.storyblok.com/docs/api/content-delivery/v2/stories/retrieve-a-single-story (read 2026-11-27)
 */
export function resolvedAssets(stories: readonly ApiStory[], query: URLSearchParams) {
  if (query.get('resolve_assets') !== '1') return {}
  const found = stories.flatMap(({ content }) => [...fieldsIn(content)])
  return { assets: [...new Map(found.map((field) => [field.id, assetOf(field)])).values()] }
}
