import fc from 'fast-check'
import { type AttributeSpec, parseAttribute } from '../src/contract/attributes'
import type { LeadField, RouteDefinition, Schema } from '../src/contract/define-micro-frontend'
import type { DeployedWidget, Deployment } from '../src/contract/deployment'
import { forAll } from '../testing/for-all'
import { sampleDeployment, sampleWidget } from '../testing/sample-deployment'
import { type Level, levels } from './contract/change'
import { schemaChanges } from './contract/schema-changes'
import { contractDiff } from './contract-diff'

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
const widget = (change: Partial<DeployedWidget> = {}) =>
  sampleWidget({ preload: { scripts: ['qp-offer.js'], styles: [] }, ...change })
const file = (path: string, bytes: number, sha256 = 'x') => ({ path, bytes, sha256 })
const deployment = (change: Partial<Deployment> = {}) =>
  sampleDeployment({
    routes: [route()],
    widgets: [widget()],
    leadFields: {},
    calculators: {},
    figures: [],
    files: [file('browser/entry.js', 1024), file('browser/qp-offer.js', 2048)],
    ...change,
  })

const takes = (attributes: Readonly<Record<string, AttributeSpec>>) =>
  deployment({ widgets: [widget({ attributes })] })
const emits = (events: DeployedWidget['events']) => deployment({ widgets: [widget({ events })] })
const at = (change: Partial<RouteDefinition>) => deployment({ routes: [route(change)] })
/** Takes offers with these members, all of them asked for. */
const offers = (members: readonly string[]) => {
  const properties = Object.fromEntries(members.map((name) => [name, { type: 'number' }]))
  const schema = { type: 'object', required: members, properties }
  return deployment({ offers: { sample: { title: 'Oferta', schema } } })
}
const asks = (...fields: readonly LeadField[]) =>
  deployment({ leads: ['offer'], leadFields: { offer: fields } })
const counts = (input: Schema) => {
  const described = { title: '', description: '', output: { type: 'object' }, examples: [] }
  return deployment({ calculators: { bill: { ...described, input } } })
}

const kwh = { type: 'integer', min: 1, max: 100, help: '' } as const
const plan = { type: 'choice', options: ['a', 'b'], default: 'a', help: '' } as const
const flag = { type: 'flag', help: '' } as const
const aNumber = (change: object = {}) => takes({ kwh: { ...kwh, ...change } })
const aChoice = (change: object = {}) => takes({ plan: { ...plan, ...change } })
const aText = (change: object = {}) => takes({ note: { type: 'text', help: '', ...change } })
const done = (detail: Record<string, 'integer' | 'number'>) => emits({ done: detail })
const supplier = { type: 'text', listed: [{ value: 'END', name: 'Endesa' }], help: '' } as const
const always = { name: 'answers.kwh', required: 'always' } as const
const never = { name: 'answers.note', required: 'never' } as const
const none = { ...supplier, listed: [] }
const among = (...options: readonly string[]) => ({ ...always, options })
const plain = deployment()
const tagged = (change: Partial<DeployedWidget>) => deployment({ widgets: [widget(change)] })
const holds = (bytes: number, entry = 'x') =>
  deployment({ files: [file('browser/entry.js', 1024, entry), file('browser/qp-offer.js', bytes)] })

