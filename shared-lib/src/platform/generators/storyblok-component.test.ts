import fc from 'fast-check'
import { forAll } from '../../../testing/for-all'
import type { AttributeSpec } from '../../contract/attributes'
import { parseAttribute } from '../../contract/attributes'
import type { WidgetContract } from '../../contract/define-widget'
import { bareContract, sampleContract } from './sample-contract.fixture'
import {
  storyblokComponent,
  storyblokComponents,
  storyblokGroup,
  storyblokLists,
} from './storyblok-component'
import expected from './storyblok-component.test.json'
import cases from './testing/storyblok-component.json'

const { schema, ...component } = storyblokComponent(sampleContract)

it('names the block after the tag and shows editors its title and description', () => {
  expect(component).toMatchObject({
    name: 'qp-tariff-sample',
    display_name: 'Amostra de tarifa',
    description: 'Mostra uma tarifa. Para guias.',
    is_root: false,
    is_nestable: true,
    component_group_uuid: storyblokGroup.uuid,
  })
})

it.each(expected as [string, object][])('makes a field of %s', (name, field) =>
  expect(schema[name]).toMatchObject(field),
)

it.each(cases.absent)('invents nothing: %s has no %s', (name, member) =>
  expect(schema[name]).not.toHaveProperty(member),
)

it('keeps the order of the contract', () => {
  expect(Object.keys(schema)).toEqual(Object.keys(sampleContract.attributes))
  expect(Object.values(schema).map(({ pos }) => pos)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
})

it('previews what was filled in, with the tags that the block list draws', () => {
  expect(component.preview_field).toBe('plan')
  expect(component.preview_tmpl).toContain('<div><strong>Amostra de tarifa</strong></div>')
  expect(component.preview_tmpl).toContain(
    "{{@if(it['monthly-kwh'])}}<div>Consumo por mês: {{it['monthly-kwh']}}</div>{{/if}}",
  )
  expect(component.preview_tmpl).toContain("{{@if(it['hide-intro'])}}<div>Sem introdução</div>{{/if}}")
  const tags = [...component.preview_tmpl.matchAll(/<\/?([a-z]+)/g)].map(([, tag]) => tag)
  expect(new Set(tags)).toEqual(new Set(['div', 'strong']))
  expect(component.preview_tmpl.match(/{{@if/g)).toHaveLength(
    component.preview_tmpl.match(/{{\/if}}/g)?.length ?? 0,
  )
})

it('writes one file that the CLI reads: the group, then the blocks that editors place', () => {
  const items = storyblokComponents([bareContract, sampleContract])
  expect(items.map(({ name }) => name)).toEqual(['Quero Poupar', 'qp-tariff-sample'])
  // The CLI takes an item with `schema` for a component and one with `uuid` and no `schema` for a group.
  expect(items.map((item) => 'schema' in item)).toEqual([false, true])
  expect(storyblokComponents([bareContract])).toEqual([])
})

/** Minus zero is a number that JSON cannot hold. */
const plainJson = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)))

const specs = fc.oneof(
  fc.record({ type: fc.constant('flag' as const), help: fc.string() }),
  fc.record({
    type: fc.constantFrom('integer' as const, 'number' as const),
    default: fc.integer({ min: 5, max: 9 }),
    min: fc.integer({ min: -5, max: 5 }),
    max: fc.integer({ min: 9, max: 99 }),
    help: fc.string(),
  }),
  fc
    .uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 1 })
    .map((options) => ({ type: 'choice' as const, options, default: options[0] ?? '', help: '' })),
  fc.record({ type: fc.constant('text' as const), default: fc.string({ minLength: 1 }), help: fc.string() }),
  fc.record({ type: fc.constant('json' as const), default: plainJson, help: fc.string() }),
)

it('gives a field left at its default the value that the tag has without the attribute', () => {
  forAll(specs, (spec: AttributeSpec) => {
    const contract: WidgetContract = { ...sampleContract, attributes: { given: spec } }
    const field = storyblokComponent(contract).schema.given
    const shown = field?.type === 'boolean' ? undefined : field?.default_value
    expect(parseAttribute('given', spec, shown)).toEqual(parseAttribute('given', spec, null))
  })
})

describe('a list that many tags share', () => {
  const listed = [{ value: '1106', name: 'Lisboa' }]
  const county = { type: 'text', listed, listName: 'Concelhos e ilhas', help: 'Concelho' } as const
  const withCounty = (tag: `qp-${string}`, spec: AttributeSpec = county): WidgetContract => ({
    ...sampleContract,
    tag,
    attributes: { county: spec },
  })

  it('is in the space once, and each field names it', () => {
    expect(storyblokComponent(withCounty('qp-one')).schema.county).toMatchObject({
      type: 'option',
      source: 'internal',
      datasource_slug: 'concelhos-e-ilhas',
    })
    expect(
      storyblokLists([withCounty('qp-one'), withCounty('qp-two'), sampleContract, bareContract]),
    ).toEqual([{ name: 'Concelhos e ilhas', slug: 'concelhos-e-ilhas', entries: listed }])
  })

  it('is one: another under its name is refused', () =>
    expect(() =>
      storyblokLists([withCounty('qp-one'), withCounty('qp-two', { ...county, listed: [] })]),
    ).toThrow('two lists are called «Concelhos e ilhas»'))
})

it('takes a date from a calendar', () =>
  expect(
    storyblokComponent({
      ...sampleContract,
      attributes: { since: { type: 'text', dated: 'day', help: 'Desde' } },
    }).schema.since,
  ).toMatchObject({ type: 'datetime', disable_time: true, display_name: 'Desde' }))
