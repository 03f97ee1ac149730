import fc from 'fast-check'
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
  const option = (...values: string[]): CmsField => ({
    type: 'option',
    options: values.map((value) => ({ name: value, value })),
  })

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
    [
      'another list',
      { type: 'option', datasource_slug: 'a' },
      { type: 'option', datasource_slug: 'b' },
      ['retyped'],
    ],
    [
      'fewer blocks',
      { type: 'bloks', restrict_components: true, component_whitelist: ['a', 'b'] },
      { type: 'bloks', restrict_components: true, component_whitelist: ['a'] },
      ['narrowed'],
    ],
    [
      'no address of another site',
      { type: 'asset', allow_external_url: true },
      { type: 'asset' },
      ['narrowed'],
    ],
  ])('%s', (_, actual, wanted, expected) =>
    expect(kinds(withBlock({ field: actual }), withBlock({ field: wanted })).map(([kind]) => kind)).toEqual(
      expected,
    ),
  )

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
    const chosen = withBlock(
      {},
      { icon: 'block-image', color: '#ffffff', preview_tmpl: '<p></p>', image: '//a' },
    )
    expect(compare(chosen, wanted)).toEqual([])
    expect(kinds(withBlock({}, { icon: null }), wanted).map(([, , property]) => property)).toEqual([
      'preview_tmpl',
      'icon',
      'color',
    ])
  })

  it('is removed only where it was ours', () => {
    const group = { id: 1, uuid: 'g', name: 'Blocos', parent_id: null, parent_uuid: null }
    const actual = space({
      groups: [group],
      components: [
        { name: 'qp-old', schema: {} },
        { name: 'ours', schema: {}, component_group_uuid: 'g' },
        { name: 'theirs', schema: {} },
      ],
    })
    const gone = compare(actual, space({ groups: [group] }))
    expect(gone.map(({ kind, name }) => [kind, name])).toEqual([
      ['removed', 'qp-old'],
      ['removed', 'ours'],
    ])
  })
})

describe('a datasource', () => {
  const datasource = (entries: Record<string, string>, name = 'Ícones') =>
    space({
      datasources: [
        {
          slug: 'icones',
          name,
          entries: Object.entries(entries).map(([value, label]) => ({ value, name: label })),
        },
      ],
    })

  it.each<[Record<string, string>, Record<string, string>, string[]]>([
    [{ zap: 'Raio' }, { zap: 'Raio' }, []],
    [{}, { zap: 'Raio' }, ['added']],
    [{ zap: 'Raio' }, { zap: 'Relâmpago' }, ['reworded']],
    [{ zap: 'Raio', sun: 'Sol' }, { zap: 'Raio' }, ['removed']],
  ])('from %j to %j', (actual, wanted, expected) =>
    expect(kinds(datasource(actual), datasource(wanted)).map(([kind]) => kind)).toEqual(expected),
  )
})

it('says each difference in a plain line below its block', () => {
  const lines = changeLines(
    compare(
      withBlock({ text: { type: 'text', max_length: 80 }, by: { type: 'text' } }),
      withBlock({
        text: { type: 'text', max_length: 40 },
        by: { type: 'textarea' },
        year: { type: 'number' },
      }),
    ),
  )
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
  return space({
    components: [
      ...actual.components
        .filter(({ name }) => !isGone(name))
        .map((component) =>
          changedBlock(
            component,
            of(component.name),
            wanted.components.find(({ name }) => name === component.name),
          ),
        ),
      ...wanted.components.filter(({ name }) => isNew(name)),
    ],
  })
}

describe('whatever two spaces hold', () => {
  it('finds a space equal to itself', () => {
    fc.assert(fc.property(spaces, (one) => expect(compare(one, one)).toEqual([])))
  })

  it('finds nothing left after every change was made', () => {
    fc.assert(
      fc.property(spaces, spaces, (actual, wanted) => {
        expect(compare(pushed(actual, wanted, compare(actual, wanted)), wanted)).toEqual([])
      }),
    )
  })

  it('finds only what needs force after the rest was made, and nothing was taken away', () => {
    fc.assert(
      fc.property(spaces, spaces, (actual, wanted) => {
        const safe = compare(actual, wanted).filter((change) => !isBreaking(change))
        const after = pushed(actual, wanted, safe)
        expect(compare(after, wanted).filter((change) => !isBreaking(change))).toEqual([])
        for (const { name, schema } of actual.components) {
          const kept = after.components.find((component) => component.name === name)?.schema ?? {}
          for (const [part, field] of Object.entries(schema)) expect(kept[part]?.type).toBe(field.type)
        }
      }),
    )
  })
})
