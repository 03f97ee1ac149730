import { randomUUID } from 'node:crypto'
import { type Fields, refuse, requiredText } from './management-call'
import { isTaken, records } from './records'

const numberIn = (fields: Fields, name: string) => (fields[name] ? Number(fields[name]) : null)

/** `…/component_groups`: folders of the block library. https://www.storyblok.com/docs/api/management/component-folders (read 2026-11-22) */
export const groupsResource = records({
  many: 'component_groups',
  one: 'component_group',
  write(given, { live }, before) {
    const fields: Fields = { ...before, ...given }
    const parent_id = numberIn(fields, 'parent_id')
    const { component_groups: groups } = live.schema()
    const parent = groups.find(({ id }) => id === parent_id)
    if (parent_id !== null && (!parent || parent_id === before?.id)) refuse('parent_id', 'is invalid')
    return {
      name: requiredText(fields, 'name'),
      uuid: before?.uuid ?? randomUUID(),
      parent_id,
      parent_uuid: parent?.uuid ?? null,
    }
  },
})

/** `…/presets`: values that an editor kept for a block. https://www.storyblok.com/docs/api/management/presets (read 2026-11-22) */
export const presetsResource = records({
  many: 'presets',
  one: 'preset',
  write(given, { live }, before) {
    const fields: Fields = { ...before, ...given }
    const component_id = Number(fields.component_id)
    if (!live.schema().components.some(({ id }) => id === component_id)) refuse('component', 'must exist')
    const now = new Date().toISOString()
    return {
      image: null,
      icon: null,
      color: null,
      description: null,
      ...fields,
      name: requiredText(fields, 'name'),
      component_id,
      preset: (fields.preset ?? null) as Fields | null,
      created_at: before?.created_at ?? now,
      updated_at: now,
    }
  },
  isAsked: ({ component_id }, query) =>
    !query.get('component_id') || component_id === Number(query.get('component_id')),
})

/** `…/internal_tags`: labels of blocks. https://www.storyblok.com/docs/api/management/internal-tags (read 2026-11-22) */
export const tagsResource = records({
  many: 'internal_tags',
  one: 'internal_tag',
  write(given, { live }, before) {
    const fields: Fields = { ...before, ...given }
    const name = requiredText(fields, 'name')
    if (isTaken(live.schema().internal_tags, 'name', name, before)) refuse('name', 'has already been taken')
    return { name, object_type: String(fields.object_type ?? 'component') }
  },
  isAsked: ({ object_type }, query) =>
    !query.get('by_object_type') || object_type === query.get('by_object_type'),
  perPage: 100,
  statuses: { created: 200, removed: 204 },
})
