import { foldText } from '../../../src/base/text/fold'
import type { ApiStory } from '../../stories/story-files'
import { textsIn } from '../../stories/texts-in'
import { answer, type Endpoint, listOf, pageOf, unprocessable } from '../api-answer'
import { askedStories } from '../asked-stories'
import { resolvedAssets } from '../assets-in'
import { matchesFilters, readFilterQuery } from '../filter-query'
import { ownSlug } from '../languages'
import { resolved } from '../resolve'
import { sortStories } from '../sort-stories'

const slugMatches = (slug: string, pattern: string) =>
  pattern.endsWith('*') ? slug.startsWith(pattern.slice(0, -1)) : slug === pattern

const dateFields = ['first_published_at', 'published_at', 'updated_at'] as const

function datesFit(story: ApiStory, query: URLSearchParams): boolean {
  return dateFields.every((field) => {
    const at = Date.parse(story[field] ?? '')
    const after = query.get(`${field}_gt`)
    const before = query.get(`${field}_lt`)
    return (after === null || at > Date.parse(after)) && (before === null || at < Date.parse(before))
  })
}

function isAsked(story: ApiStory, query: URLSearchParams): boolean {
  const address = ownSlug(story)
  const slugs = listOf(query.get('by_slugs'))
  const uuids = listOf(query.get('by_uuids') ?? query.get('by_uuids_ordered'))
  const ids = listOf(query.get('by_ids'))
  const tags = listOf(query.get('with_tag'))
  const type = query.get('content_type')
  const startpage = query.get('is_startpage')
  const words = foldText(query.get('search_term') ?? '')
  return (
    address.startsWith(query.get('starts_with') ?? '') &&
    (slugs.length === 0 || slugs.some((pattern) => slugMatches(address, pattern))) &&
    !listOf(query.get('excluding_slugs')).some((pattern) => slugMatches(address, pattern)) &&
    (uuids.length === 0 || uuids.includes(story.uuid)) &&
    (ids.length === 0 || ids.includes(String(story.id))) &&
    !listOf(query.get('excluding_ids')).includes(String(story.id)) &&
    (tags.length === 0 || tags.some((tag) => story.tag_list.includes(tag))) &&
    (type === null || story.content.component === type) &&
    (startpage === null || story.is_startpage === (startpage === '1')) &&
    datesFit(story, query) &&
    (words === '' || foldText([story.name, ...textsIn(story.content)].join(' ')).includes(words))
  )
}

function withoutFields(story: ApiStory, fields: readonly string[]): ApiStory {
  if (fields.length === 0) return story
  const kept = Object.entries(story.content).filter(([name]) => !fields.includes(name))
  return { ...story, content: Object.fromEntries(kept) as ApiStory['content'] }
}

/** `GET /v2/cdn/stories`. https://www.storyblok.com/docs/api/content-delivery/v2/stories/retrieve-multiple-stories */
export const storiesEndpoint: Endpoint = ({ space, query }) => {
  const filters = readFilterQuery(query)
  if (filters.unknown.length > 0) return unprocessable(`Unknown filter operation: ${filters.unknown[0]}`)

  const all = askedStories(space, query)
  const found = all.filter((story) => isAsked(story, query) && matchesFilters(story, filters))
  const order = listOf(query.get('by_uuids_ordered'))
  const sorted =
    order.length > 0
      ? [...found].sort((a, b) => order.indexOf(a.uuid) - order.indexOf(b.uuid))
      : sortStories(found, query.get('sort_by'))
  const page = pageOf(sorted, query, 100)
  const excluded = listOf(query.get('excluding_fields'))
  const stories = page.items.map((story) => withoutFields(story, excluded))
  return answer(
    { stories, cv: space.cv, ...resolved(stories, all, query), ...resolvedAssets(stories, query) },
    page.headers,
  )
}
