import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Block, StoryVersion } from '../../src/content/source/story'
import { readReleases } from './releases'
import { stableId, stableUuid } from './stable-ids'
import { withUids } from './with-uids'

/** A story as the Content Delivery API answers it. https://www.storyblok.com/docs/api/content-delivery/v2/stories/the-story-object */
export interface ApiStory {
  readonly id: number
  readonly uuid: string
  readonly name: string
  readonly slug: string
  readonly full_slug: string
  readonly path: string | null
  readonly content: Block
  readonly created_at: string
  readonly updated_at: string
  readonly published_at: string | null
  readonly first_published_at: string | null
  readonly tag_list: readonly string[]
  readonly is_startpage: boolean
  readonly parent_id: number
  readonly position: number
  readonly group_id: string
  readonly sort_by_date: string | null
  readonly meta_data: null
  readonly release_id: number | null
  /** `default`, or the language that it was asked for in. */
  readonly lang: string
  readonly alternates: readonly []
  /** The address in the default language, of a story whose address is translated. */
  readonly default_full_slug: string | null
  readonly translated_slugs: readonly TranslatedSlug[] | null
}

interface TranslatedSlug {
  readonly path: string
  readonly name: string | null
  readonly lang: string
  readonly published: boolean | null
}

export interface ApiFolder {
  readonly id: number
  readonly uuid: string
  readonly name: string
  readonly slug: string
  readonly full_slug: string
  readonly parent_id: number
}

interface DatasourceEntry {
  readonly name: string
  readonly value: string
  readonly dimensions?: Readonly<Record<string, string>>
}

/** Everything the API answers from, read at one moment. `cv` is the Unix time, in seconds, of the newest change. */
export interface Space {
  readonly cv: number
  readonly stories: Readonly<Record<StoryVersion, readonly ApiStory[]>>
  /** What each release changes in the drafts, by its number. */
  readonly releases: ReadonlyMap<string, readonly ApiStory[]>
  readonly folders: readonly ApiFolder[]
  readonly datasources: Readonly<Record<string, readonly DatasourceEntry[]>>
}

const draftEnding = '.draft.json'

/** A folder and its first page are two entries of one path. */
const folderId = (path: string) => stableId(`folder:${path}`)

function jsonFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name))
    .sort()
}

function readJson(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error(`${file} is not valid JSON`, { cause })
  }
}

function readStory(file: string, fullSlug: string, published: boolean, position: number): ApiStory {
  const raw = readJson(file) as Partial<ApiStory>
  if (raw.content === undefined) throw new Error(`${file}: a story needs "content"`)
  const parts = fullSlug.split('/')
  const created = raw.created_at ?? statSync(file).mtime.toISOString()
  const publishedAt = published ? (raw.published_at ?? created) : null
  return {
    id: raw.id ?? stableId(fullSlug),
    uuid: raw.uuid ?? stableUuid(fullSlug),
    name: raw.name ?? fullSlug,
    slug: parts.at(-1) ?? fullSlug,
    full_slug: fullSlug,
    path: raw.path ?? null,
    content: withUids(raw.content, fullSlug),
    created_at: created,
    updated_at: raw.updated_at ?? publishedAt ?? created,
    published_at: publishedAt,
    first_published_at: published ? (raw.first_published_at ?? publishedAt) : null,
    tag_list: raw.tag_list ?? [],
    is_startpage: raw.is_startpage ?? false,
    parent_id: parts.length > 1 ? folderId(parts.slice(0, -1).join('/')) : 0,
    position: raw.position ?? position * 10,
    group_id: stableUuid(`group:${fullSlug}`),
    sort_by_date: raw.sort_by_date ?? null,
    meta_data: null,
    release_id: null,
    lang: 'default',
    alternates: [],
    default_full_slug: null,
    translated_slugs:
      raw.translated_slugs?.map((slug) => ({ ...slug, name: slug.name ?? null, published })) ?? null,
  }
}

/**
 * A story at the address of a folder is that folder's first page: the service keeps both as `guias/` and `guias`,
 * since no two entries may share an address.
 */
function asFirstPage(story: ApiStory, folders: ReadonlySet<string>): ApiStory {
  const { full_slug: slug } = story
  return folders.has(slug)
    ? { ...story, full_slug: `${slug}/`, is_startpage: true, parent_id: folderId(slug) }
    : story
}

function foldersOf(stories: readonly ApiStory[]): ApiFolder[] {
  const slugs = new Set<string>()
  for (const { full_slug } of stories) {
    const parts = full_slug.split('/')
    for (let depth = 1; depth < parts.length; depth++) slugs.add(parts.slice(0, depth).join('/'))
  }
  return [...slugs].sort().map((full_slug) => {
    const parts = full_slug.split('/')
    const parent_id = parts.length > 1 ? folderId(parts.slice(0, -1).join('/')) : 0
    return {
      id: folderId(full_slug),
      uuid: stableUuid(`folder:${full_slug}`),
      name: parts.at(-1) ?? '',
      slug: parts.at(-1) ?? '',
      full_slug,
      parent_id,
    }
  })
}

const newestChange = (files: readonly string[]) =>
  Math.max(0, ...files.map((file) => Math.floor(statSync(file).mtimeMs / 1000)))

function readStories(folder: string, files = jsonFiles(folder)) {
  return files.map((file, position) => {
    const draft = file.endsWith(draftEnding)
    const fullSlug = relative(folder, file)
      .slice(0, -(draft ? draftEnding.length : '.json'.length))
      .split(sep)
      .join('/')
    return { draft, story: readStory(file, fullSlug, !draft, position) }
  })
}

/**
 * Reads `stories/**.json` (the path is the full slug), `datasources/*.json` and `releases/<number>/**.json` below a folder.
 * `x.json` is published; `x.draft.json` is what version=draft answers instead, and alone it is an unpublished story.
 */
export function readSpace(folder: string): Space {
  const storyFolder = join(folder, 'stories')
  const files = jsonFiles(storyFolder)
  const entries = readStories(storyFolder, files)
  const folders = foldersOf(entries.map(({ story }) => story))
  const addresses = new Set(folders.map(({ full_slug }) => full_slug))
  const stories = entries.map(({ draft, story }) => ({ draft, story: asFirstPage(story, addresses) }))
  const published = stories.filter(({ draft }) => !draft).map(({ story }) => story)
  const drafts = new Map(published.map((story) => [story.full_slug, story]))
  for (const { draft, story } of stories)
    if (draft) {
      const { published_at = null, first_published_at = null } = drafts.get(story.full_slug) ?? {}
      drafts.set(story.full_slug, { ...story, published_at, first_published_at })
    }
  const datasourceFiles = jsonFiles(join(folder, 'datasources'))
  const draft = [...drafts.values()]
  const inRelease = (one: string) => readStories(one).map(({ story }) => story)
  return {
    cv: newestChange([...files, ...datasourceFiles]),
    stories: { published, draft },
    releases: readReleases(join(folder, 'releases'), inRelease, draft),
    folders,
    datasources: Object.fromEntries(
      datasourceFiles.map((file) => [
        relative(join(folder, 'datasources'), file).slice(0, -'.json'.length),
        readJson(file).entries as readonly DatasourceEntry[],
      ]),
    ),
  }
}
