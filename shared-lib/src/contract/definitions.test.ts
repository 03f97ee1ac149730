import fc from 'fast-check'
import { forAll } from '../../testing/for-all'
import { type AttributeProblem, parseAttribute, parseAttributes } from './attributes'
import { checkContract } from './check-contract'
import { defineMicroFrontend, type MicroFrontendDefinition } from './define-micro-frontend'
import { defineWidget } from './define-widget'
import cases from './testing/definitions.json'

const widget = (tag: `qp-${string}`, attributes = {}) =>
  defineWidget({
    tag,
    title: '',
    description: '',
    attributes,
    minHeight: { small: 1, wide: 1 },
    wake: 'now',
    placeholder: { text: '', href: '/', linkText: '' },
    examples: [],
  })

describe('an attribute as an editor typed it', () => {
  const number = { type: 'number', default: 7, min: 0, max: 100, help: '' } as const
  it.each(cases.numbers)('$text as a number is $value', ({ text, value }) =>
    expect(parseAttribute('kwh', number, text)).toBe(value),
  )

  const price = { type: 'number', min: 0, max: 2_000_000 } as const
  it.each([
    { text: '150.000', spec: price, value: 150_000 },
    { text: '150.000,50', spec: price, value: 150_000.5 },
    { text: '1.500.000 €', spec: price, value: 1_500_000 },
    { text: '150 000', spec: price, value: 150_000 },
    { text: '98765,43', spec: price, value: 98_765.43 },
    { text: '150.000', spec: { type: 'integer' }, value: 150_000 },
    { text: '2.000.000', spec: { type: 'integer', max: 100 }, value: undefined },
    { text: '150.000', spec: { type: 'number', max: 1000 }, value: undefined },
    { text: '3.125', spec: { type: 'number', max: 20, decimals: 3 }, value: 3.125 },
    { text: '3,125', spec: { type: 'number', max: 20 }, value: 3.125 },
    { text: '1.5', spec: { type: 'integer' }, value: undefined },
    { text: '1.50.000', spec: price, value: undefined },
  ] as const)('$text with $spec is $value', ({ text, spec, value }) =>
    expect(parseAttribute('vpt', { ...spec, help: '' }, text)).toBe(value),
  )

  it.each(cases.flags)('a flag with $text is $value: $why', ({ text, value }) =>
    expect(parseAttribute('open', { type: 'flag', help: '' }, text)).toBe(value),
  )

  it('never throws, whatever the text, and reports what it could not use', () => {
    const specs = {
      kwh: { type: 'integer', help: '' },
      kind: { type: 'choice', options: ['a', 'b'], default: 'a', help: '' },
      note: { type: 'text', maxLength: 5, help: '' },
      data: { type: 'json', help: '' },
    } as const
    forAll(fc.string(), (text) => {
      const problems: AttributeProblem[] = []
      const { kind, note } = parseAttributes(
        specs,
        { kwh: text, kind: text, note: text, data: text },
        (problem) => problems.push(problem),
      )
      expect(['a', 'b']).toContain(kind)
      expect((note ?? '').length).toBeLessThanOrEqual(5)
      if (text.length > 5) expect(problems.map(({ attribute }) => attribute)).toContain('note')
    })
  })
})

describe('a widget is refused', () => {
  it.each([
    ['qp-Thing' as const, {}, 'not a tag'],
    ['qp-thing' as const, { id: { type: 'flag', help: '' } }, 'may not be named id'],
    ['qp-thing' as const, { once: { type: 'flag', help: '' } }, 'may not be named once'],
    ['qp-thing' as const, { camelCase: { type: 'flag', help: '' } }, 'not kebab-case'],
  ])('%s %j: %s', (tag, attributes, message) =>
    expect(() => checkContract(widget(tag, attributes))).toThrow(message),
  )
})

describe('a micro-frontend is refused', () => {
  const route = { path: '/x', widget: 'qp-thing', layout: 'default', title: '', description: '' } as const
  const definition: MicroFrontendDefinition = {
    name: 'mf-test',
    owner: '',
    widgets: [widget('qp-thing')],
    routes: [route],
  }
  const published = { id: 'x', topic: '', name: '', unit: '', reviewed: '', reviewBy: '', values: [] }
  const unique = { type: 'array', items: { enum: ['a'] }, uniqueItems: true, maxItems: 1 }
  const unbounded = {
    title: '',
    description: '',
    examples: [],
    calculate: () => ({ result: {} }),
    input: { type: 'object', properties: { list: unique } },
    output: {},
  }
  it('unless it is whole', () => expect(defineMicroFrontend(definition)).toBe(definition))
  it.each([
    ['Unknown route guard "ninguém" on /x', { routes: [{ ...route, guard: 'ninguém' }] }],
    ['qp-other is not a widget', { routes: [{ ...route, widget: 'qp-other' as const }] }],
    ['qp-Other is not a tag', { widgets: [widget('qp-thing'), widget('qp-Other')] }],
    ['a tag is declared twice', { widgets: [widget('qp-thing'), widget('qp-thing')] }],
    ['load: no route /y', { load: { '/y': () => 1 } }],
    ['/x: conta is not a calculator of mf-test', { routes: [{ ...route, calculator: 'conta' }] }],
    [
      'calculators: sum.list: uniqueItems needs items with a scalar type',
      { calculators: { sum: unbounded } },
    ],
    ['mf-test: a figure is published twice', { figures: [published, published] }],
    [
      'mf-test: qp-thing: placeholder.href',
      {
        widgets: [
          { ...widget('qp-thing'), placeholder: { text: '', href: 'javascript:alert(1)', linkText: '' } },
        ],
      },
    ],
    ['mf-test: route "x"', { routes: [{ ...route, path: 'x' }] }],
    ['/x: an embed has the layout no-header-footer', { routes: [{ ...route, embed: true }] }],
  ])('%s', (message, change) =>
    expect(() => defineMicroFrontend({ ...definition, ...change })).toThrow(message),
  )
})
