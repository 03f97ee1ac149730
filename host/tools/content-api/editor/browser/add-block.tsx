import { useState } from 'react'
import { type PlaceProps, useForm } from './form'
import type { BlockField, BlockType, Content } from './space'

/** Blocks that a field accepts, by name or by folder of the library (`restrict_type`); by both where it is missing. */
export function fitting(blocks: ReadonlyMap<string, BlockType>, field: BlockField): readonly BlockType[] {
  const { restrict_components: isRestricted, restrict_type: kind } = field
  const names = kind === 'groups' ? [] : (field.component_whitelist ?? [])
  const groups = kind === '' ? [] : (field.component_group_whitelist ?? [])
  const all = [...blocks.values()].filter((block) => block.is_nestable !== false)
  if (isRestricted === false || (names.length === 0 && groups.length === 0)) return all
  return all.filter(
    ({ name, component_group_uuid: group = '' }) => names.includes(name) || groups.includes(group),
  )
}

/** Chooses one of the blocks that a field accepts. */
export function AddBlock({
  name,
  field,
  add,
}: Pick<PlaceProps, 'name' | 'field'> & { readonly add: (block: Content) => void }) {
  const { blocks, added } = useForm()
  const choices = fitting(blocks, field)
  const [chosen, setChosen] = useState('')
  const component = chosen || choices[0]?.name || ''
  const put = () => {
    const uid = crypto.randomUUID()
    add({ component, _uid: uid })
    added(uid)
  }
  return (
    <p className="add">
      <select
        aria-label={`Bloco a juntar em ${name}`}
        value={component}
        onChange={(event) => setChosen(event.target.value)}
      >
        {choices.map((block) => (
          <option key={block.name} value={block.name}>
            {block.display_name}
          </option>
        ))}
      </select>
      <button type="button" onClick={put}>
        Juntar
      </button>
    </p>
  )
}
