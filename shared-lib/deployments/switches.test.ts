import { mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Deployment } from '../src/contract/deployment'
import { sampleDeployment, sampleWidget } from '../testing/sample-deployment'
import { type DeploymentStore, RegistryConflict, VersionExists } from './deployment-store'
import { openFolderStore } from './folder-store'
import { demote, deploy, pointAt, promote, rollback, startCanary, stopCanary } from './switches'

const name = 'mf-energy'
const temporary = () => mkdtempSync(path.join(tmpdir(), 'qp-deployments-'))

function built(version: string, change: Partial<Deployment> = {}) {
  const folder = temporary()
  const deployment = sampleDeployment({ name, version, ...change })
  writeFileSync(path.join(folder, 'deployment.json'), JSON.stringify(deployment))
  return [deployment, folder] as const
}

const publish = (store: DeploymentStore, version: string) => deploy(store, ...built(version))

/** A store to which these versions were deployed, one after the other. */
async function deployed(...versions: readonly string[]) {
  const store = openFolderStore(temporary())
  for (const version of versions) await publish(store, version)
  return store
}
const energy = async (store: DeploymentStore) => (await store.registry()).entries[name]
const route = (at: string) =>
  ({ path: at, widget: 'qp-x', layout: 'energy', title: '', description: '' }) as const

describe('deploying', () => {
  it('points the name at the new version and remembers the one before', async () => {
    const store = await deployed('1.0.0', '1.1.0')
    expect(await energy(store)).toMatchObject({ current: '1.1.0', lastGood: '1.0.0' })
    expect((await store.registry()).revision).toBe(2)
  })

  it('refuses to publish a version twice and leaves the first as it was', async () => {
    const store = await deployed('1.0.0')
    const before = readFileSync(path.join(store.location, 'mf-energy/1.0.0/deployment.json'), 'utf8')
    await expect(publish(store, '1.0.0')).rejects.toThrow(VersionExists)
    expect(readFileSync(path.join(store.location, 'mf-energy/1.0.0/deployment.json'), 'utf8')).toBe(before)
  })

  it('refuses a file that is not the one that was built', async () => {
    const store = openFolderStore(temporary())
    const [deployment, folder] = built('1.0.0')
    writeFileSync(path.join(folder, 'a.js'), 'changed')
    const claimed = { ...deployment, files: [{ path: 'a.js', bytes: 7, sha256: 'of something else' }] }
    await expect(deploy(store, claimed, folder)).rejects.toThrow('a.js is not the file that was built')
    expect(await store.has(name, '1.0.0')).toBe(false)
  })

  it.each([
    [{ files: [{ path: '../elsewhere.js', bytes: 0, sha256: '' }] }, 'leads out of its version'],
    [{ files: [{ path: '/etc/hostname', bytes: 0, sha256: '' }] }, 'leads out of its version'],
    [{ version: '../9.9.9' }, 'cannot be a folder'],
    [{ name: 'mf-../../x' as const }, 'cannot be a folder'],
  ])('refuses what would lead elsewhere: %j', async (change, problem) => {
    const store = openFolderStore(temporary())
    await expect(store.publish(...built('1.0.0', change))).rejects.toThrow(problem)
  })

  it.each([
    [{ entry: 'https://evil.example/x.js' }, 'mf-energy 1.0.0: entry "https://evil.example/x.js"'],
    [
      { widgets: [sampleWidget({ placeholder: { text: '', linkText: '', href: 'javascript:alert(1)' } })] },
      'placeholder.href "javascript:alert(1)" is not a path',
    ],
  ])('refuses an address that pages must not print: %j', async (change, problem) => {
    const store = openFolderStore(temporary())
    const [deployment, folder] = built('1.0.0', change)
    await expect(deploy(store, deployment, folder)).rejects.toThrow(problem)
    expect(await store.has(name, '1.0.0')).toBe(false)
    await store.publish(deployment, folder)
    await expect(pointAt(store, name, '1.0.0')).rejects.toThrow(problem)
  })

  it('refuses a build for another shell contract', async () => {
    const given = deploy(openFolderStore(temporary()), ...built('1.0.0', { shell: { min: 7, max: 9 } }))
    await expect(given).rejects.toThrow('shell contract 7–9')
  })

  it('changes nothing while another process holds the registry', async () => {
    const store = await deployed('1.0.0')
    await store.publish(...built('1.1.0'))
    writeFileSync(path.join(store.location, 'registry.json.lock'), '')
    await expect(pointAt(store, name, '1.1.0')).rejects.toThrow(RegistryConflict)
    expect((await energy(store))?.current).toBe('1.0.0')
  })
})

