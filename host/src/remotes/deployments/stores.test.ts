import { readFileSync } from 'node:fs'
import path from 'node:path'
import { collect } from 'shared-lib/deployments/collect'
import { RegistryConflict, UnknownVersion, VersionExists } from 'shared-lib/deployments/deployment-store'
import {
  demote,
  deploy,
  pointAt,
  promote,
  rollback,
  startCanary,
  stopCanary,
} from 'shared-lib/deployments/switches'
import { builtVersion } from './testing/built-version'
import { type StoreUnderTest, storeKinds, storeUnderTest } from './testing/store-kinds'

const energy = 'mf-energy'

describe.each(storeKinds)('a %s of deployments', (kind) => {
  let place: StoreUnderTest
  beforeEach(async () => {
    place = await storeUnderTest(kind)
  })
  afterEach(() => place.stop())

  const publish = (version: string, store = place.open()) => {
    const { deployment, folder } = builtVersion(energy, version)
    return store.publish(deployment, folder)
  }
  const versions = async () => [...(await place.open().versions(energy))].sort()
  const deployed = async (...all: string[]) => {
    const store = place.open()
    for (const version of all) {
      const { deployment, folder } = builtVersion(energy, version)
      await deploy(store, deployment, folder)
    }
    return store
  }
  const entry = async () => (await place.open().registry()).entries[energy]

  it('is empty at first', async () => {
    const store = place.open()
    expect(await store.registry()).toEqual({ revision: 0, entries: {} })
    expect(await store.versions(energy)).toEqual([])
    expect(await store.has(energy, '1.0.0')).toBe(false)
    await expect(store.deployment(energy, '1.0.0')).rejects.toThrow(UnknownVersion)
    await expect(store.open(energy, '1.0.0')).rejects.toThrow('mf-energy 1.0.0 was never published')
    await expect(store.remove(energy, '1.0.0')).rejects.toThrow(UnknownVersion)
  })

  it('gives every file of a version to any machine, as it was built', async () => {
    const { deployment, folder } = builtVersion(energy, '1.0.0+a.b')
    await place.open().publish(deployment, folder)
    const elsewhere = place.open()
    expect(await elsewhere.deployment(energy, '1.0.0+a.b')).toEqual(deployment)
    const copy = await elsewhere.open(energy, '1.0.0+a.b')
    for (const { path: file } of deployment.files)
      expect(readFileSync(path.join(copy, file), 'utf8')).toBe(readFileSync(path.join(folder, file), 'utf8'))
  })

  it('refuses to publish a version twice, one after the other or at once, and keeps the first', async () => {
    const first = builtVersion(energy, '1.0.0')
    await place.open().publish(first.deployment, first.folder)
    await expect(publish('1.0.0')).rejects.toThrow(VersionExists)
    expect(await place.open().deployment(energy, '1.0.0')).toEqual(first.deployment)
    const many = await Promise.allSettled([1, 2, 3, 4].map(() => publish('2.0.0')))
    expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of many) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(VersionExists)
    await place.open().open(energy, '2.0.0') // the files of one of them, not a mixture
    expect(await versions()).toEqual(['1.0.0', '2.0.0'])
  })

  it('refuses what is not what was built, and shows nothing of it', async () => {
    const { deployment, folder } = builtVersion(energy, '1.0.0')
    const files = deployment.files.map((file) => ({ ...file, sha256: 'f'.repeat(64) }))
    const claimed = { ...deployment, files }
    await expect(place.open().publish(claimed, folder)).rejects.toThrow('is not the file that was built')
    expect(await versions()).toEqual([])
  })

  it('refuses every switch to a version whose files broke, and leaves everybody on what is served', async () => {
    const store = await deployed('1.0.0', '1.1.0')
    for (const version of ['1.0.0', '1.2.0']) {
      if (version === '1.2.0') await publish(version)
      await store.open(energy, version) // a copy, and a memory, of when it was whole
      await place.tamper(energy, version, 'browser/entry.js')
    }
    const before = await store.registry()
    const refused = (version: string) =>
      `mf-energy ${version}: browser/entry.js is not the file that was built: it cannot be served`
    await expect(rollback(store, energy)).rejects.toThrow(refused('1.0.0'))
    await expect(rollback(store, energy, '1.2.0')).rejects.toThrow(refused('1.2.0'))
    await expect(pointAt(store, energy, '1.2.0')).rejects.toThrow(refused('1.2.0'))
    await expect(startCanary(store, energy, '1.2.0', 10)).rejects.toThrow(refused('1.2.0'))
    expect(await place.open().registry()).toEqual(before)
  })

  it('does not promote a canary that broke while it ran', async () => {
    const store = await deployed('1.0.0')
    await publish('1.1.0')
    await startCanary(store, energy, '1.1.0', 10)
    await place.tamper(energy, '1.1.0', 'browser/entry.js')
    await expect(promote(store, energy)).rejects.toThrow('1.1.0: browser/entry.js is not the file')
    expect(await entry()).toMatchObject({ current: '1.0.0', canary: { version: '1.1.0' } })
    await stopCanary(store, energy)
  })

  it('loses no switch of many at once', async () => {
    await publish('1.0.0')
    const note = { action: 'deploy', name: energy, version: '1.0.0', by: 'Ana' } as const
    const names = [...'abcd'].map((letter) => `mf-${letter}`)
    const point = (name: string) =>
      place.open().switch({ ...note, name }, ({ entries }) => ({ ...entries, [name]: { current: '1.0.0' } }))
    await Promise.all(names.map(point))
    const { revision, entries, flips } = await place.open().registry()
    expect(revision).toBe(names.length)
    expect(Object.keys(entries).sort()).toEqual(names)
    expect(flips?.map(({ name }) => name).sort()).toEqual(names)
  })

  it('changes nothing when a change refuses', async () => {
    const store = await deployed('1.0.0')
    const before = await store.registry()
    await expect(pointAt(store, energy, '9.9.9')).rejects.toThrow(UnknownVersion)
    const refused = store.switch({ action: 'stop', name: energy, version: '1.0.0' }, () => {
      throw new RegistryConflict()
    })
    await expect(refused).rejects.toThrow(RegistryConflict)
    expect(await place.open().registry()).toEqual(before)
  })

  it('starts a canary, promotes it, goes back, stops another, and demotes', async () => {
    const store = await deployed('1.0.0')
    await publish('1.1.0')
    await startCanary(store, energy, '1.1.0', 10)
    expect(await entry()).toMatchObject({ current: '1.0.0', canary: { version: '1.1.0', percentage: 10 } })
    await promote(store, energy)
    expect(await entry()).toMatchObject({ current: '1.1.0', lastGood: '1.0.0' })
    await rollback(store, energy)
    expect((await entry())?.current).toBe('1.0.0')
    await startCanary(store, energy, '1.1.0', 50)
    await stopCanary(store, energy)
    expect((await entry())?.canary).toBeUndefined()
    await pointAt(store, energy, '1.1.0')
    await demote(store, energy, '1.1.0', 'it failed')
    expect(await entry()).toMatchObject({ current: '1.0.0', demoted: [{ version: '1.1.0' }] })
    const { flips } = await place.open().registry()
    const actions = 'demote deploy stop canary rollback promote canary deploy'
    expect(flips?.map(({ action }) => action).join(' ')).toBe(actions)
  })

  it('knows which hosts run and what they speak, and takes no build that one of them does not understand', async () => {
    const store = place.open()
    const report = { host: 'one-1', shell: { min: 1, max: 1 }, revision: 0, serving: {}, refused: {} }
    await store.report(report)
    await store.report({ ...report, revision: 4, serving: { [energy]: ['1.0.0'] } })
    await store.report({ ...report, host: 'two 2/../2', shell: { min: 2, max: 3 } })
    const known = await place.open().hosts()
    expect(known).toHaveLength(2)
    expect(known).toContainEqual(expect.objectContaining({ host: 'one-1', revision: 4 }))
    const { deployment, folder } = builtVersion(energy, '1.0.0')
    const why = 'mf-energy 1.0.0 was built for shell contract 1; two 2/../2 speaks 2–3'
    await expect(deploy(store, deployment, folder)).rejects.toThrow(why)
    expect(await store.versions(energy)).toEqual([])
    await store.leave('two 2/../2')
    await deploy(store, deployment, folder)
    await store.leave('one-1')
    expect(await store.hosts()).toEqual([])
  })

  it('forgets a version that is removed, whose name is free again then', async () => {
    await publish('1.0.0')
    await place.open().remove(energy, '1.0.0')
    expect(await versions()).toEqual([])
    await expect(place.open().open(energy, '1.0.0')).rejects.toThrow(UnknownVersion)
    await publish('1.0.0')
    await place.open().open(energy, '1.0.0')
  })

  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

  const after = (days: number) => ({ keptDays: 30, now: inDays(days) })
  it('keeps what is served or was replaced under 30 days ago, and removes what is older', async () => {
    const store = await deployed('1.0.0', '1.1.0', '1.2.0', '1.3.0')
    await publish('2.0.0')
    await startCanary(store, energy, '1.1.0', 10)
    await publish('0.1.0') // never served: counts from the first time it is seen so
    const all = await versions()
    expect(await collect(place.open(), { keptDays: 30 })).toEqual([])
    expect(await collect(place.open(), after(29))).toEqual([])
    expect(await versions()).toEqual(all)
    const { current, lastGood, canary } = (await entry()) ?? {}
    const kept = [current, lastGood, canary?.version].sort()
    expect(kept).toEqual(['1.1.0', '1.2.0', '1.3.0'])
    const collected = await collect(place.open(), after(31))
    expect(collected.map(({ version }) => version).sort()).toEqual(['0.1.0', '1.0.0', '2.0.0'])
    expect(await versions()).toEqual(kept)
    expect(await entry()).toMatchObject({ current, lastGood, canary })
    expect((await entry())?.removing).toBeUndefined()
    expect(Object.keys((await entry())?.left ?? {})).toEqual([lastGood])
    await publish('1.0.0') // its name is free again
  })

  it('keeps every version of a name whose current one cannot be read: a host may serve an older one', async () => {
    const store = await deployed('1.0.0', '1.1.0', '1.2.0')
    await rollback(store, energy)
    const all = await versions()
    await place.tamper(energy, '1.1.0', 'browser/entry.js')
    const lines: string[] = []
    const progress = (line: string) => void lines.push(line)
    expect(await collect(place.open(), { ...after(31), progress })).toEqual([])
    expect(await versions()).toEqual(all)
    const why = 'mf-energy 1.1.0: browser/entry.js is not the file that was built'
    expect(lines).toEqual([`nothing of mf-energy is removed: ${why}`])
  })

  it('never removes a version that is switched back to at that moment', async () => {
    await deployed('1.0.0', '1.1.0', '1.2.0')
    const store = place.open()
    const faster = { ...store, switch: switchBackFirst }
    async function switchBackFirst(...call: Parameters<typeof store.switch>) {
      if (call[0].note === 'begins') await pointAt(place.open(), energy, '1.0.0')
      return store.switch(...call)
    }
    const collected = await collect(faster, after(31))
    expect(collected).toEqual([{ name: energy, version: '1.1.0' }]) // not a last good version any more
    expect(await entry()).toMatchObject({ current: '1.0.0', lastGood: '1.2.0' })
    await place.open().open(energy, '1.0.0')
  })

  it('refuses to point at what is being removed, and ends a removal that was interrupted', async () => {
    await deployed('1.0.0', '1.1.0', '1.2.0')
    const store = place.open()
    const dies = { ...store, remove: () => Promise.reject(new Error('the machine died')) }
    await expect(collect(dies, after(31))).rejects.toThrow('the machine died')
    await expect(pointAt(store, energy, '1.0.0')).rejects.toThrow('1.0.0 is being removed')
    await expect(startCanary(store, energy, '1.0.0', 10)).rejects.toThrow('1.0.0 is being removed')
    const collected = await collect(store, after(31))
    expect(collected).toEqual([{ name: energy, version: '1.0.0' }])
    expect((await entry())?.removing).toBeUndefined()
  })
})
