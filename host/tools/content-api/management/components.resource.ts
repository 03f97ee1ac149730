import type { ComponentRecord } from '../space-schema'
import { type Fields, type ManagementCall, refuse, requiredText } from './management-call'
import { isTaken, records } from './records'

/** https://www.storyblok.com/docs/api/management/components/the-component-schema-field-object (read 2026-11-22) */
const fieldTypes = new Set(
  (
    'bloks text textarea richtext markdown number datetime boolean options option asset multiasset multilink ' +
    'table section commerce custom image file tab link group'
  ).split(' '),
)

// `created_at` and the like are the service's own; sending them changes nothing.
const ownFields = [
  'id',
  'created_at',
  'updated_at',
  'real_name',
  'all_presets',
  'internal_tags_list',
  'space_id',
]

const without = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))

function checkedSchema(schema: unknown): ComponentRecord['schema'] {
  for (const [name, field] of Object.entries((schema ?? {}) as Record<string, Fields>))
    if (!fieldTypes.has(String(field?.type))) refuse('schema', `${name} has the unknown type ${field?.type}`)
  return (schema ?? {}) as ComponentRecord['schema']
}

function write(
  given: Fields,
  { live }: ManagementCall,
  before: ComponentRecord | undefined,
): Omit<ComponentRecord, 'id'> {
  const fields: Fields = { ...before, ...without(given, ownFields) }
  const name = requiredText(fields, 'name')
  if (isTaken(live.schema().components, 'name', name, before)) refuse('name', 'has already been taken')
  const now = new Date().toISOString()
  return {
    display_name: null,
    description: null,
    image: null,
    preview_field: null,
    preview_tmpl: null,
    is_root: false,
    is_nestable: true,
    component_group_uuid: null,
    color: null,
    icon: null,
    preset_id: null,
    internal_tag_ids: [],
    ...fields,
    name,
    schema: checkedSchema(fields.schema),
    created_at: before?.created_at ?? now,
    updated_at: now,
  }
}

/** A component with what the service works out: its presets and the names of its tags. */
function show(component: ComponentRecord, { live }: ManagementCall) {
  const { presets, internal_tags } = live.schema()
  const tagIds = ((component.internal_tag_ids ?? []) as readonly (string | number)[]).map(String)
  return {
    ...component,
    internal_tag_ids: tagIds,
    internal_tags_list: internal_tags
      .filter(({ id }) => tagIds.includes(String(id)))
      .map(({ id, name }) => ({ id, name })),
    all_presets: presets.filter(({ component_id }) => component_id === component.id),
    real_name: component.display_name || component.name,
  }
}

/** `…/components`. https://www.storyblok.com/docs/api/management/components (read 2026-11-22) */
export const componentsResource = records({
  many: 'components',
  one: 'component',
  write,
  show,
  isAsked: ({ name }, query) => name.includes(query.get('search') ?? ''),
  removed: (schema, id) => ({
    ...schema,
    presets: schema.presets.filter(({ component_id }) => component_id !== id),
  }),
})
