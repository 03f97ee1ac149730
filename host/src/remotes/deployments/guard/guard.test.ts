import type { DeploymentStore } from 'shared-lib/deployments/deployment-store'
import { openFolderStore } from 'shared-lib/deployments/folder-store'
import { startCanary } from 'shared-lib/deployments/switches'
import { temporary } from '../../../server/testing/temporary'
import { echo, publish, publishOnly } from '../../../server/testing/test-deployments'
import { contractExamples } from '../../../visitors/leads/delivery/testing/contract-examples'
import { createGuard } from './guard'
import { readGuard } from './guard-config'
import type { Counted } from './judgement'

const well: Counted = { views: 1000, errors: 5, seenByHosts: 0, inpP75Ms: 100, inpSamples: 100 }
const bad: Counted = { views: 300, errors: 150, seenByHosts: 150, inpP75Ms: 100, inpSamples: 100 }

let store: DeploymentStore
const asked: { version: string; since: Date }[] = []
beforeEach(async () => {
  asked.length = 0
  store = openFolderStore(temporary('guard'))
  await publish(store, 'mf-a', '1.0.0', { code: echo, tags: ['qp-a'] })
})
const ship = (version: string) => publish(store, 'mf-a', version, { code: echo, tags: ['qp-a'] })
async function tryOut(version: string) {
  await publishOnly(store, 'mf-a', version, { code: echo, tags: ['qp-a'] })
  await startCanary(store, 'mf-a', version, 10)
}
const entry = async () => (await store.registry()).entries['mf-a']

/** A guard with these numbers; every other version is well. */
async function guard(numbers: Record<string, Counted>, now = () => new Date()) {
  let followed = await store.registry()
  const follow = async () => {
    followed = await store.registry()
  }
  const notified = jest.fn()
  const log = { warn: jest.fn(), error: jest.fn() }
  const countedSince = async (_: string, version: string, since: Date) => {
    asked.push({ version, since })
    return numbers[version] ?? well
  }
  const serving = (name: string) => {
    const { current, canary } = followed.entries[name] ?? {}
    return { current, canary: canary?.version }
  }
  const made = createGuard({
    store,
    look: follow,
    serving,
    countedSince,
    notifyTeam: notified,
    counted: () => {},
    log,
    now,
    registry: () => followed,
    limits: readGuard({}),
  })
  return {
    ...made,
    follow,
    log,
    notified: () => notified.mock.calls.map(([{ type, data }]) => ({ type, ...data })),
    sent: () => notified.mock.calls.map(([news]) => news),
    ids: () => notified.mock.calls.map(([, id]) => id),
  }
}

it('stops a canary that is worse, and notifies its team of the reason and what is served now', async () => {
  await tryOut('2.0.0')
  const { look, notified, log } = await guard({ '2.0.0': bad })
  await look()
  const reason = 'errors in 50.0 % of 300 page views; the version beside it: 0.5 % of 1000 page views'
  expect(await entry()).toEqual({
    current: '1.0.0',
    demoted: [{ version: '2.0.0', at: expect.any(String), reason }],
    left: { '2.0.0': expect.any(String) },
  })
  const told = { type: 'canary.stopped', name: 'mf-a', version: '2.0.0', owner: 'Equipa de teste' }
  expect(notified()).toEqual([{ ...told, reason, serving: '1.0.0' }])
  const by = expect.stringMatching(/^host .+\/\d+$/)
  expect((await store.registry()).flips?.[0]).toMatchObject({ action: 'demote', note: reason, by })
  expect(log.error).toHaveBeenCalledTimes(1)
})

it('judges both versions since the canary began', async () => {
  await tryOut('2.0.0')
  const since = (await entry())?.canary?.since
  const { look } = await guard({})
  await look()
  const judged = asked.slice(0, 2).map((one) => `${one.version} ${one.since.toISOString()}`)
  expect(judged).toEqual([`2.0.0 ${since}`, `1.0.0 ${since}`])
})

