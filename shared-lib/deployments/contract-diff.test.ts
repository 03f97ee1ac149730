import fc from 'fast-check'
import { type AttributeSpec, parseAttribute } from '../src/contract/attributes'
import type { LeadField, RouteDefinition, Schema } from '../src/contract/define-micro-frontend'
import type { DeployedWidget, Deployment } from '../src/contract/deployment'
import { type Level, levels } from './contract/change'
import { schemaChanges } from './contract/schema-changes'
import { contractDiff } from './contract-diff'

const widget = (change: Partial<DeployedWidget> = {}): DeployedWidget => ({
  tag: 'qp-offer',
  title: 'Oferta',
  description: 'Mostra uma oferta.',
  attributes: {},
  minHeight: { small: 100, wide: 100 },
  wake: 'visible',
  placeholder: { text: 'Não abriu.', href: '/', linkText: 'Início' },
  examples: [],
  preload: { scripts: ['qp-offer.js'], styles: [] },
  ...change,
})
const route = (change: Partial<RouteDefinition> = {}): RouteDefinition => ({
  path: '/oferta/:step',
  widget: 'qp-offer',
  layout: 'funnel',
  title: 'Oferta',
  description: '',
  params: { step: ['a', 'b'] },
  query: ['kwh'],
  ...change,
})
const file = (path: string, bytes: number, sha256 = 'x') => ({ path, bytes, sha256 })
const deployment = (change: Partial<Deployment> = {}): Deployment => ({
  name: 'mf-offer',
  version: '1.2.3',
  commit: '',
  builtAt: '',
  owner: '',
  shell: { min: 1, max: 1 },
  entry: 'entry.js',
  server: 'server/x.cjs',
  routes: [route()],
  widgets: [widget()],
  leads: [],
  leadFields: {},
  calculators: {},
  figures: [],
  files: [file('browser/entry.js', 1024), file('browser/qp-offer.js', 2048)],
  ...change,
})

const withAttributes = (attributes: Readonly<Record<string, AttributeSpec>>) =>
  deployment({ widgets: [widget({ attributes })] })
const withEvents = (events: DeployedWidget['events']) => deployment({ widgets: [widget({ events })] })
const withRoute = (change: Partial<RouteDefinition>) => deployment({ routes: [route(change)] })
/** Takes offers with these members, all of them asked for. */
const withOffers = (members: readonly string[]) =>
  deployment({
    offers: {
      sample: {
        title: 'Oferta',
        schema: {
          type: 'object',
          required: members,
          properties: Object.fromEntries(members.map((name) => [name, { type: 'number' }])),
        },
      },
    },
  })
const withLead = (...fields: readonly LeadField[]) =>
  deployment({ leads: ['offer'], leadFields: { offer: fields } })
const withInput = (input: Schema) =>
  deployment({
    calculators: { bill: { title: '', description: '', input, output: { type: 'object' }, examples: [] } },
  })

const kwh = { type: 'integer', min: 1, max: 100, help: '' } as const
const plan = { type: 'choice', options: ['a', 'b'], default: 'a', help: '' } as const
const supplier = { type: 'text', listed: [{ value: 'END', name: 'Endesa' }], help: '' } as const
const always = { name: 'answers.kwh', required: 'always' } as const
const never = { name: 'answers.note', required: 'never' } as const

interface Case {
  readonly what: string
  readonly before: Deployment
  readonly after: Deployment
  readonly verdict: Level
  readonly words: string
}
const of = (what: string, before: Deployment, after: Deployment, verdict: Level, words: string): Case => ({
  what,
  before,
  after,
  verdict,
  words,
})

