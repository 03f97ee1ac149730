import type { ApiFolder, ApiStory } from '../../stories/story-files'
import { answer, type Endpoint, pageOf, versionOf } from '../api-answer'
import { alternatesOf, languagesOf } from '../languages'

/** https://www.storyblok.com/docs/api/content-delivery/v2/links/the-link-object */
export const linkObject = (story: ApiStory) => ({
  id: story.id,
  uuid: story.uuid,
  slug: story.full_slug,
  path: story.path,
  parent_id: story.parent_id || null,
  name: story.name,
  is_folder: false,
  published: story.published_at !== null,
  is_startpage: story.is_startpage,
  position: story.position,
  real_path: `/${(story.path ?? story.full_slug).replace(/^\//, '')}`,
})

const folderLink = (folder: ApiFolder) => ({
  id: folder.id,
  uuid: folder.uuid,
  slug: folder.full_slug,
  path: null,
  parent_id: folder.parent_id || null,
  name: folder.name,
  is_folder: true,
  published: false,
  is_startpage: false,
  position: 0,
  real_path: `/${folder.full_slug}`,
})

const datesOf = ({ published_at, created_at, updated_at }: ApiStory) => ({
  published_at,
  created_at,
  updated_at,
})

/** `GET /v2/cdn/links`. https://www.storyblok.com/docs/api/content-delivery/v2/links/retrieve-multiple-links */
export const linksEndpoint: Endpoint = ({ space, query }) => {
  const withDates = query.get('include_dates') === '1'
  const isTranslated = languagesOf(space).length > 0
  const all = [
    ...space.folders.map(folderLink),
    ...space.stories[versionOf(query)].map((story) => ({
      ...linkObject(story),
      ...(withDates && datesOf(story)),
      ...(isTranslated && { alternates: alternatesOf(story, space) }),
    })),
  ]
  const start = query.get('starts_with') ?? ''
  const parent = query.get('with_parent')
  const found = all.filter(
    (link) => link.slug.startsWith(start) && (parent === null || String(link.parent_id ?? 0) === parent),
  )
  const page = pageOf(found, query, 1000)
  return answer({ links: Object.fromEntries(page.items.map((link) => [link.uuid, link])) }, page.headers)
}
