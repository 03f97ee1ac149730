import { randomUUID } from 'node:crypto'
import { slugOf } from 'shared-lib/rules/text/fold'
import type { Block } from '../../../src/content/source/story'
import type { ApiFolder, ApiStory, Space } from '../../stories/story-files'
import { withUids } from '../../stories/with-uids'
import type { LiveSpace } from '../live-space'
import { deleted, type EntryChange } from '../space-changes'
import { type Fields, refuse, requiredText } from './management-call'

/** One entry of the space in every form it has; a folder has no versions. */
export interface Entry extends EntryChange {
  readonly id: number
}

type Changes = Map<number, EntryChange>

const byId = <Item extends { readonly id: number }>(list: readonly Item[], id: number) =>
  list.find((item) => item.id === id) ?? null

/** The entry with that number, undefined when there is none. */
export function entryOf({ stories, folders }: Space, id: number): Entry | undefined {
  const entry = {
    id,
    draft: byId(stories.draft, id),
    published: byId(stories.published, id),
    folder: byId(folders, id),
  }
  return entry.draft || entry.published || entry.folder ? entry : undefined
}

const isTrue = (value: unknown) => value === true || value === 1 || value === '1' || value === 'true'

/** One part of an address: nothing that leads elsewhere, in an address or in a file's name. */
const slugForm = /^(?!\.{1,2}$)[\p{L}\p{N}._~-]{1,200}$/u

const checkedSlug = (slug: unknown): string =>
  typeof slug === 'string' && slugForm.test(slug) ? slug : refuse('slug', 'is invalid')

/** Full slug of an entry: `guias/luz`; the first page of a folder has the folder's own address, `guias/`. */
function fullSlug(space: Space, slug: string, parentId: number, isStartpage: boolean): string {
  if (parentId === 0) return slug
  const parent = byId(space.folders, parentId) ?? refuse('parent_id', 'is invalid')
  return isStartpage ? `${parent.full_slug}/` : `${parent.full_slug}/${slug}`
}

function checkFree(space: Space, full: string, id: number | undefined) {
  const others = [...space.stories.draft, ...space.folders].filter((other) => other.id !== id)
  if (others.some((other) => other.full_slug === full)) refuse('slug', 'has already been taken')
}

function contentOf(fields: Fields, full: string): Block {
  const content = fields.content as Block | undefined
  if (typeof content?.component !== 'string') return refuse('content', 'needs a component')
  return withUids(content, full)
}

/** Numbers of the service's size; the files' own are hashes, so that the two hardly ever meet. */
function freshId({ stories, folders }: Space): number {
  const newest = [...stories.draft, ...folders].map(({ id }) => id).filter((id) => id < 2 ** 40)
  return Math.max(100_000_000, ...newest) + 1
}

/** Members that belong to the entry and not to a version of it: they change in both at once. */
function placed(space: Space, given: Fields, before: ApiStory | undefined) {
  const parent_id = Number(given.parent_id ?? before?.parent_id ?? 0)
  const is_startpage = isTrue(given.is_startpage ?? before?.is_startpage ?? false)
  const name = requiredText({ name: before?.name, ...given }, 'name')
  const slug = checkedSlug(given.slug ?? before?.slug ?? slugOf(name))
  const stays = before && parent_id === before.parent_id && slug === before.slug
  const full_slug = stays ? before.full_slug : fullSlug(space, slug, parent_id, is_startpage)
  checkFree(space, full_slug, before?.id)
  return {
    name,
    slug,
    full_slug,
    parent_id,
    is_startpage,
    path: (given.path ?? before?.path ?? null) as string | null,
    tag_list: (given.tag_list ?? before?.tag_list ?? []) as readonly string[],
    position: Number(given.position ?? before?.position ?? 0),
    sort_by_date: (given.sort_by_date ?? before?.sort_by_date ?? null) as string | null,
  }
}

const asPublished = (draft: ApiStory, now: string): EntryChange => {
  const story = { ...draft, published_at: now, first_published_at: draft.first_published_at ?? now }
  return { draft: story, published: story, folder: null }
}

function keepStory(live: LiveSpace, id: number, change: EntryChange): Entry {
  live.changeEntries(new Map([[id, change]]))
  return { id, ...change }
}

