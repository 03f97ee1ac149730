import { type DatasourceRecord, type EntryRecord, nextId } from '../space-schema'
import { type Fields, type ManagementCall, refuse, requiredText } from './management-call'
import { isTaken, records } from './records'

type Dimension = DatasourceRecord['dimensions'][number]

/** A dimension is asked for by name and code; it keeps the number it had. */
function dimensionsOf(
  given: Fields,
  { live }: ManagementCall,
  before: DatasourceRecord | undefined,
): readonly Dimension[] {
  const asked = given.dimensions_attributes as readonly Omit<Dimension, 'id'>[] | undefined
  const kept = before?.dimensions ?? []
  if (!asked) return kept
  const taken = [live.schema().datasources, kept].flatMap((list) =>
    list.flatMap((one) => [one.id, ...('dimensions' in one ? one.dimensions.map(({ id }) => id) : [])]),
  )
  const first = Math.max(nextId(live.schema()), ...taken) + 1
  const fresh = asked.filter(({ entry_value }) => !kept.some((one) => one.entry_value === entry_value))
  return [...kept, ...fresh.map(({ name, entry_value }, index) => ({ id: first + index, name, entry_value }))]
}

/** `…/datasources`. https://www.storyblok.com/docs/api/management/datasources (read 2026-11-22) */
export const datasourcesResource = records({
  many: 'datasources',
  one: 'datasource',
  write(given, call, before) {
    const fields: Fields = { ...before, ...given }
    const slug = requiredText(fields, 'slug')
    if (isTaken(call.live.schema().datasources, 'slug', slug, before))
      refuse('slug', 'has already been taken')
    return { name: requiredText(fields, 'name'), slug, dimensions: dimensionsOf(given, call, before) }
  },
  isAsked: ({ name }, query) => name.includes(query.get('search') ?? ''),
  perPage: 100,
  statuses: { removed: 204 },
  removed: (schema, id) => ({
    ...schema,
    datasource_entries: schema.datasource_entries.filter(({ datasource_id }) => datasource_id !== id),
  }),
})

const dimensionAsked = ({ query }: ManagementCall, name: string) => Number(query.get(name) ?? 0)

/** `…/datasource_entries`. https://www.storyblok.com/docs/api/management/datasource-entries (read 2026-11-22) */
export const datasourceEntriesResource = records({
  many: 'datasource_entries',
  one: 'datasource_entry',
  write(given, call, before): Omit<EntryRecord, 'id'> {
    const fields: Fields = { ...before, ...given }
    const datasource_id = Number(fields.datasource_id)
    const { datasources, datasource_entries: entries } = call.live.schema()
    if (!datasources.some(({ id }) => id === datasource_id)) refuse('datasource', 'must exist')
    const name = requiredText(fields, 'name')
    const siblings = entries.filter((other) => other.datasource_id === datasource_id)
    if (isTaken(siblings, 'name', name, before)) refuse('name', 'has already been taken')
    const dimension = dimensionAsked(call, 'dimension_id')
    return {
      name,
      value: String(fields.value ?? ''),
      datasource_id,
      dimension_values: {
        ...before?.dimension_values,
        ...(dimension > 0 && { [dimension]: String(given.dimension_value ?? '') }),
      },
    }
  },
  show({ dimension_values, ...entry }, call) {
    const dimension = dimensionAsked(call, 'dimension')
    return { ...entry, dimension_value: dimension > 0 ? (dimension_values[dimension] ?? null) : null }
  },
  isAsked({ datasource_id }, query) {
    const id = query.get('datasource_id')
    return !id || datasource_id === Number(id)
  },
  perPage: 1000,
  statuses: { updated: 204, removed: 204 },
})
