import { fitting } from './add-block'
import type { BlockField, BlockType } from './space'

const block = (name: string, more: Partial<BlockType> = {}): [string, BlockType] => [
  name,
  { name, display_name: name, schema: {}, ...more },
]
const blocks = new Map([
  block('page', { is_nestable: false }),
  block('hero', { is_nestable: true, component_group_uuid: 'blocks' }),
  block('qp-imi', { component_group_uuid: 'tags' }),
  block('config', { is_nestable: false, component_group_uuid: 'tags' }),
])
const offered = (more: Partial<BlockField> = {}) =>
  fitting(blocks, { type: 'richtext', pos: 0, ...more }).map(({ name }) => name)

it('offers a field that names none every block that may be in another', () =>
  expect(offered()).toEqual(['hero', 'qp-imi']))

it('offers what the field names, by block and by folder, and never what only a story may be', () => {
  expect(offered({ component_whitelist: ['hero', 'page'] })).toEqual(['hero'])
  expect(offered({ component_group_whitelist: ['tags'] })).toEqual(['qp-imi'])
})

it('takes the list that the field is restricted by, and none where it is restricted by none', () => {
  const both = { component_whitelist: ['hero'], component_group_whitelist: ['tags'] }
  expect(offered({ ...both, restrict_type: 'groups' })).toEqual(['qp-imi'])
  expect(offered({ ...both, restrict_type: '' })).toEqual(['hero'])
  expect(offered({ ...both, restrict_components: false })).toEqual(['hero', 'qp-imi'])
})
