import { answer, type Endpoint, notFound, versionOf } from '../api-answer'
import { withEditable } from '../editable'
import { resolved } from '../resolve'

/**
 * `GET /v2/cdn/stories/:full_slug|:id|:uuid`; a UUID needs `find_by=uuid`. The first page of a folder is `guias/`, and
 * answers to `guias` too.
 * https://www.storyblok.com/docs/api/content-delivery/v2/stories/retrieve-one-story
 */
export const storyEndpoint: Endpoint = ({ space, query, rest }) => {
  const all = space.stories[versionOf(query)]
  const wanted = rest.replace(/\/$/, '')
  const story = all.find((one) =>
    query.get('find_by') === 'uuid'
      ? one.uuid === wanted
      : one.full_slug.replace(/\/$/, '') === wanted || String(one.id) === wanted,
  )
  if (!story) return notFound
  const shown = versionOf(query) === 'draft' ? withEditable(story) : story
  return answer({ story: shown, cv: space.cv, ...resolved([story], all, query) })
}