describe('the registry', () => {
  it('is not written when nothing changes', async () => {
    const store = await deployed('1.0.0')
    expect((await pointAt(store, name, '1.0.0')).revision).toBe(1)
    expect((await store.registry()).revision).toBe(1)
  })

  it.each([
    '',
    '{"revision": 3, "ent',
    '{}',
    'null',
    '{"revision":1,"entries":{"mf-a":{}}}',
    '{"revision":1,"entries":{"mf-a":{"current":"../.."}}}',
  ])('that reads %j is refused with the name of its file', async (text) => {
    const store = openFolderStore(temporary())
    writeFileSync(path.join(store.location, 'registry.json'), text)
    await expect(store.registry()).rejects.toThrow('registry.json is no')
  })

  it('is free again when a writer died with it', async () => {
    const store = openFolderStore(temporary())
    const lock = path.join(store.location, 'registry.json.lock')
    writeFileSync(lock, '')
    utimesSync(lock, 1, 1)
    await publish(store, '1.0.0')
    expect((await store.registry()).revision).toBe(1)
  })
})

describe('what another micro-frontend already serves', () => {
  const at = (address: string) => ({ routes: [route(address)] })
  it.each<[string, Partial<Deployment>, Partial<Deployment>]>([
    ['a route', at('/energia/:passo'), at('/energia/:step')],
    ['an address of a parameter', at('/energia/:step'), at('/energia/nova')],
    ['a parameter over an address', at('/energia/nova'), at('/energia/:passo')],
    ['a vertical', { leads: ['energy'] }, { leads: ['energy'] }],
  ])('is refused: %s', async (_, theirs, ours) => {
    const store = openFolderStore(temporary())
    await deploy(store, ...built('1.0.0', theirs))
    const other = deploy(store, ...built('1.0.0', { name: 'mf-other', ...ours }))
    await expect(other).rejects.toThrow('which mf-energy already serves')
    expect((await store.registry()).entries['mf-other']).toBeUndefined()
    expect(await store.has('mf-other', '1.0.0')).toBe(false)
  })
})

describe('an address of the site', () => {
  it.each([
    ['/', 'which belongs to the host at /'],
    ['/blog', 'which belongs to the host at /blog'],
    ['/:secao', 'which belongs to the host at /blog'],
    ['/api/leads', 'which belongs to the host at /api/*'],
    ['/politica-privacidade', 'which belongs to a story at /politica-privacidade'],
  ])('is refused: %s', async (at, problem) => {
    const store = openFolderStore(temporary())
    const [deployment, folder] = built('1.0.0', { routes: [route(at)] })
    await expect(deploy(store, deployment, folder)).rejects.toThrow(
      `mf-energy 1.0.0 declares the route ${at}, ${problem}`,
    )
    await store.publish(deployment, folder)
    await expect(pointAt(store, name, '1.0.0')).rejects.toThrow(problem)
  })
})

describe('rolling back', () => {
  it('returns to the last good version, once', async () => {
    const store = await deployed('1.0.0', '1.1.0')
    await rollback(store, name)
    expect(await energy(store)).toEqual({ current: '1.0.0', left: { '1.1.0': expect.any(String) } })
    await expect(rollback(store, name)).rejects.toThrow('no last good version: name one of 1.0.0, 1.1.0')
  })

  it('refuses names and versions it does not know', async () => {
    const store = openFolderStore(temporary())
    await expect(rollback(store, name)).rejects.toThrow('never deployed')
    await publish(store, '1.0.0')
    await expect(rollback(store, name, '9.9.9')).rejects.toThrow('9.9.9 was never published')
    await expect(rollback(store, name, '1.0.0')).rejects.toThrow('already on 1.0.0')
  })
})

