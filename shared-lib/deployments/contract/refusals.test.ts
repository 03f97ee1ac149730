import type { DeployedWidget, Deployment } from '../../src/contract/deployment'
import { sampleDeployment, sampleWidget } from '../../testing/sample-deployment'
import { contractDiff } from '../contract-diff'
import { leastVersion, refusals } from './refusals'
import type { StoryUse } from './story-uses'

it.each([
  ['1.4.2', 'major', '2.0.0'],
  ['1.4.2', 'minor', '1.5.0'],
  ['1.4.2+abc', 'patch', '1.4.2'],
  ['0.4.2+abc.dev', 'major', '0.5.0'],
  ['0.4.2', 'minor', '0.4.3'],
  ['0.4.2', 'none', '0.4.2'],
] as const)('after %s, a %s change is at least %s', (before, verdict, least) =>
  expect(leastVersion(before, verdict)).toBe(least),
)

const widget = (tag: DeployedWidget['tag'], attributes: DeployedWidget['attributes'] = {}) =>
  sampleWidget({ tag, attributes })
const plan = { plan: { type: 'choice', options: ['a', 'b'], help: '' } } as const
const fewer = { plan: { type: 'choice', options: ['a'], help: '' } } as const
const version = (number: string, ...widgets: readonly DeployedWidget[]) =>
  sampleDeployment({ version: number, widgets })
const more = { ...plan, x: { type: 'flag', help: '' } } as const
const use = (story: string, ...attributes: readonly string[]): StoryUse => ({
  story,
  tag: 'qp-offer',
  attributes,
})
const offer = version('1.0.0', widget('qp-offer', plan))
const refused = (before: Deployment, after: Deployment, uses: readonly StoryUse[] = []) =>
  refusals({ before, after, diff: contractDiff(before, after), uses })

const of = (number: string, attributes: DeployedWidget['attributes']) =>
  version(number, widget('qp-offer', attributes))
const twoTags = version('1.1.0', widget('qp-offer', plan), widget('qp-offer-new', fewer))
const tooSmall = expect.stringContaining('A major change of 1.0.0 is 2.0.0')
const tooLow =
  'A minor change of 1.0.0 is 1.1.0 or higher, not 1.0.1: write "version": "1.1.0" in mf-offer/package.json.'

it.each<[string, Deployment, readonly StoryUse[], string[]]>([
  ['the same again', offer, [use('a')], []],
  ['more of it with a minor number', of('1.1.0', more), [], []],
  ['more of it without one', of('1.0.1', more), [], [tooLow]],
  ['a lower number', of('0.9.0', plan), [], [expect.stringContaining('is 1.0.0 or higher, not 0.9.0')]],
  [
    'less of it, whatever the number, naming who sets it',
    of('2.0.0', fewer),
    [use('energia', 'plan'), use('guias/a')],
    [
      'qp-offer: attribute plan no longer takes b; used in energia. Give the new form a tag of its own name (qp-offer-new, say) and leave qp-offer as it was: pages of others hold it too.',
    ],
  ],
  ['less of it under another tag', twoTags, [use('energia', 'plan')], []],
  [
    'a tag gone that stories hold',
    version('2.0.0'),
    [use('energia'), use('energia'), use('guias/a')],
    ['qp-offer is gone; used in energia, guias/a. Take it out of these stories first, or keep it.'],
  ],
  ['a tag gone that no story holds, with a major number', version('2.0.0'), [], []],
  ['a tag gone that no story holds, without one', version('1.1.0'), [], [tooSmall]],
])('is right about %s', (_, after, uses, reasons) => expect(refused(offer, after, uses)).toEqual(reasons))

it('lets a tag that only the site places change with a major number', () => {
  const own = (attributes: DeployedWidget['attributes']) => ({
    ...widget('qp-offer', attributes),
    inStories: false as const,
  })
  const [before, after] = [version('1.0.0', own(plan)), version('2.0.0', own(fewer))]
  expect(refused(before, after)).toEqual([])
  expect(refused(before, after, [use('energia')])).toEqual([])
  // A story can hold any tag by the general block, whatever editors are offered.
  expect(refused(before, after, [use('energia', 'plan')])).toEqual([
    expect.stringContaining('no longer takes b; used in energia.'),
  ])
})
