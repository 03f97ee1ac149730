import { answer, type Endpoint, versionOf } from '../api-answer'

/** `GET /v2/cdn/tags`. https://www.storyblok.com/docs/api/content-delivery/v2/tags/retrieve-multiple-tags */
export const tagsEndpoint: Endpoint = ({ space, query }) => {
  const start = query.get('starts_with') ?? ''
  const counts = new Map<string, number>()
  for (const story of space.stories[versionOf(query)])
    if (story.full_slug.startsWith(start))
      for (const tag of story.tag_list) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const tags = [...counts]
    .sort(([a], [b]) => a.localeCompare(b, 'pt'))
    .map(([name, taggings_count]) => ({ name, taggings_count }))
  return answer({ tags })
}
