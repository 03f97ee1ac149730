import { openFolderStore } from 'shared-lib/deployments/folder-store'
import { startCanary } from 'shared-lib/deployments/switches'
import { readSnapshot } from '../../remotes/deployments/follow-deployments'
import { emptySnapshot, type Snapshot } from '../../remotes/deployments/snapshot'
import { temporary } from '../../server/testing/temporary'
import { echo, publish, publishOnly, routeAt } from '../../server/testing/test-deployments'
import { buckets } from './bucket'
import { canaryLayer } from './canary-layer'
import type { SiteContent } from './page-content'
import type { PageView } from './page-view'

const folder = temporary('canary')

const layer = canaryLayer({ secure: false })
const viewOf = (snapshot: Snapshot): PageView => ({
  key: '',
  snapshot,
  content: {} as SiteContent,
  today: '2026-11-22',
  shared: true,
})
const asks = (cookies = '', url = '/', userAgent = 'Mozilla/5.0') => ({ url, cookies, userAgent })

let stable: Snapshot
/** The layer's snapshot at this percentage of mf-a 2.0.0+5eed. */
const at = (percentage: number): Snapshot => ({
  ...stable,
  canaries: stable.canaries.map((canary) => ({ ...canary, percentage })),
})
const versionOf = (snapshot: Snapshot, bucket: number) =>
  (layer(viewOf(snapshot), asks(`qp_lot=${bucket}`))?.view.snapshot ?? snapshot).remotes.get('mf-a')?.version
/** Buckets with the canary, of the first `most`. */
const inCanary = (snapshot: Snapshot, most = buckets) =>
  Array.from({ length: most }, (_, bucket) => bucket).filter(
    (bucket) => versionOf(snapshot, bucket) === '2.0.0+5eed',
  )

beforeAll(async () => {
  const store = openFolderStore(folder)
  const routes = [routeAt('/a', { widget: 'qp-a' }), routeAt('/a/moldura', { widget: 'qp-a', embed: true })]
  await publish(store, 'mf-a', '1.0.0', { code: echo, tags: ['qp-a'], routes })
  await publish(store, 'mf-b', '1.0.0', { code: echo, tags: ['qp-b'] })
  await publishOnly(store, 'mf-a', '2.0.0+5eed', { code: echo, tags: ['qp-a', 'qp-new'], routes })
  await startCanary(store, 'mf-a', '2.0.0+5eed', 10)
  stable = await readSnapshot(store, await store.registry(), emptySnapshot, (problem) => {
    throw problem.cause
  })
})

test('nothing changes where no canary runs', () => {
  const without = { ...stable, canaries: [] }
  expect(layer(viewOf(without), asks())).toBeUndefined()
})

test('a visitor without a bucket draws one with the first page, and keeps it', () => {
  const drawn = layer(viewOf(at(99.99)), asks())
  const cookie = expect.stringMatching(/^qp_lot=\d{1,4}; Max-Age=2592000; Path=\/; HttpOnly;/)
  expect(drawn?.cookies).toEqual([cookie])
  const bucket = /qp_lot=\d+/.exec(drawn?.cookies[0] ?? '')?.[0]
  expect(layer(viewOf(at(99.99)), asks(bucket))?.cookies ?? []).toEqual([])
})

test('a tenth of the buckets get the canary, always the same ones', () => {
  const tenth = inCanary(at(10))
  expect(tenth.length / buckets).toBeGreaterThan(0.09)
  expect(tenth.length / buckets).toBeLessThan(0.11)
  expect(inCanary(at(10))).toEqual(tenth)
})

test('a larger share keeps every bucket that is in, a smaller one lets no other in', () => {
  const shares = [0.5, 1, 10, 50, 99].map((percentage) => new Set(inCanary(at(percentage))))
  for (const [smaller, larger] of shares.slice(1).map((set, index) => [shares[index], set] as const))
    expect([...(smaller ?? [])].filter((bucket) => !larger.has(bucket))).toEqual([])
})

test('the view names the version, has its tags, and leaves the others as they are', () => {
  const [bucket] = inCanary(at(10), 100)
  const shown = layer(viewOf(at(10)), asks(`qp_lot=${bucket}`))?.view
  expect(shown?.key).toBe('mf-a@2.0.0+5eed;')
  expect(shown?.snapshot.widgets.get('qp-new')?.remote.version).toBe('2.0.0+5eed')
  expect(shown?.snapshot.remotes.get('mf-b')?.version).toBe('1.0.0')
  expect(shown?.snapshot.id).not.toBe(stable.id)
  expect(at(10).widgets.has('qp-new')).toBe(false)
})

test('visitors of one mixture share one snapshot', () => {
  const snapshot = at(50)
  const views = inCanary(snapshot, 100).map(
    (bucket) => layer(viewOf(snapshot), asks(`qp_lot=${bucket}`))?.view,
  )
  expect(views[0]?.snapshot).toBe(views[1]?.snapshot)
})

test.each([
  ['a program that indexes pages', asks('', '/', 'Googlebot/2.1')],
  ['a program that indexes pages with a bucket', asks('qp_lot=1', '/', 'Googlebot/2.1')],
  ['a payload asked for by a page without a bucket', asks('', '/a/_payload.json?b1')],
  ['a call of a page without a bucket', asks('', '/api/leads')],
  ['a frame in a page of others', asks('', '/a/moldura?x=1')],
])('%s sees the current version and keeps no cookie', (_, visitor) => {
  expect(layer(viewOf(at(99.999)), visitor)).toBeUndefined()
})

test('a payload and a call follow the bucket of the page', () => {
  const [bucket] = inCanary(at(10), 100)
  for (const url of ['/a/_payload.json?b1', '/api/leads'])
    expect(layer(viewOf(at(10)), asks(`qp_lot=${bucket}`, url))?.view.key).toBe('mf-a@2.0.0+5eed;')
})
