import { contextOf, findingsOfRule, pageOf, snapshotOf, storyWith } from '../testing/lint-context'
import { pageBudget } from './script-budget'

const kib = 1024
const snapshot = snapshotOf([
  { tag: 'qp-header', inStories: false, bytes: 8 * kib },
  { tag: 'qp-footer', inStories: false, bytes: 12 * kib },
  { tag: 'qp-light', bytes: 20 * kib },
  { tag: 'qp-heavy', bytes: 30 * kib },
  { tag: 'qp-old' },
])
/** The container of the one micro-frontend, shared by all its tags. */
const container = 1 * kib
const shellBytes = 80 * kib

const widget = (tag: string) => ({ component: 'widget', tag })
const faults = findingsOfRule('script-budget')
const found = (tags: readonly string[], bytes = shellBytes) =>
  faults(pageOf(...tags.map(widget)), contextOf({ snapshot, shellBytes: bytes }))

it('takes what fits', () => {
  expect(found([])).toEqual([])
  expect(found(['qp-light'])).toEqual([])
  // 80 of the shell, 20 of header and footer, 1 of the container, 20 and 29
  expect(found(['qp-light'], pageBudget - (8 + 12 + 20) * kib - container)).toEqual([])
})

it('reports the tag that takes the page past its budget, and what it weighs', () => {
  const what = 'Com <qp-light>, <qp-heavy> a página leva 151 KiB de scripts; o limite é 150 KiB.'
  const how = expect.stringContaining('/programadores/blocos')
  const fault = { severity: 'error', block: 'body[2] widget', what, how }
  expect(found(['qp-light', 'qp-heavy'])).toMatchObject([fault])
  expect(found(['qp-light'], pageBudget - (8 + 12 + 20) * kib - container + 1)).toHaveLength(1)
})

it('counts a tag once however often it is there, and one of unknown weight as nothing', () => {
  expect(found(['qp-heavy', 'qp-heavy', 'qp-heavy', 'qp-old', 'qp-gone'])).toEqual([])
})

it('counts no chrome where the layout has none', () => {
  const body = [{ component: 'hero', title: 'T' }, widget('qp-light'), widget('qp-heavy')]
  const story = storyWith({ component: 'page', title: 'T', layout: 'no-header-footer', body })
  expect(faults(story, contextOf({ snapshot, shellBytes }))).toEqual([])
})
