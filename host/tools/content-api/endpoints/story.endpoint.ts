import type { ApiStory } from '../../stories/story-files'
import { answer, type Endpoint, notFound, versionOf } from '../api-answer'
import { askedStories } from '../asked-stories'
import { resolvedAssets } from '../assets-in'
import { withEditable } from '../editable'
import { languagesOf, ownSlug } from '../languages'
import { resolved } from '../resolve'

const bare = (slug: string) => slug.replace(/\/$/, '')

/** A story answers to its address, and to that of the default language with another language before it or without. */
const isAt = (story: ApiStory, wanted: string) =>
  [story.full_slug, ownSlug(story), `${story.lang}/${ownSlug(story)}`].some(
    (slug) => bare(slug) === wanted,
  ) || String(story.id) === wanted

/**
 * `GET /v2/cdn/stories/:full_slug|:id|:uuid`; a UUID needs `find_by=uuid`. The first page of a folder is `guias/`, and
 * answers to `guias` too. An address that begins with a language is in it: `en/guides/light`.
 * https://www.storyblok.com/docs/api/content-delivery/v2/stories/retrieve-a-single-story (read 2026-11-27)
 */
export const storyEndpoint: Endpoint = ({ space, query: asked, rest }) => {
  const query = new URLSearchParams(asked)
  const language = languagesOf(space).find((code) => rest.startsWith(`${code}/`))
  if (language && !query.has('language')) query.set('language', language)
  const all = askedStories(space, query)
  const wanted = bare(rest)
  const story = all.find((one) => (query.get('find_by') === 'uuid' ? one.uuid === wanted : isAt(one, wanted)))
  if (!story) return notFound
  const shown = versionOf(query) === 'draft' ? withEditable(story) : story
  return answer({
    story: shown,
    cv: space.cv,
    ...resolved([story], all, query),
    ...resolvedAssets([story], query),
  })
}
