import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ApiFolder, ApiStory, Space } from '../stories/story-files'
import { emptySchema, type SpaceSchema } from './space-schema'

/** One entry as the management side left it. A folder, or a story in its versions; nothing at all once it is deleted. */
export interface EntryChange {
  readonly draft: ApiStory | null
  readonly published: ApiStory | null
  readonly folder: ApiFolder | null
}

export const deleted: EntryChange = { draft: null, published: null, folder: null }

/** Changes kept apart from the files of the repository, which it never touches. */
interface SpaceChanges {
  readonly entries: ReadonlyMap<number, EntryChange>
  readonly schema: SpaceSchema | undefined
  keepEntry(id: number, change: EntryChange): void
  keepSchema(schema: SpaceSchema): void
}

const entryFiles = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.json'))

/** How many entries of the repository's content are replaced by later edits. */
export const countChanges = (folder: string) => entryFiles(join(folder, 'entries')).length

function readEntries(folder: string): Map<number, EntryChange> {
  mkdirSync(folder, { recursive: true })
  const files = entryFiles(folder)
  return new Map(
    files.map((file) => [Number.parseInt(file, 10), JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  )
}

function readSchema(file: string): SpaceSchema | undefined {
  try {
    return { ...emptySchema, ...JSON.parse(readFileSync(file, 'utf8')) }
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new Error(`${file} cannot be read; remove it to begin anew`, { cause: problem })
  }
}

/** Whole or not at all: a process that ends in between leaves the old file. */
function writeWhole(file: string, value: unknown) {
  writeFileSync(`${file}.new`, `${JSON.stringify(value, null, 2)}\n`)
  renameSync(`${file}.new`, file)
}

/** Opens the changes kept in a folder; without one they last as long as the process. */
export function openChanges(folder?: string): SpaceChanges {
  const entriesFolder = folder && join(folder, 'entries')
  const schemaFile = folder && join(folder, 'schema.json')
  const entries = entriesFolder ? readEntries(entriesFolder) : new Map<number, EntryChange>()
  let schema = schemaFile ? readSchema(schemaFile) : undefined
  return {
    entries,
    get schema() {
      return schema
    },
    keepEntry(id, change) {
      entries.set(id, change)
      if (entriesFolder) writeWhole(join(entriesFolder, `${id}.json`), change)
    },
    keepSchema(next) {
      schema = next
      if (schemaFile) writeWhole(schemaFile, next)
    },
  }
}

const isThere = <Value>(value: Value | null): value is Value => value !== null

/** The files' space with the changes laid over it: a changed entry replaces the file of the same number. */
export function withChanges(base: Space, { entries, schema }: SpaceChanges): Space {
  const kept = <Entry extends { readonly id: number }>(list: readonly Entry[]) =>
    list.filter(({ id }) => !entries.has(id))
  const changed = [...entries.values()]
  return {
    cv: base.cv,
    stories: {
      published: [
        ...kept(base.stories.published),
        ...changed.map(({ published }) => published).filter(isThere),
      ],
      draft: [...kept(base.stories.draft), ...changed.map(({ draft }) => draft).filter(isThere)],
    },
    releases: base.releases,
    folders: [...kept(base.folders), ...changed.map(({ folder }) => folder).filter(isThere)],
    datasources: schema ? deliveredDatasources(schema) : base.datasources,
  }
}

const deliveredDatasources = ({ datasources, datasource_entries }: SpaceSchema): Space['datasources'] =>
  Object.fromEntries(
    datasources.map(({ id, slug, dimensions }) => [
      slug,
      datasource_entries
        .filter(({ datasource_id }) => datasource_id === id)
        .map(({ name, value, dimension_values }) => ({
          name,
          value,
          dimensions: Object.fromEntries(
            dimensions.map((dimension) => [dimension.entry_value, dimension_values[dimension.id] ?? '']),
          ),
        })),
    ]),
  )
