import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isInstalled, root } from '../../build/repository'
import { isRecord } from '../../src/contract/stories/fields'
import { deliveryEndpoint } from '../../src/contract/stories/storyblok-regions'
import { attributesFrom, writtenTag } from '../../src/contract/stories/written-tag'
import type { Change } from './change'

/** A tag as one place of a story holds it. */
export interface StoryUse {
  /** Address of the story below the site, e.g. `guias/imi-explicado`. */
  readonly story: string
  readonly tag: string
  /** Attributes that the editor filled in. */
  readonly attributes: readonly string[]
}

/** Every tag in a story's content, in any form that an editor may give it, with the attributes that the page takes. */
export function usesIn(story: string, content: unknown): StoryUse[] {
  if (Array.isArray(content)) return content.flatMap((one) => usesIn(story, one))
  if (!isRecord(content)) return []
  const written = writtenTag(content)
  const inside = usesIn(story, Object.values(content))
  if (!written) return inside
  return [{ story, tag: written.tag, attributes: Object.keys(attributesFrom(written.pairs)) }, ...inside]
}

/** Addresses of the stories that a change concerns, in order. */
export function storiesOf({ tag, attribute, unset }: Change, uses: readonly StoryUse[]): string[] {
  const concerned = uses.filter(
    (use) =>
      use.tag === tag && (attribute === undefined || use.attributes.includes(attribute) !== (unset ?? false)),
  )
  return [...new Set(concerned.map(({ story }) => story))].sort()
}

/** Stories of a folder of JSON files, drafts too: `host/content/stories`. */
export function usesInFiles(folder: string): StoryUse[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const story = file
        .split(path.sep)
        .join('/')
        .replace(/(\.draft)?\.json$/, '')
      return usesIn(story, JSON.parse(readFileSync(path.join(folder, file), 'utf8')).content)
    })
}

/** Address of a story on the site; undefined for one that is no page. */
function storyPath(fullSlug: string): string | undefined {
  const slug = fullSlug.replace(/\/$/, '')
  if (slug === 'config' || slug.startsWith('config/')) return undefined
  return slug === 'home' ? '/' : `/${slug}`
}

/** Addresses of the published stories of a folder of JSON files. */
export const pathsInFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && !file.endsWith('.draft.json'))
    .flatMap(
      (file) =>
        storyPath(
          file
            .split(path.sep)
            .join('/')
            .replace(/\.json$/, ''),
        ) ?? [],
    )

const perPage = 100

interface SpaceStory {
  readonly full_slug: string
  readonly content: unknown
}

/**
 * Published stories of a Content Delivery API (`…/v2`). Rejects when it cannot be asked.
 * https://www.storyblok.com/docs/api/content-delivery/v2/stories/retrieve-multiple-stories
 */
async function storiesInSpace(endpoint: string, token: string): Promise<SpaceStory[]> {
  const found: SpaceStory[] = []
  for (let page = 1, total = 1; (page - 1) * perPage < total; page++) {
    const query = new URLSearchParams({
      token,
      version: 'published',
      per_page: `${perPage}`,
      page: `${page}`,
    })
    const answer = await fetch(`${endpoint}/cdn/stories?${query}`, { signal: AbortSignal.timeout(30_000) })
    if (!answer.ok) throw new Error(`${endpoint} answered ${answer.status}`)
    const { stories } = (await answer.json()) as { stories: SpaceStory[] }
    found.push(...stories)
    total = Number(answer.headers.get('total') ?? 0)
  }
  return found
}

/** Every use of a tag in the published stories of a Content Delivery API. Rejects when it cannot be asked. */
export async function usesInSpace(endpoint: string, token: string): Promise<StoryUse[]> {
  const stories = await storiesInSpace(endpoint, token)
  // The first page of a folder carries a slash at its end, which no address of the site does.
  return stories.flatMap((story) => usesIn(story.full_slug.replace(/\/$/, ''), story.content))
}

const ownStories = path.join(root, 'host/content/stories')

/** Where the site's stories are: the space or content API of the environment, else the files of the repository. */
export async function readUses(env: NodeJS.ProcessEnv = process.env): Promise<StoryUse[]> {
  const { CONTENT_API_URL: endpoint, STORYBLOK_TOKEN: token } = env
  if (endpoint || token) return usesInSpace(endpoint || deliveryEndpoint(env), token || 'local')
  if (isInstalled)
    throw new Error('say where the stories are that may hold your tags: STORYBLOK_TOKEN, or CONTENT_API_URL')
  return usesInFiles(ownStories)
}

/** Addresses of the published stories, from where `readUses` reads them. */
export async function readStoryPaths(env: NodeJS.ProcessEnv = process.env): Promise<readonly string[]> {
  const { CONTENT_API_URL: endpoint, STORYBLOK_TOKEN: token } = env
  if (endpoint || token) {
    const stories = await storiesInSpace(endpoint || deliveryEndpoint(env), token || 'local')
    return stories.flatMap((story) => storyPath(story.full_slug) ?? [])
  }
  if (isInstalled)
    throw new Error('the stories of the site are unknown: set STORYBLOK_TOKEN or CONTENT_API_URL')
  return pathsInFiles(ownStories)
}
