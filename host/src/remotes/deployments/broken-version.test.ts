import type { DeploymentStore } from 'shared-lib/deployments/deployment-store'
import { deploy, rollback, startCanary } from 'shared-lib/deployments/switches'
import { byHand } from '../../server/testing/test-deployments'
import { followDeployments } from './follow-deployments'
import { createGuard } from './guard/guard'
import { readGuard } from './guard/guard-config'
import { builtVersion } from './testing/built-version'
import { type StoreUnderTest, storeKinds, storeUnderTest } from './testing/store-kinds'

const energy = 'mf-energy'
const broken = 'browser/entry.js'
const quiet = { views: 0, errors: 0, seenByHosts: 0, inpP75Ms: 0, inpSamples: 0 }

describe.each(storeKinds)('in a %s, a version that breaks', (kind) => {
  let place: StoreUnderTest
  const ends: (() => void)[] = []
  beforeEach(async () => {
    place = await storeUnderTest(kind)
  })
  afterEach(async () => {
    for (const end of ends.splice(0)) end()
    await place.stop()
  })

  async function deployed(...versions: string[]) {
    for (const version of versions) {
      const { deployment, folder } = builtVersion(energy, version)
      await deploy(place.open(), deployment, folder)
    }
  }
  const breaks = (version: string) => place.tamper(energy, version, broken)
  const entry = async () => (await place.open().registry()).entries[energy]
  /** As a switch would have been written that found the files whole. */
  const points = (change: object) =>
    place.open().switch({ ...byHand, name: energy, note: 'as if it were whole' }, ({ entries }) => {
      const before = entries[energy]
      return before ? { ...entries, [energy]: { ...before, ...change } } : entries
    })

  /** A host that starts now, on a machine of its own. */
  async function host(store: DeploymentStore = place.open(), numbers: Record<string, object> = {}) {
    const quietly = () => {}
    const followed = await followDeployments(store, quietly, quietly, 60_000)
    ends.push(followed.stop)
    const notifyTeam = jest.fn()
    const counted = jest.fn()
    const serving = () => {
      const { remotes, canaries } = followed.current()
      return { current: remotes.get(energy)?.version, canary: canaries[0]?.remote.version }
    }
    const { look: judge } = createGuard({
      store,
      registry: followed.registry,
      look: followed.look,
      serving,
      notifyTeam,
      counted,
      countedSince: async (_, version) => ({ ...quiet, ...numbers[version] }),
      limits: readGuard({}),
      log: { warn: jest.fn(), error: jest.fn() },
    })
    const news = () => notifyTeam.mock.calls.map(([{ type, data }]) => ({ type, ...data }))
    return { look: followed.look, serving, judge, news, counted }
  }

  it('gives way to the last good one, for everybody, and its team is notified once', async () => {
    await deployed('1.0.0', '1.1.0')
    await breaks('1.1.0')
    const { serving, judge, news, counted } = await host()
    expect(serving().current).toBe('1.0.0')
    await judge()
    await judge()
    const reason = 'it cannot be read: mf-energy 1.1.0: browser/entry.js is not the file that was built'
    expect(await entry()).toMatchObject({ current: '1.0.0', demoted: [{ version: '1.1.0', reason }] })
    expect((await entry())?.left).not.toHaveProperty(['1.0.0'])
    const told = { type: 'version.demoted', name: energy, version: '1.1.0', owner: 'Equipa de teste' }
    expect(news()).toEqual([{ ...told, reason, serving: '1.0.0' }])
    expect(counted).toHaveBeenCalledTimes(1)
  })

  it('after a rollback leaves a host that starts then with what left service last', async () => {
    await deployed('1.0.0', '1.1.0', '1.2.0')
    await rollback(place.open(), energy, '1.0.0')
    await breaks('1.0.0')
    const { serving, look, judge, news, counted } = await host()
    expect(serving().current).toBe('1.2.0')
    for (const _ of [1, 2, 3]) {
      await look()
      await judge()
    }
    expect((await entry())?.current).toBe('1.0.0')
    expect(news()).toMatchObject([{ type: 'version.failing', version: '1.0.0', serving: '1.2.0' }])
    expect(counted).toHaveBeenCalledTimes(1)
  })

  it('is not replaced by one that was taken out for being bad, nor for one that is broken too', async () => {
    await deployed('1.0.0', '1.1.0', '1.2.0', '1.3.0')
    const demoted = [{ version: '1.2.0', at: new Date().toISOString(), reason: 'it failed' }]
    await points({ demoted, left: { '1.2.0': '2026-03-01', '1.1.0': '2026-02-01', '1.0.0': '2026-01-01' } })
    await breaks('1.3.0')
    const { lastGood: _, ...withoutLastGood } = (await entry()) ?? { current: '' }
    await place.open().switch({ ...byHand, name: energy }, () => ({ [energy]: withoutLastGood }))
    expect((await host()).serving().current).toBe('1.1.0')
    await points({ lastGood: '1.1.0' })
    await breaks('1.1.0')
    const { serving, judge, news } = await host()
    expect(serving().current).toBe('1.0.0')
    await judge()
    expect((await entry())?.current).toBe('1.3.0')
    expect(news()).toMatchObject([{ type: 'version.failing', version: '1.3.0', serving: '1.0.0' }])
  })

  it('ends as a canary, and its team is notified', async () => {
    await deployed('1.0.0')
    const { deployment, folder } = builtVersion(energy, '1.1.0')
    await place.open().publish(deployment, folder)
    await startCanary(place.open(), energy, '1.1.0', 10)
    await breaks('1.1.0')
    const { serving, judge, news } = await host()
    expect(serving()).toEqual({ current: '1.0.0', canary: undefined })
    await judge()
    await judge()
    expect((await entry())?.canary).toBeUndefined()
    expect(news()).toMatchObject([{ type: 'canary.stopped', version: '1.1.0', serving: '1.0.0' }])
  })

  it('is reported even when nothing of that name can be opened', async () => {
    await deployed('1.0.0')
    await breaks('1.0.0')
    const { serving, judge, news } = await host()
    expect(serving().current).toBeUndefined()
    await judge()
    await judge()
    expect(news()).toMatchObject([{ type: 'version.failing', version: '1.0.0', serving: '' }])
  })

  it('for one host alone is taken from no other host', async () => {
    await deployed('1.0.0', '1.1.0')
    const store = place.open()
    const open = async (name: string, version: string) => {
      if (version === '1.1.0') throw new Error('the disk is full')
      return store.open(name, version)
    }
    const { serving, judge, news } = await host({ ...store, open })
    await judge()
    await judge()
    expect(serving().current).toBe('1.0.0')
    expect((await entry())?.current).toBe('1.1.0')
    const told = { type: 'version.failing', version: '1.1.0', serving: '1.0.0' }
    expect(news()).toMatchObject([{ ...told, reason: expect.stringContaining('disk') }])
  })
})
