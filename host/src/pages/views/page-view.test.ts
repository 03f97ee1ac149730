import { emptySnapshot } from '../../remotes/deployments/snapshot'
import type { SiteContent } from './page-content'
import { createViews, type PageView, type ViewLayer } from './page-view'

const content = {} as SiteContent
const base = (): PageView => ({
  key: '',
  snapshot: emptySnapshot,
  content,
  today: '2026-11-22',
  shared: true,
})
const visitor = { url: '/', cookies: '', userAgent: '' }

const keyed =
  (key: string): ViewLayer =>
  (view) => ({ view: { ...view, key: `${view.key}${key};` }, cookies: [`${key}=1`] })

test('without a layer that applies everybody is shown the same', () => {
  const { view, cookies } = createViews(base, [() => undefined]).choose(visitor)
  expect(view).toEqual(base())
  expect(cookies).toEqual([])
})

test('layers build on each other in their order, and their cookies add up', () => {
  const layers = [keyed('a'), () => undefined, keyed('b'), keyed('b')]
  const { view, cookies } = createViews(base, layers).choose(visitor)
  expect(view.key).toBe('a;b;b;')
  expect(cookies).toEqual(['a=1', 'b=1'])
})
