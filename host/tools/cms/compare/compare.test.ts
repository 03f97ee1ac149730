import fc from 'fast-check'
import { forAll } from 'shared-lib/testing/for-all'
import type { CmsComponent, CmsField, SpaceState } from '../schema/space-state'
import { type Change, changeLines, isBreaking } from './change'
import { changedBlock, compare } from './compare'

const space = (more: Partial<SpaceState> = {}): SpaceState => ({
  groups: [],
  components: [],
  presets: [],
  tags: [],
  datasources: [],
  ...more,
})

const quote = (schema: Record<string, CmsField>, more: object = {}): CmsComponent => ({
  name: 'quote',
  display_name: 'Citação',
  is_root: false,
  is_nestable: true,
  schema,
  ...more,
})

const withBlock = (schema: Record<string, CmsField>, more?: object) =>
  space({ components: [quote(schema, more)] })

const kinds = (actual: SpaceState, wanted: SpaceState) =>
  compare(actual, wanted).map(({ kind, what, part, property }) => [kind, what, part ?? property])

describe('a field', () => {
  const text = (more: object = {}): CmsField => ({ type: 'text', pos: 0, ...more })
  const option = (...values: string[]): CmsField => {
    return { type: 'option', options: values.map((value) => ({ name: value, value })) }
  }
  const list = (datasource_slug: string): CmsField => ({ type: 'option', datasource_slug })
  const bloks = (...component_whitelist: string[]): CmsField => ({
    type: 'bloks',
    restrict_components: true,
    component_whitelist,
  })
  const file = (more: object = {}): CmsField => ({ type: 'asset', ...more })

  it.each<[string, CmsField, CmsField, string[]]>([
    ['the same', text(), text(), []],
    ['options of editors', text({ translatable: true, tooltip: true }), text(), []],
    ['a word', text({ description: 'Texto' }), text({ description: 'O que foi dito' }), ['reworded']],
    ['its place', text({ pos: 3 }), text(), ['reworded']],
    ['another type', text(), { type: 'textarea', pos: 0 }, ['retyped']],
    ['a demand more', text(), text({ required: true }), ['narrowed']],
    ['a limit more', text(), text({ max_length: 80 }), ['narrowed']],
    ['a higher limit', text({ max_length: 80 }), text({ max_length: 160 }), ['widened']],
    ['a higher least', { type: 'number', min_value: 0 }, { type: 'number', min_value: 5 }, ['narrowed']],
    ['an option more', option('a'), option('a', 'b'), ['widened']],
    ['an option less', option('a', 'b'), option('a'), ['narrowed']],
    ['another list', list('a'), list('b'), ['retyped']],
    ['fewer blocks', bloks('a', 'b'), bloks('a'), ['narrowed']],
    ['no address of another site', file({ allow_external_url: true }), file(), ['narrowed']],
  ])('%s', (_, actual, wanted, expected) => {
    const found = kinds(withBlock({ field: actual }), withBlock({ field: wanted }))
    expect(found.map(([kind]) => kind)).toEqual(expected)
  })

  it('comes and goes', () => {
    expect(kinds(withBlock({ old: text() }), withBlock({ new: text() }))).toEqual([
      ['added', 'field', 'new'],
      ['removed', 'field', 'old'],
    ])
  })
})

describe('a block', () => {
  it('keeps what editors chose for its look, and gets ours where they chose nothing', () => {
    const wanted = withBlock({}, { icon: 'block-dollar-sign', color: '#076b9c', preview_tmpl: '<div></div>' })
    const look = { icon: 'block-image', color: '#ffffff', preview_tmpl: '<p></p>', image: '//a' }
    expect(compare(withBlock({}, look), wanted)).toEqual([])
    const given = kinds(withBlock({}, { icon: null }), wanted).map(([, , property]) => property)
    expect(given).toEqual(['preview_tmpl', 'icon', 'color'])
  })

  it('is removed only where it was ours', () => {
    const group = { id: 1, uuid: 'g', name: 'Blocos', parent_id: null, parent_uuid: null }
    const block = (name: string, more = {}) => ({ name, schema: {}, ...more })
    const components = [block('qp-old'), block('ours', { component_group_uuid: 'g' }), block('theirs')]
    const gone = compare(space({ groups: [group], components }), space({ groups: [group] }))
    expect(gone.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['removed qp-old', 'removed ours'])
  })
})