it('takes back a version that fails for everybody, once', async () => {
  await ship('2.0.0')
  const { look, notified } = await guard({ '2.0.0': bad, '1.0.0': bad })
  await look()
  expect((await entry())?.current).toBe('1.0.0')
  expect(notified()).toMatchObject([{ type: 'version.demoted', version: '2.0.0', serving: '1.0.0' }])
  await look()
  await look()
  expect((await entry())?.current).toBe('1.0.0')
  expect((await entry())?.demoted).toHaveLength(1)
  expect(notified().slice(1)).toMatchObject([{ type: 'version.failing', version: '1.0.0', serving: '1.0.0' }])
})

it('notifies the team of a version that only browsers see failing, and goes on serving it', async () => {
  await ship('2.0.0')
  const { look, notified } = await guard({ '2.0.0': { ...bad, seenByHosts: 0 } })
  await look()
  await look()
  expect(await entry()).toMatchObject({ current: '2.0.0' })
  const reason = expect.stringContaining('as browsers tell')
  expect(notified()).toMatchObject([{ type: 'version.failing', version: '2.0.0', reason }])
})

it('judges a version by its time in service, and at most by the window', async () => {
  await ship('2.0.0')
  const served = Date.parse((await store.registry()).flips?.[0]?.at ?? '')
  await (await guard({}, () => new Date(served + 60_000))).look()
  await (await guard({}, () => new Date(served + 3_600_000))).look()
  expect(asked.map(({ since }) => since.getTime() - served)).toEqual([0, 3_600_000 - 900_000])
})

it('only notifies where there is nothing to go back to, and notifies again when it fails again', async () => {
  const numbers = { '1.0.0': bad }
  const { look, notified } = await guard(numbers)
  await look()
  await look()
  expect((await entry())?.current).toBe('1.0.0')
  expect(notified()).toMatchObject([{ type: 'version.failing', version: '1.0.0' }])
  numbers['1.0.0'] = well
  await look()
  numbers['1.0.0'] = bad
  await look()
  expect(notified()).toHaveLength(2)
})

it('lets one host switch and notify when several see the same', async () => {
  await ship('2.0.0')
  const hosts = await Promise.all([1, 2, 3].map(() => guard({ '2.0.0': bad })))
  await Promise.all(hosts.map(({ look }) => look()))
  expect((await store.registry()).revision).toBe(3)
  expect(new Set(hosts.flatMap(({ ids }) => ids())).size).toBe(1)
})

it('leaves alone what others switched in the meantime', async () => {
  await tryOut('2.0.0')
  const { look, notified } = await guard({ '2.0.0': bad })
  await ship('3.0.0')
  await look()
  expect((await entry())?.current).toBe('3.0.0')
  expect(notified()).toEqual([])
})

it('notifies the team once when it may not write the registry', async () => {
  await ship('2.0.0')
  const real = store
  store = { ...real, switch: () => Promise.reject(new Error('read only')) }
  const { look, notified, log } = await guard({ '2.0.0': bad })
  await look()
  await look()
  expect(notified()).toMatchObject([{ type: 'version.failing', version: '2.0.0', serving: '2.0.0' }])
  expect(log.error).toHaveBeenCalledWith(expect.anything(), 'mf-a 2.0.0 cannot be taken out of service')
  store = real
})

it('sends exactly the members of the webhook contract', async () => {
  await tryOut('2.0.0')
  const { look, sent } = await guard({ '2.0.0': bad })
  await look()
  const example = contractExamples('team-webhook.md').json('canary.stopped')
  const [news] = sent()
  expect(Object.keys(news)).toEqual(Object.keys(example))
  expect(Object.keys(news.data)).toEqual(Object.keys(example.data))
})

it('goes on when the numbers cannot be had, and logs it once', async () => {
  const { log, ...parts } = await guard({})
  const countedSince = async () => {
    throw new Error('away')
  }
  const away = createGuard({
    store,
    look: parts.follow,
    countedSince,
    limits: readGuard({}),
    log,
    notifyTeam: () => {},
    counted: () => {},
    serving: () => ({ current: '1.0.0' }),
    registry: () => ({ revision: 1, entries: { 'mf-a': { current: '1.0.0' } } }),
  })
  await away.look()
  await away.look()
  expect(log.warn).toHaveBeenCalledTimes(1)
})