describe('a canary', () => {
  async function twoVersions() {
    const store = await deployed('1.0.0')
    await store.publish(...built('1.1.0'))
    return store
  }

  it('goes to some visitors while the others stay, and keeps its beginning when it grows', async () => {
    const store = await twoVersions()
    await startCanary(store, name, '1.1.0', 10)
    const since = (await energy(store))?.canary?.since
    expect(await energy(store)).toEqual({
      current: '1.0.0',
      canary: { version: '1.1.0', percentage: 10, since: expect.stringMatching(/^20\d\d-.*Z$/) },
    })
    await startCanary(store, name, '1.1.0', 50)
    expect((await energy(store))?.canary).toEqual({ version: '1.1.0', percentage: 50, since })
  })

  it('is promoted: everybody gets it, and what was served is the last good one', async () => {
    const store = await twoVersions()
    await startCanary(store, name, '1.1.0', 10)
    await promote(store, name)
    const left = { '1.0.0': expect.any(String) }
    expect(await energy(store)).toEqual({ current: '1.1.0', lastGood: '1.0.0', left })
    await expect(promote(store, name)).rejects.toThrow('mf-energy has no canary')
  })

  it('is stopped: everybody is back, and since when it is out is written down', async () => {
    const store = await twoVersions()
    await startCanary(store, name, '1.1.0', 10)
    await stopCanary(store, name)
    expect(await energy(store)).toEqual({ current: '1.0.0', left: { '1.1.0': expect.any(String) } })
    await expect(stopCanary(store, name)).rejects.toThrow('mf-energy has no canary')
  })

  it.each([0, 100, -1, Number.NaN])('is refused at %p percent', async (percentage) => {
    const store = await twoVersions()
    await expect(startCanary(store, name, '1.1.0', percentage)).rejects.toThrow('no percentage')
  })

  it('is refused where it makes no sense', async () => {
    const store = await twoVersions()
    await expect(startCanary(store, 'mf-other', '1.1.0', 10)).rejects.toThrow('never deployed')
    await expect(startCanary(store, name, '1.0.0', 10)).rejects.toThrow('already served to everybody')
    await expect(startCanary(store, name, '9.9.9', 10)).rejects.toThrow('was never published')
    await startCanary(store, name, '1.1.0', 10)
    await expect(startCanary(store, name, '1.2.0', 10)).rejects.toThrow('1.1.0 is the canary now')
  })

  it('ends with a rollback and with a deployment: everybody gets that', async () => {
    const store = await twoVersions()
    await startCanary(store, name, '1.1.0', 10)
    await publish(store, '1.2.0')
    expect(await energy(store)).toMatchObject({ current: '1.2.0', lastGood: '1.0.0' })
    expect((await energy(store))?.canary).toBeUndefined()
    await startCanary(store, name, '1.1.0', 10)
    await rollback(store, name)
    expect((await energy(store))?.canary).toBeUndefined()
  })

  it('has what it declares to itself while it runs', async () => {
    const store = await twoVersions()
    await store.publish(...built('1.2.0', { leads: ['energy'] }))
    await startCanary(store, name, '1.2.0', 10)
    const other = deploy(store, ...built('1.0.0', { name: 'mf-other', leads: ['energy'] }))
    await expect(other).rejects.toThrow('which mf-energy already serves')
  })
})

describe('a version that the host takes out of service', () => {
  const reason = 'it failed 12 of 20 times'
  const twoDeployed = () => deployed('1.0.0', '1.1.0')

  it('gives way to the last good one, once, however many hosts say so', async () => {
    const store = await twoDeployed()
    await Promise.all([1, 2, 3].map(() => demote(store, name, '1.1.0', reason)))
    const { entries, flips } = await store.registry()
    const demoted = [{ version: '1.1.0', reason, at: expect.any(String) }]
    expect(entries['mf-energy']).toMatchObject({ current: '1.0.0', demoted })
    expect(flips?.filter(({ action }) => action === 'demote')).toEqual([
      expect.objectContaining({ by: 'host', version: '1.1.0', note: reason }),
    ])
  })

  it('ends as a canary, and leaves everybody else where they are', async () => {
    const store = await twoDeployed()
    await startCanary(store, name, '1.0.0', 10)
    const { entries } = await demote(store, name, '1.0.0', reason)
    expect(entries['mf-energy']).toMatchObject({ current: '1.1.0', demoted: [{ version: '1.0.0' }] })
    expect(entries['mf-energy']?.canary).toBeUndefined()
  })

  it('stays when there is nothing to go back to', async () => {
    const store = await deployed('1.0.0')
    await expect(demote(store, name, '1.0.0', reason)).rejects.toThrow('no last good version')
  })

  it('counts as demoted no longer when a person points at it again', async () => {
    const store = await twoDeployed()
    await demote(store, name, '1.1.0', reason)
    await pointAt(store, name, '1.1.0')
    expect((await energy(store))?.demoted).toBeUndefined()
  })
})

describe('the history', () => {
  it('lists who did what, newest first, and no more than a hundred times', async () => {
    const store = await deployed('1.0.0', '1.1.0')
    await rollback(store, name, undefined, { by: 'Ana', note: 'slow' })
    const { flips } = await store.registry()
    const acts = flips?.map(({ action, version }) => `${action} ${version}`)
    expect(acts).toEqual(['rollback 1.0.0', 'deploy 1.1.0', 'deploy 1.0.0'])
    expect(flips?.[0]).toMatchObject({ by: 'Ana', note: 'slow', name: 'mf-energy' })
    expect(flips?.[1]?.by).toMatch(/\S/)
    for (let turn = 0; turn < 101; turn++)
      await pointAt(store, name, turn % 2 ? '1.0.0' : '1.1.0', { by: 'Ana' })
    expect((await store.registry()).flips).toHaveLength(100)
  })
})
