import { type Change, isBreaking } from '../compare/change'
import { changedBlock } from '../compare/compare'
import {
  type CmsComponent,
  type CmsDatasource,
  type CmsEntry,
  type CmsGroup,
  type CmsPreset,
  type SpaceState,
  withGroupsOf,
} from '../schema/space-state'
import type { ManagementClient } from './management-client'

interface Push {
  readonly client: ManagementClient
  readonly actual: SpaceState
  readonly wanted: SpaceState
  readonly changes: readonly Change[]
  /** Called after each write. */
  readonly progress: (line: string) => void
}

const of = (changes: readonly Change[], what: Change['what']) =>
  changes.filter((change) => change.what === what)

async function pushFolders({ client, changes, progress }: Push): Promise<readonly CmsGroup[]> {
  const made: CmsGroup[] = []
  for (const { name } of of(changes, 'folder')) {
    const { component_group } = await client.create('component_groups', { component_group: { name } })
    made.push(component_group as CmsGroup)
    progress(`folder ${name}`)
  }
  return made
}

const entryBody = (datasource: number | undefined, { name, value }: Pick<CmsEntry, 'name' | 'value'>) => ({
  datasource_entry: { name, value, ...(datasource !== undefined && { datasource_id: datasource }) },
})

async function pushDatasource({ client, actual, changes, progress }: Push, wanted: CmsDatasource) {
  const { name, slug, entries } = wanted
  const concerned = changes.filter((change) => change.name === slug)
  const whole = of(concerned, 'datasource')
  const values = of(concerned, 'value')
  if (whole.length + values.length === 0) return
  const before = actual.datasources.find((datasource) => datasource.slug === slug)
  const body = { datasource: { name, slug } }
  let id = before?.id
  if (id === undefined) {
    const { datasource } = await client.create('datasources', body)
    id = (datasource as { id: number }).id
  } else if (whole.length > 0) await client.update('datasources', id, body)
  const isNew = before === undefined
  for (const entry of entries) {
    const change = values.find(({ part }) => part === entry.value)
    const known = before?.entries.find(({ value }) => value === entry.value)?.id
    if (isNew || change?.kind === 'added') await client.create('datasource_entries', entryBody(id, entry))
    else if (change && known !== undefined)
      await client.update('datasource_entries', known, entryBody(undefined, entry))
  }
  for (const { kind, part } of values) {
    const known = before?.entries.find(({ value }) => value === part)?.id
    if (kind === 'removed' && known !== undefined) await client.remove('datasource_entries', known)
  }
  progress(`datasource ${slug}`)
}

/** Members that the service works out itself are not sent. */
function bodyOf({
  id,
  created_at,
  updated_at,
  real_name,
  all_presets,
  internal_tags_list,
  ...component
}: CmsComponent & Readonly<Record<string, unknown>>) {
  return { component }
}

async function pushBlocks({ client, actual, wanted, changes, progress }: Push) {
  for (const component of wanted.components) {
    const concerned = changes.filter(
      ({ what, name }) => (what === 'block' || what === 'field') && name === component.name,
    )
    const before = actual.components.find(({ name }) => name === component.name)
    if (concerned.length === 0) continue
    if (before)
      await client.update('components', Number(before.id), bodyOf(changedBlock(before, concerned, component)))
    else await client.create('components', bodyOf(component))
    progress(`block ${component.name}`)
  }
}

async function pushPresets({ client, changes, progress }: Push) {
  const presets = of(changes, 'preset')
  if (presets.length === 0) return
  const { components } = await client.get('components')
  for (const { name, part, to } of presets) {
    const block = (components as readonly CmsComponent[]).find((component) => component.name === name)
    const { id, ...preset } = to as CmsPreset
    await client.create('presets', { preset: { ...preset, component_id: block?.id } })
    progress(`preset ${part} of ${name}`)
  }
}

async function removeBlocks({ client, actual, changes, progress }: Push) {
  for (const { kind, name } of of(changes, 'block'))
    if (kind === 'removed') {
      const id = actual.components.find((component) => component.name === name)?.id
      await client.remove('components', Number(id))
      progress(`block ${name} removed`)
    }
}

/**
 * Makes the changes in the space, what they rest on first: folders, datasources, blocks, presets. Breaking ones are made
 * only when they are among `changes`; a field that is not named stays as the space has it.
 */
export async function pushChanges(push: Push): Promise<void> {
  const made = await pushFolders(push)
  const wanted = withGroupsOf(push.wanted, { groups: [...push.actual.groups, ...made] })
  const changes = push.changes.map((change): Change => {
    // Folders got the service's numbers only now.
    const block = wanted.components.find(({ name }) => name === change.name)
    if (change.what === 'block' && change.property === 'component_group_uuid')
      return { ...change, to: block?.component_group_uuid }
    const field = change.what === 'field' ? block?.schema[change.part ?? ''] : undefined
    return field && change.property === 'component_group_whitelist'
      ? { ...change, to: field.component_group_whitelist }
      : change
  })
  const ready = { ...push, wanted, changes }
  for (const datasource of wanted.datasources) await pushDatasource(ready, datasource)
  await pushBlocks(ready)
  await pushPresets(ready)
  await removeBlocks(ready)
}

/** Those that a push makes without being forced, and those that wait. */
export const splitChanges = (changes: readonly Change[]) => ({
  safe: changes.filter((change) => !isBreaking(change)),
  breaking: changes.filter(isBreaking),
})