it.each<[Level, words: string, before: Deployment, after: Deployment]>([
  ['major', 'the tag is gone', plain, deployment({ widgets: [] })],
  ['minor', 'the tag is new', deployment({ widgets: [] }), plain],
  ['major', 'attribute kwh is gone', aNumber(), takes({})],
  ['minor', 'attribute kwh is new', takes({}), aNumber()],
  ['major', 'attribute kwh was integer and is flag', aNumber(), takes({ kwh: flag })],
  ['minor', 'attribute kwh takes fractions too', aNumber(), aNumber({ type: 'number' })],
  ['major', 'attribute kwh was number and is integer', aNumber({ type: 'number' }), aNumber()],
  ['major', 'attribute supplier no longer takes END', takes({ supplier }), takes({ supplier: none })],
  ['major', 'attribute kwh: highest value 100 → 99', aNumber(), aNumber({ max: 99 })],
  ['minor', 'attribute kwh: highest value 100 → 101', aNumber(), aNumber({ max: 101 })],
  ['minor', 'attribute kwh: lowest value 1 → none', aNumber(), aNumber({ min: undefined })],
  ['major', 'length of attribute note: highest value none → 9', aText(), aText({ maxLength: 9 })],
  ['major', 'attribute plan no longer takes b', aChoice(), aChoice({ options: ['a'] })],
  ['minor', 'attribute plan also takes c', aChoice(), aChoice({ options: ['a', 'b', 'c'] })],
  ['minor', 'attribute plan: without it "a" → "b"', aChoice(), aChoice({ default: 'b' })],
  ['patch', 'attribute plan: other words for editors', aChoice(), aChoice({ help: 'Plano' })],
  ['major', 'event qp:done is gone', done({}), emits({})],
  ['minor', 'event qp:done is new', emits({}), done({})],
  ['major', 'event qp:done no longer tells cents', done({ cents: 'integer' }), done({})],
  ['minor', 'event qp:done also tells cents', done({}), done({ cents: 'integer' })],
  [
    'major',
    'event qp:done: cents was integer and is number',
    done({ cents: 'integer' }),
    done({ cents: 'number' }),
  ],
  ['major', 'editors are no longer offered it', plain, tagged({ inStories: false })],
  ['patch', 'it wakes or waits in another way', plain, tagged({ minHeight: { small: 9, wide: 9 } })],
  ['major', 'the route is gone', plain, deployment({ routes: [] })],
  ['minor', 'the route is new', deployment({ routes: [] }), plain],
  ['major', 'its address no longer takes b', at({}), at({ params: { step: ['a'] } })],
  ['minor', 'its address takes any value now', at({}), at({ params: {} })],
  ['major', 'its query no longer takes kwh', at({}), at({ query: [] })],
  ['major', 'vertical EN → BB', at({ vertical: 'EN' }), at({ vertical: 'BB' })],
  ['major', 'other sites may no longer frame it', at({ embed: true }), at({})],
  ['minor', 'another layout', at({}), at({ layout: 'default' })],
  ['patch', 'another title', at({}), at({ title: 'X' })],
  ['major', 'they are no longer taken', asks(), plain],
  ['minor', 'they are taken', plain, asks()],
  ['major', 'field answers.kwh is new and needed always', asks(), asks(always)],
  ['minor', 'field answers.note is new', asks(), asks(never)],
  ['major', 'field answers.note is gone', asks(never), asks()],
  [
    'major',
    'field answers.note: needed never → for some answers',
    asks(never),
    asks({ ...never, required: 'sometimes' }),
  ],
  ['minor', 'field answers.kwh: needed always → never', asks(always), asks({ ...always, required: 'never' })],
  ['major', 'field answers.kwh no longer takes 2', asks(among('1', '2')), asks(among('1'))],
  ['minor', 'field answers.kwh is no longer one of a few values', asks(among('1')), asks(always)],
  ['major', 'it is gone', counts({}), plain],
  ['minor', 'it is new', plain, counts({})],
  ['major', 'maximum of input itself: highest value 9 → 8', counts({ maximum: 9 }), counts({ maximum: 8 })],
  ['patch', 'its start weighs 3.0 KiB → 5.0 KiB before compression (+67 %)', plain, holds(4096)],
  ['major', 'editors’ offers are no longer taken', offers(['eur']), plain],
  ['minor', 'editors may keep them', plain, offers(['eur'])],
  ['major', 'input months is new and always there', offers(['eur']), offers(['eur', 'months'])],
  ['patch', 'the code is another', plain, holds(2048, 'y')],
])('calls it %s: %s', (verdict, words, before, after) => {
  const diff = contractDiff(before, after)
  expect(diff.changes.map((change) => change.words)).toContain(words)
  expect(diff.verdict).toBe(verdict)
})

it('lists what an older deployment does not declare', () => {
  const missing = { leadFields: undefined, calculators: undefined, figures: undefined }
  const older = deployment({ leads: ['offer'], ...missing })
  const unknown = ['fields of offer leads', 'calculators', 'figures']
  expect(contractDiff(older, asks(always)).unknown).toEqual(unknown)
  expect(contractDiff(deployment(), deployment()).unknown).toEqual([])
})

it('does not mind how a parameter of an address is called', () =>
  expect(contractDiff(at({}), at({ path: '/oferta/:passo', params: { passo: ['a', 'b'] } }))).toMatchObject({
    changes: [],
  }))

