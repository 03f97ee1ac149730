import { foldText } from '../../../src/base/text/fold'
import type { ApiFolder, ApiStory, Space } from '../../stories/story-files'
import { textsIn } from '../../stories/texts-in'
import { answer, listOf, notFound, pageOf, unprocessable } from '../api-answer'
import { sortStories } from '../sort-stories'
import { created, type ManagementCall, type ManagementEndpoint, type Resource, sent } from './management-call'
import {
  createFolder,
  createStory,
  type Entry,
  entryOf,
  publishStory,
  removeEntry,
  unpublishStory,
  updateFolder,
  updateStory,
} from './story-writes'

/** https://www.storyblok.com/docs/api/management/stories/the-story-object (read 2026-11-22) */
function shownStory(story: ApiStory, published: ApiStory | null) {
  const { content, ...rest } = story
  return {
    ...rest,
    is_folder: false,
    content_type: content.component,
    published: published !== null,
    published_at: published?.published_at ?? null,
    unpublished_changes: published !== null && JSON.stringify(published.content) !== JSON.stringify(content),
    content,
  }
}

const shownFolder = (folder: ApiFolder) => ({ ...folder, is_folder: true, published: false, content: {} })

function shown({ draft, published, folder }: Entry) {
  const story = draft ?? published
  return { story: story ? shownStory(story, published) : folder && shownFolder(folder) }
}

type Shown = ReturnType<typeof shownStory> | ReturnType<typeof shownFolder>

const parameters = new Set(
  (
    'page,per_page,search,text_search,with_slug,by_slugs,starts_with,by_ids,by_uuids,excluding_ids,with_parent,' +
    'contain_component,with_tag,folder_only,story_only,is_published,sort_by,publish'
  ).split(','),
)

function* componentsIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  if ('component' in value && typeof value.component === 'string') yield value.component
  for (const child of Object.values(value)) yield* componentsIn(child)
}

const isOn = (value: string | null) => value === 'true' || value === '1'

const hasAny = (found: Iterable<string>, wanted: readonly string[]) =>
  wanted.length === 0 || [...found].some((one) => wanted.includes(one))

function isAsked(story: Shown, query: URLSearchParams): boolean {
  const list = (name: string) => listOf(query.get(name))
  const words = foldText(query.get('text_search') ?? query.get('search') ?? '')
  const withSlug = query.get('with_slug')
  const parent = query.get('with_parent')
  const published = query.get('is_published')
  const slugs = list('by_slugs')
  return (
    story.full_slug.startsWith(query.get('starts_with') ?? '') &&
    (withSlug === null || story.full_slug === withSlug) &&
    hasAny([story.full_slug], slugs) &&
    hasAny([String(story.id)], list('by_ids')) &&
    hasAny([story.uuid], list('by_uuids')) &&
    !list('excluding_ids').includes(String(story.id)) &&
    (parent === null || String(story.parent_id) === parent) &&
    hasAny('tag_list' in story ? story.tag_list : [], list('with_tag')) &&
    hasAny(componentsIn(story.content), list('contain_component')) &&
    (!isOn(query.get('folder_only')) || story.is_folder) &&
    (!isOn(query.get('story_only')) || !story.is_folder) &&
    (published === null || String(story.published) === published) &&
    (words === '' ||
      foldText([story.name, story.full_slug, ...textsIn(story.content)].join(' ')).includes(words))
  )
}

const allOf = ({ stories, folders }: Space): readonly Shown[] => {
  const published = new Map(stories.published.map((story) => [story.id, story]))
  return [
    ...folders.map(shownFolder),
    ...sortStories(stories.draft, null).map((story) => shownStory(story, published.get(story.id) ?? null)),
  ]
}

/** Stories without their content, folders among them. https://www.storyblok.com/docs/api/management/stories/retrieve-multiple-stories (read 2026-11-22) */
const list: ManagementEndpoint = ({ live, query }) => {
  const unknown = [...query.keys()].find((name) => !parameters.has(name))
  if (unknown !== undefined) return unprocessable(`Unknown parameter: ${unknown}`)
  const page = pageOf(
    allOf(live.current()).filter((story) => isAsked(story, query)),
    query,
    100,
  )
  return answer({ stories: page.items.map(({ content, ...story }) => story) }, page.headers)
}

const withEntry =
  (run: (entry: Entry, call: ManagementCall) => Entry): ManagementEndpoint =>
  (call) => {
    const entry = entryOf(call.live.current(), call.id)
    return entry ? answer(shown(run(entry, call))) : notFound
  }

const publishIn = ({ body, query }: ManagementCall) => body.publish ?? query.get('publish')

/** `…/stories`. https://www.storyblok.com/docs/api/management/stories (read 2026-11-22) */
export const storiesResource: Resource = {
  list,
  read: withEntry((entry) => entry),
  create(call) {
    const given = sent(call.body, 'story')
    const entry = given.is_folder
      ? createFolder(call.live, given)
      : createStory(call.live, given, publishIn(call))
    return created(shown(entry))
  },
  update: withEntry((entry, call) => {
    const given = sent(call.body, 'story')
    return entry.folder
      ? updateFolder(call.live, entry, given)
      : updateStory(call.live, entry, given, publishIn(call))
  }),
  remove: withEntry((entry, { live }) => {
    removeEntry(live, entry)
    return entry
  }),
  actions: {
    publish: withEntry((entry, { live }) => publishStory(live, entry)),
    unpublish: withEntry((entry, { live }) => unpublishStory(live, entry)),
  },
}