it.each<Case>([
  of('a tag goes', deployment(), deployment({ widgets: [] }), 'major', 'the tag is gone'),
  of('a tag comes', deployment({ widgets: [] }), deployment(), 'minor', 'the tag is new'),
  of('an attribute goes', withAttributes({ kwh }), withAttributes({}), 'major', 'attribute kwh is gone'),
  of('an attribute comes', withAttributes({}), withAttributes({ kwh }), 'minor', 'attribute kwh is new'),
  of(
    'a type changes',
    withAttributes({ kwh }),
    withAttributes({ kwh: { type: 'flag', help: '' } }),
    'major',
    'attribute kwh was integer and is flag',
  ),
  of(
    'fractions too',
    withAttributes({ kwh }),
    withAttributes({ kwh: { ...kwh, type: 'number' } }),
    'minor',
    'attribute kwh takes fractions too',
  ),
  of(
    'whole numbers only',
    withAttributes({ kwh: { ...kwh, type: 'number' } }),
    withAttributes({ kwh }),
    'major',
    'attribute kwh was number and is integer',
  ),
  of(
    'a value leaves a closed list',
    withAttributes({ supplier }),
    withAttributes({ supplier: { ...supplier, listed: [] } }),
    'major',
    'attribute supplier no longer takes END',
  ),
  of(
    'a limit falls',
    withAttributes({ kwh }),
    withAttributes({ kwh: { ...kwh, max: 99 } }),
    'major',
    'attribute kwh: highest value 100 → 99',
  ),
  of(
    'a limit rises',
    withAttributes({ kwh }),
    withAttributes({ kwh: { ...kwh, max: 101 } }),
    'minor',
    'attribute kwh: highest value 100 → 101',
  ),
  of(
    'a limit is dropped',
    withAttributes({ kwh }),
    withAttributes({ kwh: { type: 'integer', max: 100, help: '' } }),
    'minor',
    'attribute kwh: lowest value 1 → none',
  ),
  of(
    'a text gets short',
    withAttributes({ note: { type: 'text', help: '' } }),
    withAttributes({ note: { type: 'text', maxLength: 9, help: '' } }),
    'major',
    'length of attribute note: highest value none → 9',
  ),
  of(
    'an option goes',
    withAttributes({ plan }),
    withAttributes({ plan: { ...plan, options: ['a'] } }),
    'major',
    'attribute plan no longer takes b',
  ),
  of(
    'an option comes',
    withAttributes({ plan }),
    withAttributes({ plan: { ...plan, options: ['a', 'b', 'c'] } }),
    'minor',
    'attribute plan also takes c',
  ),
  of(
    'a default changes',
    withAttributes({ plan }),
    withAttributes({ plan: { ...plan, default: 'b' } }),
    'minor',
    'attribute plan: without it "a" → "b"',
  ),
  of(
    'words change',
    withAttributes({ plan }),
    withAttributes({ plan: { ...plan, help: 'Plano' } }),
    'patch',
    'attribute plan: other words for editors',
  ),
  of('an event goes', withEvents({ done: {} }), withEvents({}), 'major', 'event qp:done is gone'),
  of('an event comes', withEvents({}), withEvents({ done: {} }), 'minor', 'event qp:done is new'),
  of(
    'an event tells less',
    withEvents({ done: { cents: 'integer' } }),
    withEvents({ done: {} }),
    'major',
    'event qp:done no longer tells cents',
  ),
  of(
    'an event tells more',
    withEvents({ done: {} }),
    withEvents({ done: { cents: 'integer' } }),
    'minor',
    'event qp:done also tells cents',
  ),
  of(
    'an event tells otherwise',
    withEvents({ done: { cents: 'integer' } }),
    withEvents({ done: { cents: 'number' } }),
    'major',
    'event qp:done: cents was integer and is number',
  ),
  of(
    'editors lose it',
    deployment(),
    deployment({ widgets: [widget({ inStories: false })] }),
    'major',
    'editors are no longer offered it',
  ),
  of(
    'it waits higher',
    deployment(),
    deployment({ widgets: [widget({ minHeight: { small: 9, wide: 9 } })] }),
    'patch',
    'it wakes or waits in another way',
  ),
  of('a route goes', deployment(), deployment({ routes: [] }), 'major', 'the route is gone'),
  of('a route comes', deployment({ routes: [] }), deployment(), 'minor', 'the route is new'),
  of(
    'an address takes less',
    withRoute({}),
    withRoute({ params: { step: ['a'] } }),
    'major',
    'its address no longer takes b',
  ),
  of(
    'an address takes anything',
    withRoute({}),
    withRoute({ params: {} }),
    'minor',
    'its address takes any value now',
  ),
  of(
    'a query parameter goes',
    withRoute({}),
    withRoute({ query: [] }),
    'major',
    'its query no longer takes kwh',
  ),
  of(
    'a vertical code changes',
    withRoute({ vertical: 'EN' }),
    withRoute({ vertical: 'BB' }),
    'major',
    'vertical EN → BB',
  ),
  of(
    'frames are shut',
    withRoute({ embed: true }),
    withRoute({}),
    'major',
    'other sites may no longer frame it',
  ),
  of('a layout changes', withRoute({}), withRoute({ layout: 'default' }), 'minor', 'another layout'),
  of('a title changes', withRoute({}), withRoute({ title: 'X' }), 'patch', 'another title'),
  of('leads are no longer taken', withLead(), deployment(), 'major', 'they are no longer taken'),
  of('leads are taken', deployment(), withLead(), 'minor', 'they are taken'),
  of(
    'a needed field comes',
    withLead(),
    withLead(always),
    'major',
    'field answers.kwh is new and needed always',
  ),
  of('a free field comes', withLead(), withLead(never), 'minor', 'field answers.note is new'),
  of('a field goes', withLead(never), withLead(), 'major', 'field answers.note is gone'),
  of(
    'a field is needed now',
    withLead(never),
    withLead({ ...never, required: 'sometimes' }),
    'major',
    'field answers.note: needed never → for some answers',
  ),
  of(
    'a field may stay empty',
    withLead(always),
    withLead({ ...always, required: 'never' }),
    'minor',
    'field answers.kwh: needed always → never',
  ),
  of(
    'an answer goes',
    withLead({ ...always, options: ['1', '2'] }),
    withLead({ ...always, options: ['1'] }),
    'major',
    'field answers.kwh no longer takes 2',
  ),
  of(
    'any answer',
    withLead({ ...always, options: ['1'] }),
    withLead(always),
    'minor',
    'field answers.kwh is no longer one of a few values',
  ),
  of('a calculator goes', withInput({}), deployment(), 'major', 'it is gone'),
  of('a calculator comes', deployment(), withInput({}), 'minor', 'it is new'),
  of(
    'a calculator takes less',
    withInput({ maximum: 9 }),
    withInput({ maximum: 8 }),
    'major',
    'maximum of input itself: highest value 9 → 8',
  ),
  of(
    'a script grows',
    deployment(),
    deployment({ files: [file('browser/entry.js', 1024), file('browser/qp-offer.js', 4096)] }),
    'patch',
    'its start weighs 3.0 KiB → 5.0 KiB before compression (+67 %)',
  ),
  of(
    'editors’ offers of a kind are no longer taken',
    withOffers(['eur']),
    deployment(),
    'major',
    'editors’ offers are no longer taken',
  ),
  of('a kind of offers is new', deployment(), withOffers(['eur']), 'minor', 'editors may keep them'),
  of(
    'an offer has to say more',
    withOffers(['eur']),
    withOffers(['eur', 'months']),
    'major',
    'input months is new and always there',
  ),
  of(
    'code alone',
    deployment(),
    deployment({ files: [file('browser/entry.js', 1024, 'y'), file('browser/qp-offer.js', 2048)] }),
    'patch',
    'the code is another',
  ),
])('calls it $verdict when $what', ({ before, after, verdict, words }) => {
  const diff = contractDiff(before, after)
  expect(diff.changes.map((change) => change.words)).toContain(words)
  expect(diff.verdict).toBe(verdict)
})

