import type { ApiStory } from '../stories/story-files'

/**
 * `sort_by=published_at:desc` or `content.order:asc:int`; without it, the order in the folder.
 * https://www.storyblok.com/docs/api/content-delivery/v2/stories/retrieve-multiple-stories
 */
export function sortStories(stories: readonly ApiStory[], sortBy: string | null): readonly ApiStory[] {
  if (!sortBy) return [...stories].sort((a, b) => a.position - b.position)
  const [field = '', direction = 'asc', kind] = sortBy.split(':')
  const sign = direction === 'desc' ? -1 : 1
  const sortValue = (story: ApiStory): unknown => {
    const source: object = field.startsWith('content.') ? story.content : story
    return (source as Record<string, unknown>)[field.replace(/^content\./, '')]
  }
  const compare = (a: unknown, b: unknown) =>
    kind === 'int' || kind === 'float' || (typeof a === 'number' && typeof b === 'number')
      ? Number(a) - Number(b)
      : String(a ?? '').localeCompare(String(b ?? ''), 'pt')
  return [...stories].sort((a, b) => sign * compare(sortValue(a), sortValue(b)))
}