const limit = fc.option(fc.integer({ min: -20, max: 20 }), { nil: undefined })
const options = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'true', '7'), { minLength: 1 })
const help = fc.constant('')
const drop = (spec: object) =>
  Object.fromEntries(
    Object.entries(spec).filter(([, value]) => value !== undefined),
  ) as unknown as AttributeSpec
const spec: fc.Arbitrary<AttributeSpec> = fc.oneof(
  fc.constant({ type: 'flag', help: '' } as const),
  fc.constant({ type: 'json', help: '' } as const),
  fc
    .record({ type: fc.constant('text'), maxLength: fc.option(fc.nat(4), { nil: undefined }), help })
    .map(drop),
  fc.record({ type: fc.constantFrom('integer', 'number'), min: limit, max: limit, help }).map(drop),
  fc.record({ type: fc.constant('choice'), options, help }).map(drop),
)
const text = fc.oneof(
  fc.constantFrom('a', 'b', 'c', 'true', '7', '-3', '0', '2,5', '20', 'abcd', 'abcde', '{}', '[1]'),
  fc.integer({ min: -25, max: 25 }).map(String),
)
const verdictOf = (before: Deployment, after: Deployment) => contractDiff(before, after).verdict

describe('for any two attributes', () => {
  it('finds nothing between a version and itself', () =>
    forAll(spec, (one) => expect(contractDiff(takes({ x: one }), takes({ x: one })).changes).toEqual([])))

  it('never breaks a text that was taken without saying so', () =>
    fc.assert(
      fc.property(spec, spec, text, (was, is, value) => {
        const refused = (one: AttributeSpec) => {
          let problem = false
          parseAttribute('x', one, value, () => (problem = true))
          return problem
        }
        const verdict = verdictOf(takes({ x: was }), takes({ x: is }))
        if (verdict !== 'major') expect(refused(is) && !refused(was)).toBe(false)
      }),
      { numRuns: 400 },
    ))

  it('calls more of the same never major, and its way back never minor', () =>
    forAll(fc.integer({ min: 0, max: 9 }), fc.nat(9), fc.nat(9), (max, more, lower) => {
      const narrow = takes({ x: { type: 'integer', min: 0, max, help: '' } })
      const wide = takes({ x: { type: 'integer', min: -lower, max: max + more, help: '' } })
      const grown = more + lower > 0
      expect(verdictOf(narrow, wide)).toBe(grown ? 'minor' : 'none')
      expect(verdictOf(wide, narrow)).toBe(grown ? 'major' : 'none')
    }))

  it('judges many changes by the heaviest', () =>
    forAll(spec, spec, spec, spec, (a, b, c, d) => {
      const of = (x: AttributeSpec, y: AttributeSpec) => verdictOf(takes({ x }), takes({ x: y }))
      const both = verdictOf(takes({ x: a, y: c }), takes({ x: b, y: d }))
      const rank = (verdict: Level | 'none') => (verdict === 'none' ? -1 : levels.indexOf(verdict))
      expect(rank(both)).toBe(Math.max(rank(of(a, b)), rank(of(c, d))))
    }))
})

describe('schemas of calculators', () => {
  const object = (properties: Schema, required: readonly string[] = []): Schema => ({
    type: 'object',
    properties,
    required,
    additionalProperties: false,
  })
  const number: Schema = { type: 'number', minimum: 0 }
  const whole: Schema = { ...number, type: 'integer' }
  const higher: Schema = { ...number, minimum: 1 }
  it.each<[string, Schema, Schema, Level, Level]>([
    ['a needed property comes', object({}), object({ a: number }, ['a']), 'major', 'minor'],
    ['a free property comes', object({}), object({ a: number }), 'minor', 'minor'],
    ['a property goes', object({ a: number }), object({}), 'major', 'major'],
    ['a property is needed now', object({ a: number }), object({ a: number }, ['a']), 'major', 'minor'],
    ['a property is free now', object({ a: number }, ['a']), object({ a: number }), 'minor', 'major'],
    ['a limit inside rises', object({ a: number }), object({ a: higher }), 'major', 'minor'],
    ['whole numbers only', object({ a: number }), object({ a: whole }), 'major', 'minor'],
    ['fractions too', object({ a: whole }), object({ a: number }), 'minor', 'major'],
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
