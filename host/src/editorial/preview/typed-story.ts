import { isBlock, isRecord, type Story, textOf } from '../../content/source/story'

/** Deeper than any page needs: deeper nesting is no story. */
const deepest = 60

function isShallow(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true
  return depth < deepest && Object.values(value).every((inner) => isShallow(inner, depth + 1))
}

/** The story of an editor's message; undefined where it is none that a page could be made of. */
export function readTypedStory(value: unknown): Story | undefined {
  if (!isRecord(value) || !isBlock(value.content) || !isShallow(value.content)) return undefined
  const slug = textOf(value.full_slug).replace(/^\/+|\/+$/g, '')
  if (slug === '') return undefined
  const text = (name: string) => textOf(value[name])
  const day = (name: string) => text(name) || null
  return {
    id: Number(value.id) || 0,
    uuid: text('uuid'),
    name: text('name'),
    slug: slug.split('/').at(-1) ?? slug,
    full_slug: slug,
    published_at: day('published_at'),
    first_published_at: day('first_published_at'),
    created_at: text('created_at'),
    updated_at: text('updated_at'),
    tag_list: Array.isArray(value.tag_list) ? value.tag_list.map(String) : [],
    content: value.content,
  }
}
