import type { CmsComponent, CmsDatasource, CmsField } from '../../cms/schema/space-state'
import type { ApiStory } from '../../stories/story-files'
import type { LiveSpace } from '../live-space'

interface Choice {
  readonly name: string
  readonly value: string
}

/** Sources that the fields of a space choose from, besides lists of their own. */
interface ChoiceSources {
  readonly datasources: ReadonlyMap<string, readonly Choice[]>
  readonly stories: readonly ApiStory[]
}

const choice = ({ name, value }: Choice): Choice => ({ name, value })

/** Drafts, and the lists of the space; a list that is not in it yet is the one that its blocks come with. */
export function choiceSources(
  live: Pick<LiveSpace, 'current' | 'schema'>,
  wanted: readonly CmsDatasource[],
): ChoiceSources {
  const { datasources, datasource_entries: entries } = live.schema()
  const own = datasources.map(
    ({ id, slug }) => [slug, entries.filter((one) => one.datasource_id === id).map(choice)] as const,
  )
  const brought = wanted.map(({ slug, entries }) => [slug, entries.map(choice)] as const)
  return { datasources: new Map([...brought, ...own]), stories: live.current().stories.draft }
}

const listOf = (value: unknown) => (Array.isArray(value) ? value : value ? [value] : []).map(String)

const bare = (slug: string) => slug.replace(/^\/|\/$/g, '')

function storiesFor(field: CmsField, stories: readonly ApiStory[]): readonly Choice[] {
  const types = listOf(field.filter_content_type)
  const folder = bare(String(field.folder_slug ?? ''))
  const fitting = stories.filter(
    ({ full_slug, content }) =>
      (types.length === 0 || types.includes(content.component)) &&
      (folder === '' || full_slug === folder || full_slug.startsWith(`${folder}/`)),
  )
  const isAlone = (name: string) => fitting.filter((one) => one.name === name).length === 1
  return fitting
    .map(({ name, full_slug, uuid }) => ({
      name: isAlone(name) ? name : `${name} (${full_slug})`,
      value: uuid,
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'pt'))
}

/** https://www.storyblok.com/docs/api/management/components/the-component-schema-field-object (`source`) */
function choicesOf(field: CmsField, { datasources, stories }: ChoiceSources): readonly Choice[] | undefined {
  if (field.type !== 'option' && field.type !== 'options') return undefined
  if (field.source === 'internal_stories') return storiesFor(field, stories)
  return field.source === 'internal' ? datasources.get(String(field.datasource_slug)) : undefined
}

function withOptions(field: CmsField, sources: ChoiceSources): CmsField {
  const options = choicesOf(field, sources)
  return options ? { ...field, options } : field
}

/** Blocks whose fields hold the options that can be chosen in them, wherever in the space these come from. */
export const withChoices = (
  components: readonly CmsComponent[],
  sources: ChoiceSources,
): readonly CmsComponent[] =>
  components.map((component) => ({
    ...component,
    schema: Object.fromEntries(
      Object.entries(component.schema).map(([name, field]) => [name, withOptions(field, sources)]),
    ),
  }))