it('says what an older deployment does not tell', () => {
  const older = deployment({
    leads: ['offer'],
    leadFields: undefined,
    calculators: undefined,
    figures: undefined,
  })
  expect(contractDiff(older, withLead(always)).unknown).toEqual([
    'fields of offer leads',
    'calculators',
    'figures',
  ])
  expect(contractDiff(deployment(), deployment()).unknown).toEqual([])
})

it('does not mind how a parameter of an address is called', () =>
  expect(
    contractDiff(withRoute({}), withRoute({ path: '/oferta/:passo', params: { passo: ['a', 'b'] } })).changes,
  ).toEqual([]))

const limit = fc.option(fc.integer({ min: -20, max: 20 }), { nil: undefined })
const options = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'true', '7'), { minLength: 1 })
const drop = (spec: object) =>
  Object.fromEntries(
    Object.entries(spec).filter(([, value]) => value !== undefined),
  ) as unknown as AttributeSpec
const spec: fc.Arbitrary<AttributeSpec> = fc.oneof(
  fc.constant({ type: 'flag', help: '' } as const),
  fc.constant({ type: 'json', help: '' } as const),
  fc
    .record({
      type: fc.constant('text'),
      maxLength: fc.option(fc.nat(4), { nil: undefined }),
      help: fc.constant(''),
    })
    .map(drop),
  fc
    .record({ type: fc.constantFrom('integer', 'number'), min: limit, max: limit, help: fc.constant('') })
    .map(drop),
  fc.record({ type: fc.constant('choice'), options, help: fc.constant('') }).map(drop),
)
const text = fc.oneof(
  fc.constantFrom('a', 'b', 'c', 'true', '7', '-3', '0', '2,5', '20', 'abcd', 'abcde', '{}', '[1]'),
  fc.integer({ min: -25, max: 25 }).map(String),
)
const verdictOf = (before: Deployment, after: Deployment) => contractDiff(before, after).verdict

