import type { ApiStory, Space } from '../stories/story-files'
import { versionOf } from './api-answer'
import { inLanguage } from './languages'

/**
 * The drafts as a release changes them: `from_release=124105888551306`. An unknown release, and the 0 that the editor
 * sends outside releases, change nothing; published stories belong to none.
 * https://www.storyblok.com/docs/api/content-delivery/v2/stories/examples/retrieving-an-edited-version-of-a-story-from-a-release
 * (read 2026-11-27)
 */
function inRelease(space: Space, query: URLSearchParams): readonly ApiStory[] {
  const version = versionOf(query)
  const release = version === 'draft' ? space.releases.get(query.get('from_release') ?? '') : undefined
  if (!release) return space.stories[version]
  const changed = new Map(release.map((story) => [story.id, story]))
  const added = release.filter(({ id }) => !space.stories.draft.some((story) => story.id === id))
  return [...space.stories.draft.map((story) => changed.get(story.id) ?? story), ...added]
}

/** Every story that a call may be answered with: in its version, release and language. */
export const askedStories = (space: Space, query: URLSearchParams) =>
  inLanguage(inRelease(space, query), space, query)
