import { ContentProblem } from '../../base/security/content-problem'
import { companySlug, readCompany } from '../../content/source/company'
import { layoutOf, layoutSlug, type ReadContent, settingsFolder } from '../../content/source/content-source'
import type { Story } from '../../content/source/story'
import { isRecord } from '../../content/source/story'
import type { StoryblokReader } from '../../content/source/storyblok-reader'
import { relations } from '../../content/source/storyblok-reader'
import type { PreviewTicket } from './preview-ticket'
import type { Schedules } from './schedules'

const fieldsByComponent = new Map(
  relations.split(',').map((relation) => relation.split('.') as [component: string, field: string]),
)

/**
 * A story as it is typed names the stories it relates to by UUID alone; the content service would have sent them
 * along. Those that are not there stay as they are written, and are skipped by the block.
 */
function withRelations(story: Story, all: readonly Story[]): Story {
  const byUuid = new Map(all.map((one) => [one.uuid, one]))
  const related = (value: unknown) => (typeof value === 'string' ? (byUuid.get(value) ?? value) : value)
  function walk(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(walk)
    if (!isRecord(value)) return value
    const field = fieldsByComponent.get(String(value.component))
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        name === field && Array.isArray(inner) ? inner.map(related) : walk(inner),
      ]),
    )
  }
  return { ...story, content: walk(story.content) as Story['content'] }
}

export type DraftReader = Pick<StoryblokReader, 'story' | 'stories' | 'slugs'>

interface DraftParts {
  readonly drafts: DraftReader
  readonly published: ReadContent
  /** Undefined without access to the schedules. */
  readonly schedules: Schedules | undefined
}

/** The rest of a source over how it finds one story and all of them. */
function sourceOver(
  story: (slug: string) => Promise<Story | undefined>,
  list: () => Promise<readonly Story[]>,
): ReadContent {
  const setting = async (slug: string) => {
    const found = await story(slug)
    if (!found) throw new ContentProblem(`${slug} does not exist`, 404)
    return found
  }
  return {
    story,
    layoutConfig: async () => layoutOf(await setting(layoutSlug)),
    company: async () => readCompany((await setting(companySlug)).content),
    allSlugs: async () => (await list()).map(({ full_slug }) => full_slug),
    stories: async () => ({ list: await list(), stale: false }),
    isStale: () => false,
  }
}

/** Each answer is requested once; a failed one may be requested again. */
function once<Value>(read: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>()
  return (key) => {
    const reading = known.get(key) ?? read(key)
    known.set(key, reading)
    reading.catch(() => known.delete(key))
    return reading
  }
}

/**
 * The content as one editor's preview shows it, read again for each page and kept no longer than it. Today: every
 * draft. On another day: what will be published by then, and drafts without a date only on request.
 */
export function draftSource(
  { drafts, published, schedules }: DraftParts,
  ticket: PreviewTicket,
): ReadContent {
  const { day, undated, release } = ticket
  const draft = (slug: string) => drafts.story(slug, 'draft', undefined, release)
  const allDrafts = () => drafts.stories(undefined, [settingsFolder], 'draft', release)
  if (day === undefined || undated) {
    const list = once(allDrafts)
    return sourceOver(once(draft), () => list(''))
  }

  const dueIds = once(async () => {
    const due = ((await schedules?.list()) ?? []).filter(({ on }) => on <= day)
    return new Set(due.map(({ storyId }) => storyId))
  })
  const due = async (story: Story | undefined) => story !== undefined && (await dueIds('')).has(story.id)
  const story = once(async (slug) => {
    const written = await draft(slug)
    return (await due(written)) ? written : published.story(slug)
  })
  const list = once(async () => {
    const [{ list: standing }, written, ids] = await Promise.all([
      published.stories(),
      allDrafts(),
      dueIds(''),
    ])
    const coming = written.filter(({ id }) => ids.has(id))
    return [...standing.filter(({ id }) => !ids.has(id)), ...coming]
  })
  return sourceOver(story, () => list(''))
}

/** The same with one story as typed in the editor, saved or not. */
export function withTyped(source: ReadContent, typed: Story): ReadContent {
  const all = async () => (await source.stories()).list
  const list = async () => (await all()).map((one) => (one.full_slug === typed.full_slug ? typed : one))
  const related = once(async () => withRelations(typed, await all()))
  return sourceOver(async (slug) => (slug === typed.full_slug ? related('') : source.story(slug)), list)
}