describe('for any two attributes', () => {
  it('finds nothing between a version and itself', () =>
    fc.assert(
      fc.property(spec, (one) =>
        expect(contractDiff(withAttributes({ x: one }), withAttributes({ x: one })).changes).toEqual([]),
      ),
    ))

  it('never breaks a text that was taken without saying so', () =>
    fc.assert(
      fc.property(spec, spec, text, (was, is, value) => {
        const refused = (one: AttributeSpec) => {
          let problem = false
          parseAttribute('x', one, value, () => (problem = true))
          return problem
        }
        const verdict = verdictOf(withAttributes({ x: was }), withAttributes({ x: is }))
        if (verdict !== 'major') expect(refused(is) && !refused(was)).toBe(false)
      }),
      { numRuns: 400 },
    ))

  it('calls more of the same never major, and its way back never minor', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), fc.nat(9), fc.nat(9), (max, more, lower) => {
        const narrow = withAttributes({ x: { type: 'integer', min: 0, max, help: '' } })
        const wide = withAttributes({ x: { type: 'integer', min: -lower, max: max + more, help: '' } })
        const grown = more + lower > 0
        expect(verdictOf(narrow, wide)).toBe(grown ? 'minor' : 'none')
        expect(verdictOf(wide, narrow)).toBe(grown ? 'major' : 'none')
      }),
    ))

  it('judges many changes by the heaviest', () =>
    fc.assert(
      fc.property(spec, spec, spec, spec, (a, b, c, d) => {
        const of = (x: AttributeSpec, y: AttributeSpec) =>
          verdictOf(withAttributes({ x }), withAttributes({ x: y }))
        const both = verdictOf(withAttributes({ x: a, y: c }), withAttributes({ x: b, y: d }))
        const rank = (verdict: Level | 'none') => (verdict === 'none' ? -1 : levels.indexOf(verdict))
        expect(rank(both)).toBe(Math.max(rank(of(a, b)), rank(of(c, d))))
      }),
    ))
})

describe('schemas of calculators', () => {
  const object = (properties: Schema, required: readonly string[] = []): Schema => ({
    type: 'object',
    properties,
    required,
    additionalProperties: false,
  })
  const number: Schema = { type: 'number', minimum: 0 }
  it.each<[string, Schema, Schema, Level, Level]>([
    ['a needed property comes', object({}), object({ a: number }, ['a']), 'major', 'minor'],
    ['a free property comes', object({}), object({ a: number }), 'minor', 'minor'],
    ['a property goes', object({ a: number }), object({}), 'major', 'major'],
    ['a property is needed now', object({ a: number }), object({ a: number }, ['a']), 'major', 'minor'],
    ['a property is free now', object({ a: number }, ['a']), object({ a: number }), 'minor', 'major'],
    [
      'a limit inside rises',
      object({ a: number }),
      object({ a: { type: 'number', minimum: 1 } }),
      'major',
      'minor',
    ],
    [
      'whole numbers only',
      object({ a: number }),
      object({ a: { ...number, type: 'integer' } }),
      'major',
      'minor',
    ],
    ['fractions too', object({ a: { ...number, type: 'integer' } }), object({ a: number }), 'minor', 'major'],
    ['another type', object({ a: number }), object({ a: { type: 'string', minimum: 0 } }), 'major', 'major'],
    ['a value goes', { enum: [1, 2] }, { enum: [1] }, 'major', 'minor'],
    ['a value comes', { enum: [1] }, { enum: [1, 2] }, 'minor', 'minor'],
    ['items get short', { items: { maxLength: 3 } }, { items: { maxLength: 2 } }, 'major', 'minor'],
    ['a shape comes', { oneOf: [number] }, { oneOf: [number, { type: 'null' }] }, 'minor', 'minor'],
    ['a shape goes', { oneOf: [number, { type: 'null' }] }, { oneOf: [number] }, 'major', 'major'],
    ['a pattern comes', { type: 'string' }, { type: 'string', pattern: 'x' }, 'major', 'minor'],
    ['a pattern goes', { type: 'string', pattern: 'x' }, { type: 'string' }, 'minor', 'minor'],
    ['another pattern', { pattern: 'x' }, { pattern: 'y' }, 'major', 'major'],
    ['an unknown keyword changes', { not: number }, { not: { type: 'null' } }, 'major', 'major'],
    ['words', { description: 'a' }, { description: 'b' }, 'patch', 'patch'],
    ['words of values', {}, { names: { a: 'Um' } }, 'patch', 'patch'],
  ])('%s', (_, before, after, input, output) => {
    expect(schemaChanges('input', before, after).map(({ level }) => level)).toEqual([input])
    expect(schemaChanges('output', before, after).map(({ level }) => level)).toEqual([output])
    expect(schemaChanges('input', before, before)).toEqual([])
  })
})
