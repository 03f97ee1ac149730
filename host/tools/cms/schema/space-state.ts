/** A field of a block with whatever properties its type has. */
export interface CmsField {
  readonly type: string
  readonly [property: string]: unknown
}

/** A block as the official CLI keeps it in a file. */
export interface CmsComponent {
  readonly name: string
  readonly schema: Readonly<Record<string, CmsField>>
  readonly component_group_uuid?: string | null
  readonly [property: string]: unknown
}

/** A folder of the block library. */
export interface CmsGroup {
  readonly id: number
  readonly uuid: string
  readonly name: string
  readonly parent_id: number | null
  readonly parent_uuid: string | null
}

/** Values that an editor kept for a block; `component_id` is a number of the same space. */
export interface CmsPreset {
  readonly id: number
  readonly name: string
  readonly component_id: number
  readonly [property: string]: unknown
}

export interface CmsTag {
  readonly id: number
  readonly name: string
  readonly object_type: string
}

export interface CmsEntry {
  readonly id?: number
  readonly name: string
  readonly value: string
  /** Values by the code of a dimension. */
  readonly dimension_values?: Readonly<Record<string, string>>
}

export interface CmsDatasource {
  readonly id?: number
  readonly name: string
  readonly slug: string
  readonly dimensions?: readonly { readonly name: string; readonly entry_value: string }[]
  readonly entries: readonly CmsEntry[]
}

/** A space without its stories. Folders are identified by name, as in the official CLI. */
export interface SpaceState {
  readonly groups: readonly CmsGroup[]
  readonly components: readonly CmsComponent[]
  readonly presets: readonly CmsPreset[]
  readonly tags: readonly CmsTag[]
  readonly datasources: readonly CmsDatasource[]
}

/** The state with its folders under other numbers: those of the other state, where it has a folder of that name. */
export function withGroupsOf(state: SpaceState, other: Pick<SpaceState, 'groups'>): SpaceState {
  const uuids = new Map(
    state.groups.map(({ uuid, name }) => [
      uuid,
      other.groups.find((group) => group.name === name)?.uuid ?? uuid,
    ]),
  )
  const renamed = (uuid: unknown) => uuids.get(String(uuid)) ?? uuid
  const fieldIn = (field: CmsField): CmsField =>
    Array.isArray(field.component_group_whitelist)
      ? { ...field, component_group_whitelist: field.component_group_whitelist.map(renamed) }
      : field
  return {
    ...state,
    groups: state.groups.map((group) => ({
      ...group,
      uuid: String(renamed(group.uuid)),
      parent_uuid: group.parent_uuid && String(renamed(group.parent_uuid)),
    })),
    components: state.components.map((component) => ({
      ...component,
      ...(component.component_group_uuid && {
        component_group_uuid: String(renamed(component.component_group_uuid)),
      }),
      schema: Object.fromEntries(
        Object.entries(component.schema).map(([name, field]) => [name, fieldIn(field)]),
      ),
    })),
  }
}
