import type { ApiStory } from '../stories/story-files'
import { linkObject } from './endpoints/links.endpoint'

type Tree = Readonly<Record<string, unknown>>

/** Above this many, Storyblok names the UUIDs only and the client fetches them in batches of 50. */
const inlineRelations = 50

function* nodesOf(value: unknown): Generator<Tree> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Tree
  for (const child of Object.values(value)) yield* nodesOf(child)
}

const uuidsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((item): item is string => typeof item === 'string')

function relatedUuids(stories: readonly ApiStory[], patterns: readonly string[]): string[] {
  const found = new Set<string>()
  for (const story of stories)
    for (const node of nodesOf(story.content))
      for (const pattern of patterns) {
        const [component, field = ''] = pattern.split('.')
        if (component === '*' || node.component === component)
          for (const uuid of uuidsIn(node[field])) found.add(uuid)
      }
  return [...found]
}

function linkedUuids(stories: readonly ApiStory[]): string[] {
  const found = new Set<string>()
  for (const story of stories)
    for (const node of nodesOf(story.content)) {
      const uuid = node.uuid ?? node.id
      if (node.linktype === 'story' && typeof uuid === 'string' && uuid !== '') found.add(uuid)
    }
  return [...found]
}

const without = (uuids: readonly string[], shown: readonly ApiStory[]) =>
  uuids.filter((uuid) => !shown.some((story) => story.uuid === uuid))

/**
 * The `rels` and `links` of an answer. `resolve_relations=component.field,…`; `resolve_level=2` follows the
 * relations of the related stories too; `resolve_links` is url, link or story, and `resolve_links_level=2` the links of the
 * linked ones too. https://www.storyblok.com/docs/api/content-delivery/v2/stories/retrieve-a-single-story
 */
export function resolved(shown: readonly ApiStory[], all: readonly ApiStory[], query: URLSearchParams) {
  const byUuid = new Map(all.map((story) => [story.uuid, story]))
  const known = (uuids: readonly string[]) =>
    uuids.map((uuid) => byUuid.get(uuid)).filter((story): story is ApiStory => story !== undefined)

  const patterns = (query.get('resolve_relations') ?? '')
    .split(',')
    .filter((pattern) => pattern.includes('.'))
  const first = known(relatedUuids(shown, patterns))
  const second =
    query.get('resolve_level') === '2' ? known(without(relatedUuids(first, patterns), first)) : []
  const rels = [...first, ...second]

  const kind = query.get('resolve_links')
  const near = kind ? known(linkedUuids([...shown, ...rels])) : []
  const far = query.get('resolve_links_level') === '2' ? known(without(linkedUuids(near), near)) : []
  const linked = [...near, ...far]
  const shape = (story: ApiStory) =>
    kind === 'story' || kind === '1'
      ? story
      : kind === 'link'
        ? linkObject(story)
        : {
            id: story.id,
            uuid: story.uuid,
            name: story.name,
            slug: story.slug,
            url: story.full_slug,
            full_slug: story.full_slug,
          }
  return {
    ...(rels.length > inlineRelations ? { rels: [], rel_uuids: rels.map((story) => story.uuid) } : { rels }),
    links: linked.map(shape),
  }
}
