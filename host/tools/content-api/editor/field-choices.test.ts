import path from 'node:path'
import type { CmsField } from '../../cms/schema/space-state'
import { wantedFromSources } from '../../cms/schema/wanted-from-sources'
import { readSpace } from '../../stories/story-files'
import { emptySchema, type SpaceSchema, schemaOf } from '../space-schema'
import { choiceSources, withChoices } from './field-choices'

const own = readSpace(path.resolve(import.meta.dirname, '../../../content'))
const [first] = own.stories.draft
if (!first) throw new Error('no stories')
/** Our own stories and one author: authors are added by the owner. */
const author = { ...first, name: 'Ana Exemplo', uuid: 'uuid-ana', content: { component: 'author' } }
const space = { ...own, stories: { ...own.stories, draft: [...own.stories.draft, author] } }

const live = (schema: SpaceSchema) => ({ current: () => space, schema: () => schema })
const wanted = wantedFromSources()

async function fieldsOf(name: string, schema = emptySchema) {
  const { components, datasources } = await wanted
  const all = withChoices(components, choiceSources(live(schema), datasources))
  return all.find((one) => one.name === name)?.schema ?? {}
}

const choices = (field: CmsField | undefined) => field?.options as { name: string; value: string }[]

it('takes the list as it is in the space when it is there', async () => {
  const schema = schemaOf({ datasources: { icones: [{ name: 'Sol', value: 'sun' }] } })
  const { icon } = await fieldsOf('tile', schema)
  expect(choices(icon)).toEqual([{ name: 'Sol', value: 'sun' }])
})

it('takes stories of the type that the field names, by name and with their UUID', async () => {
  const { author: field, reviewer } = await fieldsOf('article')
  const authors = space.stories.draft.filter(({ content }) => content.component === 'author')
  const found = choices(field).map(({ value }) => value)
  expect(found.sort()).toEqual(authors.map(({ uuid }) => uuid).sort())
  expect(choices(field)).toEqual(choices(reviewer))
  expect(choices(field)).toContainEqual({ name: author.name, value: author.uuid })
})

it('takes stories of a folder, and distinguishes those of one name', () => {
  const [first, second] = space.stories.draft.filter(({ full_slug }) => full_slug.startsWith('guias/'))
  if (!first || !second) throw new Error('the guides are gone')
  const twins = [first, { ...second, name: first.name }, { ...first, full_slug: 'guiasde/outro' }]
  const field = { type: 'option', source: 'internal_stories', folder_slug: 'guias/' }
  const blocks = [{ name: 'a', schema: { field, text: { type: 'text' } } }]
  const [block] = withChoices(blocks, { datasources: new Map(), stories: twins })
  const wantedNames = [first, second].map(({ full_slug, uuid }) => ({
    name: `${first.name} (${full_slug})`,
    value: uuid,
  }))
  expect(choices(block?.schema.field)).toEqual(
    wantedNames.sort((one, other) => one.name.localeCompare(other.name, 'pt')),
  )
  expect(block?.schema.text).toEqual({ type: 'text' })
})