export function createStory(live: LiveSpace, given: Fields, publish: unknown): Entry {
  const space = live.current()
  const place = placed(space, given, undefined)
  const now = new Date().toISOString()
  const draft: ApiStory = {
    ...place,
    id: freshId(space),
    uuid: randomUUID(),
    content: contentOf(given, place.full_slug),
    created_at: now,
    updated_at: now,
    published_at: null,
    first_published_at: null,
    group_id: randomUUID(),
    meta_data: null,
    release_id: null,
    lang: 'default',
    alternates: [],
    default_full_slug: null,
    translated_slugs: null,
  }
  const change = isTrue(publish) ? asPublished(draft, now) : { draft, published: null, folder: null }
  return keepStory(live, draft.id, change)
}

export function updateStory(
  live: LiveSpace,
  { id, draft, published }: Entry,
  given: Fields,
  publish: unknown,
) {
  const before = draft ?? published
  if (!before) throw new Error(`entry ${id} is no story`)
  const place = placed(live.current(), given, before)
  const now = new Date().toISOString()
  const content = given.content === undefined ? before.content : contentOf(given, place.full_slug)
  const next: ApiStory = { ...before, ...place, content, updated_at: now }
  if (isTrue(publish)) return keepStory(live, id, asPublished(next, now))
  const isMoved = published && JSON.stringify({ ...published, ...place }) !== JSON.stringify(published)
  return keepStory(live, id, {
    draft: next,
    published: isMoved ? { ...published, ...place } : published,
    folder: null,
  })
}

export const publishStory = (live: LiveSpace, { id, draft }: Entry): Entry =>
  draft ? keepStory(live, id, asPublished(draft, new Date().toISOString())) : refuse('base', 'is a folder')

export const unpublishStory = (live: LiveSpace, { id, draft }: Entry): Entry =>
  draft
    ? keepStory(live, id, { draft: { ...draft, published_at: null }, published: null, folder: null })
    : refuse('base', 'is a folder')

export function createFolder(live: LiveSpace, given: Fields): Entry {
  const space = live.current()
  const { name, slug, full_slug, parent_id } = placed(space, given, undefined)
  const folder: ApiFolder = { id: freshId(space), uuid: randomUUID(), name, slug, full_slug, parent_id }
  return keepStory(live, folder.id, { draft: null, published: null, folder })
}

/** Everything below a folder, at any depth. */
function below({ stories, folders }: Space, id: number): Set<number> {
  const children = [...stories.draft, ...stories.published, ...folders].filter((one) => one.parent_id === id)
  return new Set(children.flatMap((child) => [child.id, ...below({ stories, folders } as Space, child.id)]))
}

const moved = <Item extends { readonly full_slug: string } | null>(
  item: Item,
  from: string,
  to: string,
): Item => item && { ...item, full_slug: to + item.full_slug.slice(from.length) }

/** A folder that moves or is renamed takes all below it along. */
export function updateFolder(live: LiveSpace, { id, folder }: Entry, given: Fields): Entry {
  if (!folder) throw new Error(`entry ${id} is no folder`)
  const space = live.current()
  const name = String(given.name ?? folder.name)
  const slug = checkedSlug(given.slug ?? folder.slug)
  const parent_id = Number(given.parent_id ?? folder.parent_id)
  const children = below(space, id)
  if (parent_id === id || children.has(parent_id)) refuse('parent_id', 'is invalid')
  const full_slug = fullSlug(space, slug, parent_id, false)
  checkFree(space, full_slug, id)
  const next = { ...folder, name, slug, full_slug, parent_id }
  const changes: Changes = new Map([[id, { draft: null, published: null, folder: next }]])
  if (full_slug !== folder.full_slug)
    for (const child of children) {
      const entry = entryOf(space, child)
      if (entry)
        changes.set(child, {
          draft: moved(entry.draft, folder.full_slug, full_slug),
          published: moved(entry.published, folder.full_slug, full_slug),
          folder: moved(entry.folder, folder.full_slug, full_slug),
        })
    }
  live.changeEntries(changes)
  return { id, draft: null, published: null, folder: next }
}

/** Removes an entry, and with a folder all below it. */
export function removeEntry(live: LiveSpace, { id, folder }: Entry) {
  const ids = [id, ...(folder ? below(live.current(), id) : [])]
  live.changeEntries(new Map(ids.map((one) => [one, deleted])))
}