describe('a datasource', () => {
  const datasource = (named: Record<string, string>, name = 'Ícones') => {
    const entries = Object.entries(named).map(([value, label]) => ({ value, name: label }))
    return space({ datasources: [{ slug: 'icones', name, entries }] })
  }

  it.each<[Record<string, string>, Record<string, string>, string[]]>([
    [{ zap: 'Raio' }, { zap: 'Raio' }, []],
    [{}, { zap: 'Raio' }, ['added']],
    [{ zap: 'Raio' }, { zap: 'Relâmpago' }, ['reworded']],
    [{ zap: 'Raio', sun: 'Sol' }, { zap: 'Raio' }, ['removed']],
  ])('from %j to %j', (actual, wanted, expected) =>
    expect(kinds(datasource(actual), datasource(wanted)).map(([kind]) => kind)).toEqual(expected),
  )
})

it('reports each difference in a plain line below its block', () => {
  const before = withBlock({ text: { type: 'text', max_length: 80 }, by: { type: 'text' } })
  const after = { text: { type: 'text', max_length: 40 }, by: { type: 'textarea' }, year: { type: 'number' } }
  const lines = changeLines(compare(before, withBlock(after)))
  expect(lines).toEqual([
    'quote',
    '  ! field text allows less: max_length from 80 to 40',
    '  ! field by changes its type from "text" to "textarea"',
    '  + field year is new (number)',
  ])
})

const names = fc.stringMatching(/^[a-z]{1,4}$/)
const fields: fc.Arbitrary<CmsField> = fc.record(
  {
    type: fc.constantFrom('text', 'textarea', 'number', 'option', 'bloks', 'boolean'),
    pos: fc.nat(5),
    description: fc.string(),
    required: fc.boolean(),
    max_length: fc.nat(100),
    min_value: fc.integer(),
    options: fc.array(names.map((value) => ({ name: value, value }))),
    component_whitelist: fc.array(names),
    restrict_components: fc.boolean(),
    translatable: fc.boolean(),
  },
  { requiredKeys: ['type'] },
)
const blocks: fc.Arbitrary<CmsComponent> = fc.record({
  name: fc.constantFrom('quote', 'qp-irs', 'tile'),
  display_name: fc.option(fc.string()),
  icon: fc.option(fc.constantFrom('a', 'b')),
  is_root: fc.boolean(),
  is_nestable: fc.boolean(),
  schema: fc.dictionary(names, fields, { maxKeys: 4 }),
})
const spaces = fc
  .uniqueArray(blocks, { selector: ({ name }) => name, maxLength: 3 })
  .map((components) => space({ components }))

/** The blocks after a push of these changes, as the service would keep them. */
function pushed(actual: SpaceState, wanted: SpaceState, changes: readonly Change[]): SpaceState {
  const of = (name: string) => changes.filter((change) => change.name === name)
  const isGone = (name: string) => of(name).some(({ kind, what }) => kind === 'removed' && what === 'block')
  const isNew = (name: string) => of(name).some(({ kind, what }) => kind === 'added' && what === 'block')
  const now = (component: CmsComponent) => {
    const ours = wanted.components.find(({ name }) => name === component.name)
    return changedBlock(component, of(component.name), ours)
  }
  const kept = actual.components.filter(({ name }) => !isGone(name)).map(now)
  return space({ components: [...kept, ...wanted.components.filter(({ name }) => isNew(name))] })
}

describe('whatever two spaces hold', () => {
  it('finds a space equal to itself', () => {
    forAll(spaces, (one) => expect(compare(one, one)).toEqual([]))
  })

  it('finds nothing left after every change was made', () => {
    forAll(spaces, spaces, (actual, wanted) => {
      expect(compare(pushed(actual, wanted, compare(actual, wanted)), wanted)).toEqual([])
    })
  })

  it('finds only what needs force after the rest was made, and nothing was taken away', () => {
    forAll(spaces, spaces, (actual, wanted) => {
      const safe = compare(actual, wanted).filter((change) => !isBreaking(change))
      const after = pushed(actual, wanted, safe)
      expect(compare(after, wanted).filter((change) => !isBreaking(change))).toEqual([])
      for (const { name, schema } of actual.components) {
        const kept = after.components.find((component) => component.name === name)?.schema ?? {}
        for (const [part, field] of Object.entries(schema)) expect(kept[part]?.type).toBe(field.type)
      }
    })
  })
})
