import type {
  CmsComponent,
  CmsDatasource,
  CmsEntry,
  CmsGroup,
  CmsPreset,
  CmsTag,
  SpaceState,
} from '../schema/space-state'
import type { ManagementClient } from './management-client'

interface Dimension {
  readonly id: number
  readonly name: string
  readonly entry_value: string
}

interface SpaceDatasource {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly dimensions?: readonly Dimension[]
}

interface SpaceEntry {
  readonly id: number
  readonly name: string
  readonly value: string
  readonly dimension_value: string | null
}

/** An entry has one value per dimension, and the service returns one dimension at a time. */
async function entriesOf(
  client: ManagementClient,
  { id, dimensions = [] }: SpaceDatasource,
): Promise<CmsEntry[]> {
  const list = (dimension?: number) =>
    client.all<SpaceEntry>('datasource_entries', {
      datasource_id: id,
      ...(dimension !== undefined && { dimension }),
    })
  const values = new Map<number, Record<string, string>>()
  for (const dimension of dimensions)
    for (const entry of await list(dimension.id))
      if (entry.dimension_value)
        values.set(entry.id, { ...values.get(entry.id), [dimension.entry_value]: entry.dimension_value })
  return (await list()).map(({ id: number, name, value }) => {
    const translated = values.get(number)
    return { id: number, name, value, ...(translated && { dimension_values: translated }) }
  })
}

/** Everything that a space holds besides stories, as the CLI's `pull` commands write it. */
export async function readState(client: ManagementClient): Promise<SpaceState> {
  const listOf = async <Item>(kind: string): Promise<readonly Item[]> =>
    (await client.get(kind))[kind] as readonly Item[]
  const components = await listOf<CmsComponent>('components')
  const groups = await listOf<CmsGroup>('component_groups')
  const presets = await listOf<CmsPreset>('presets')
  const tags = await client.all<CmsTag>('internal_tags', { by_object_type: 'component' })
  const datasources: CmsDatasource[] = []
  for (const datasource of await client.all<SpaceDatasource>('datasources'))
    datasources.push({ ...datasource, entries: await entriesOf(client, datasource) })
  return { components, groups, presets, tags, datasources }
}
