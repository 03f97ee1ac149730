import type { CmsComponent, CmsDatasource, CmsField, SpaceState } from '../schema/space-state'
import type { Change } from './change'
import { compareField, isEmpty, isSame } from './compare-field'

/** Texts of a block for editors, which the sources decide. */
const blockTexts = ['display_name', 'description'] as const

/** Fields of a block that we set until an editor does. */
const editorsOwn = [
  'preview_field',
  'preview_tmpl',
  'icon',
  'color',
  'component_group_uuid',
  'image',
] as const

function compareBlock(actual: CmsComponent, wanted: CmsComponent): Change[] {
  const { name } = wanted
  const block = { what: 'block' as const, name }
  const words = blockTexts
    .filter((property) => !isSame(actual[property], wanted[property]))
    .map(
      (property): Change => ({
        ...block,
        kind: 'reworded',
        property,
        from: actual[property],
        to: wanted[property],
      }),
    )
  const looks = editorsOwn
    .filter((property) => isEmpty(actual[property]) && !isEmpty(wanted[property]))
    .map((property): Change => ({ ...block, kind: 'reworded', property, to: wanted[property] }))
  const places = (['is_root', 'is_nestable'] as const)
    .filter((property) => !isSame(actual[property], wanted[property]))
    .map((property): Change => {
      const kind = wanted[property] ? 'widened' : 'narrowed'
      return { ...block, kind, property, from: actual[property], to: wanted[property] }
    })
  const fields = Object.entries(wanted.schema).flatMap(([part, field]): readonly Change[] => {
    const before = actual.schema[part]
    return before
      ? compareField(name, part, before, field)
      : [{ kind: 'added', what: 'field', name, part, to: field }]
  })
  const gone = Object.entries(actual.schema)
    .filter(([part]) => !wanted.schema[part])
    .map(([part, field]): Change => ({ kind: 'removed', what: 'field', name, part, from: field }))
  return [...words, ...looks, ...places, ...fields, ...gone]
}

function compareDatasource(actual: CmsDatasource, wanted: CmsDatasource): Change[] {
  const value = (part: string) => ({ what: 'value' as const, name: wanted.slug, part })
  const entries = wanted.entries.flatMap((entry): Change[] => {
    const before = actual.entries.find((other) => other.value === entry.value)
    if (!before) return [{ ...value(entry.value), kind: 'added', to: entry }]
    return before.name === entry.name
      ? []
      : [{ ...value(entry.value), kind: 'reworded', property: 'name', from: before.name, to: entry.name }]
  })
  const gone = actual.entries
    .filter((entry) => !wanted.entries.some((other) => other.value === entry.value))
    .map((entry): Change => ({ ...value(entry.value), kind: 'removed', from: entry }))
  const renamed: Change[] =
    actual.name === wanted.name
      ? []
      : [{ what: 'datasource', name: wanted.slug, kind: 'reworded', from: actual.name, to: wanted.name }]
  return [...renamed, ...entries, ...gone]
}

const ownPrefix = 'qp-'

/** A block of ours that the sources no longer have; the space's other blocks are not ours to remove. */
const isLeftOver = ({ name, component_group_uuid: uuid }: CmsComponent, wanted: SpaceState) =>
  !wanted.components.some((component) => component.name === name) &&
  (name.startsWith(ownPrefix) || wanted.groups.some((group) => group.uuid === uuid))

const presetKeys = ({ components, presets }: SpaceState) =>
  presets.map((preset) => {
    const block = components.find(({ id }) => id === preset.component_id)?.name
    return { key: `${block}:${preset.name}`, block: String(block), preset }
  })

/**
 * Changes to a space so that it holds what is wanted, both with the same folder numbers
 * (`withGroupsOf`). What the wanted state does not know (blocks, presets, datasources of editors) is left alone.
 */
export function compare(actual: SpaceState, wanted: SpaceState): readonly Change[] {
  const folders = wanted.groups
    .filter(({ name }) => !actual.groups.some((group) => group.name === name))
    .map((group): Change => ({ kind: 'added', what: 'folder', name: group.name, to: group }))
  const datasources = wanted.datasources.flatMap((datasource): readonly Change[] => {
    const before = actual.datasources.find(({ slug }) => slug === datasource.slug)
    return before
      ? compareDatasource(before, datasource)
      : [{ kind: 'added', what: 'datasource', name: datasource.slug, to: datasource }]
  })
  const blocks = wanted.components.flatMap((component): readonly Change[] => {
    const before = actual.components.find(({ name }) => name === component.name)
    return before
      ? compareBlock(before, component)
      : [{ kind: 'added', what: 'block', name: component.name, to: component }]
  })
  const there = new Set(presetKeys(actual).map(({ key }) => key))
  const presets = presetKeys(wanted)
    .filter(({ key }) => !there.has(key))
    .map(
      ({ block, preset }): Change => ({
        kind: 'added',
        what: 'preset',
        name: block,
        part: preset.name,
        to: preset,
      }),
    )
  const left = actual.components
    .filter((component) => isLeftOver(component, wanted))
    .map((component): Change => ({ kind: 'removed', what: 'block', name: component.name, from: component }))
  return [...folders, ...datasources, ...blocks, ...presets, ...left]
}

const without = <Value>(record: Readonly<Record<string, Value>>, name: string) =>
  Object.fromEntries(Object.entries(record).filter(([other]) => other !== name))

function withChange(block: CmsComponent, change: Change, wanted: CmsComponent | undefined): CmsComponent {
  const { kind, what, part = '', property = '', to } = change
  if (what === 'block') return { ...block, [property]: to ?? null }
  if (what !== 'field') return block
  if (kind === 'removed') return { ...block, schema: without(block.schema, part) }
  // Another type has other properties: the field is replaced as a whole.
  const whole = kind === 'added' || property === 'type' ? wanted?.schema[part] : undefined
  const field = whole ?? ({ ...block.schema[part], [property]: to } as CmsField)
  return { ...block, schema: { ...block.schema, [part]: field } }
}

/** The block with these changes of it made; what they do not name stays as the space has it. */
export function changedBlock(
  component: CmsComponent,
  changes: readonly Change[],
  wanted: CmsComponent | undefined,
): CmsComponent {
  let block = component
  for (const change of changes) block = withChange(block, change, wanted)
  return block
}
