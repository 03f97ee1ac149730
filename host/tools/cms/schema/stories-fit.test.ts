import path from 'node:path'
import { type Block, isBlock, isRecord } from '../../../src/content/source/story'
import { readSpace } from '../../stories/story-files'
import type { CmsField } from './space-state'
import { wantedFromSources } from './wanted-from-sources'

const { stories } = readSpace(path.resolve(import.meta.dirname, '../../../content'))
const uuids = new Set(stories.draft.map(({ uuid }) => uuid))

const isText = (value: unknown) => typeof value === 'string'
const isAsset = (value: unknown) => isRecord(value) && isText(value.filename)

function isChoice(value: unknown, { options, datasource_slug: slug, source }: CmsField, lists: Lists) {
  if (source === 'internal_stories') return uuids.has(String(value))
  const allowed = slug ? lists.get(String(slug)) : (options as { value: string }[]).map((one) => one.value)
  return allowed?.includes(String(value)) ?? false
}

type Lists = ReadonlyMap<string, readonly string[]>

/** Values that the editor's page takes for each type of field; it loses or refuses anything else. */
const fits: Readonly<Record<string, (value: unknown, field: CmsField, lists: Lists) => boolean>> = {
  text: isText,
  textarea: isText,
  number: (value) => isText(value) || typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  richtext: (value) => isRecord(value) && value.type === 'doc',
  bloks: (value) => Array.isArray(value) && value.every(isBlock),
  asset: isAsset,
  multiasset: (value) => Array.isArray(value) && value.every(isAsset),
  multilink: (value) => isRecord(value) && isText(value.linktype),
  table: (value) => isRecord(value) && Array.isArray(value.tbody),
  option: isChoice,
  options: (value, field, lists) => Array.isArray(value) && value.every((one) => isChoice(one, field, lists)),
}

/** Rows and cells of a table are the service's own. */
const isTablePart = ({ component }: Block) => component.startsWith('_table_')

/** Shows what becomes of HTML that came by another way than the editor's page. */
const hasHtmlOnPurpose = 'estilo'

function* blocksIn(value: unknown): Generator<Block> {
  if (isBlock(value) && !isTablePart(value)) yield value
  if (Array.isArray(value) || isRecord(value))
    for (const inner of Object.values(value)) yield* blocksIn(inner)
}

it('keeps every story in what its blocks declare, so that editors find all of it in its fields', async () => {
  const { components, datasources } = await wantedFromSources()
  const schemas = new Map(components.map(({ name, schema }) => [name, schema]))
  const valuesOf = (entries: readonly { value: string }[]) => entries.map(({ value }) => value)
  const lists: Lists = new Map(datasources.map(({ slug, entries }) => [slug, valuesOf(entries)]))
  const wrong = new Set<string>()
  for (const { full_slug, content } of stories.draft)
    for (const { component, _uid, _editable, ...fields } of blocksIn(content))
      for (const [name, value] of Object.entries(fields)) {
        const field = schemas.get(component)?.[name]
        const isFilled = value !== '' && value !== null && value !== undefined
        if (!field) wrong.add(`${full_slug}: ${component}.${name} is not declared`)
        else if (full_slug === hasHtmlOnPurpose && field.type === 'richtext' && isText(value)) continue
        else if (isFilled && !fits[field.type]?.(value, field, lists)) {
          const shown = JSON.stringify(value).slice(0, 80)
          wrong.add(`${full_slug}: ${component}.${name} is no ${field.type}: ${shown}`)
        }
      }
  expect([...wrong]).toEqual([])
  expect(stories.draft.length).toBeGreaterThan(100)
})
