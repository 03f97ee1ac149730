import type { Space } from '../stories/story-files'

interface SpaceRecord {
  readonly id: number
  readonly name: string
}

/** https://www.storyblok.com/docs/api/management/components/the-component-object (read 2026-11-22) */
export interface ComponentRecord extends SpaceRecord {
  readonly schema: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly [property: string]: unknown
}

/** https://www.storyblok.com/docs/api/management/component-folders/the-component-folder-object (read 2026-11-22) */
interface GroupRecord extends SpaceRecord {
  readonly uuid: string
  readonly parent_id: number | null
  readonly parent_uuid: string | null
}

/** https://www.storyblok.com/docs/api/management/presets/the-preset-object (read 2026-11-22) */
interface PresetRecord extends SpaceRecord {
  readonly component_id: number
  readonly preset: Readonly<Record<string, unknown>> | null
  readonly [property: string]: unknown
}

/** https://www.storyblok.com/docs/api/management/internal-tags/the-internal-tag-object (read 2026-11-22) */
interface TagRecord extends SpaceRecord {
  readonly object_type: string
}

/** https://www.storyblok.com/docs/api/management/datasources/the-datasource-object (read 2026-11-22) */
export interface DatasourceRecord extends SpaceRecord {
  readonly slug: string
  readonly dimensions: readonly { readonly id: number; readonly name: string; readonly entry_value: string }[]
}

/** Values per dimension are kept by the dimension's number; an answer shows the one that was asked for. */
export interface EntryRecord extends SpaceRecord {
  readonly value: string
  readonly datasource_id: number
  readonly dimension_values: Readonly<Record<number, string>>
}

/** A space besides its stories: its blocks and their choices. */
export interface SpaceSchema {
  readonly components: readonly ComponentRecord[]
  readonly component_groups: readonly GroupRecord[]
  readonly presets: readonly PresetRecord[]
  readonly internal_tags: readonly TagRecord[]
  readonly datasources: readonly DatasourceRecord[]
  readonly datasource_entries: readonly EntryRecord[]
}

export const emptySchema: SpaceSchema = {
  components: [],
  component_groups: [],
  presets: [],
  internal_tags: [],
  datasources: [],
  datasource_entries: [],
}

/** The number a new record gets: numbers are never used twice while the highest one exists. */
export const nextId = (schema: SpaceSchema): number =>
  1 + Math.max(0, ...Object.values(schema).flatMap((records) => records.map(({ id }: SpaceRecord) => id)))

/** A space of files has no blocks; its datasources are records like any other. */
export function schemaOf({ datasources }: Pick<Space, 'datasources'>): SpaceSchema {
  let id = 0
  const records = Object.entries(datasources).map(([slug, entries]) => {
    const codes = [...new Set(entries.flatMap(({ dimensions = {} }) => Object.keys(dimensions)))]
    const dimensions = codes.map((code) => ({ id: ++id, name: code, entry_value: code }))
    const datasource: DatasourceRecord = { id: ++id, name: slug, slug, dimensions }
    return {
      datasource,
      entries: entries.map(({ name, value, dimensions: values = {} }): EntryRecord => {
        const kept = dimensions.map((dimension) => [dimension.id, values[dimension.entry_value] ?? ''])
        return {
          id: ++id,
          name,
          value,
          datasource_id: datasource.id,
          dimension_values: Object.fromEntries(kept),
        }
      }),
    }
  })
  return {
    ...emptySchema,
    datasources: records.map(({ datasource }) => datasource),
    datasource_entries: records.flatMap(({ entries }) => entries),
  }
}
