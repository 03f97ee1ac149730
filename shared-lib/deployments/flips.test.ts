import { mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Deployment } from '../src/contract/deployment'
import { deploy, pointAt, rollback } from './flips'
import { openFolderStore, RegistryConflict, VersionExists } from './folder-store'

const temporary = () => mkdtempSync(path.join(tmpdir(), 'qp-deployments-'))

function built(version: string, shell = { min: 1, max: 1 }, change: Partial<Deployment> = {}) {
  const folder = temporary()
  const deployment: Deployment = {
    name: 'mf-energy',
    version,
    commit: 'abc',
    builtAt: '2026-01-01T00:00:00.000Z',
    owner: 'Equipa Energia',
    shell,
    entry: 'entry.js',
    server: 'server/x.cjs',
    routes: [],
    widgets: [],
    leads: [],
    files: [],
    ...change,
  }
  writeFileSync(path.join(folder, 'deployment.json'), JSON.stringify(deployment))
  return { deployment, folder }
}

const publish = (store: ReturnType<typeof openFolderStore>, version: string) => {
  const { deployment, folder } = built(version)
  return deploy(store, deployment, folder)
}

describe('deploying', () => {
  it('points the name at the new version and remembers the one before', () => {
    const store = openFolderStore(temporary())
    publish(store, '1.0.0')
    expect(publish(store, '1.1.0').entries['mf-energy']).toEqual({ current: '1.1.0', lastGood: '1.0.0' })
    expect(store.registry().revision).toBe(2)
  })

  it('refuses to publish a version twice and leaves the first as it was', () => {
    const store = openFolderStore(temporary())
    publish(store, '1.0.0')
    const before = readFileSync(path.join(store.folderOf('mf-energy', '1.0.0'), 'deployment.json'), 'utf8')
    expect(() => publish(store, '1.0.0')).toThrow(VersionExists)
    expect(readFileSync(path.join(store.folderOf('mf-energy', '1.0.0'), 'deployment.json'), 'utf8')).toBe(
      before,
    )
  })

  it('refuses a file that is not the one that was built', () => {
    const store = openFolderStore(temporary())
    const { deployment, folder } = built('1.0.0')
    writeFileSync(path.join(folder, 'a.js'), 'changed')
    const claimed = { ...deployment, files: [{ path: 'a.js', bytes: 7, sha256: 'of something else' }] }
    expect(() => deploy(store, claimed, folder)).toThrow('a.js is not the file that was built')
    expect(store.has('mf-energy', '1.0.0')).toBe(false)
  })

  it('refuses a build for another shell contract', () => {
    const { deployment, folder } = built('1.0.0', { min: 7, max: 9 })
    expect(() => deploy(openFolderStore(temporary()), deployment, folder)).toThrow('shell contract 7–9')
  })

  it('changes nothing while somebody else holds the registry', () => {
    const store = openFolderStore(temporary())
    publish(store, '1.0.0')
    writeFileSync(path.join(store.location, 'registry.json.lock'), '')
    expect(() => store.flip(() => ({}))).toThrow(RegistryConflict)
    expect(store.registry().entries['mf-energy']?.current).toBe('1.0.0')
  })
})

describe('the registry', () => {
  it('is not written when nothing changes', () => {
    const store = openFolderStore(temporary())
    publish(store, '1.0.0')
    expect(pointAt(store, 'mf-energy', '1.0.0').revision).toBe(1)
    expect(store.registry().revision).toBe(1)
  })

  it.each([
    '',
    '{"revision": 3, "ent',
    '{}',
    'null',
    '{"revision":1,"entries":{"mf-a":{}}}',
    '{"revision":1,"entries":{"mf-a":{"current":"../.."}}}',
  ])('that reads %j is refused with the name of its file', (text) => {
    const store = openFolderStore(temporary())
    writeFileSync(path.join(store.location, 'registry.json'), text)
    expect(() => store.registry()).toThrow('registry.json is no')
  })

  it('is free again when a writer died with it', () => {
    const store = openFolderStore(temporary())
    const lock = path.join(store.location, 'registry.json.lock')
    writeFileSync(lock, '')
    utimesSync(lock, 1, 1)
    publish(store, '1.0.0')
    expect(store.registry().revision).toBe(1)
  })
})

describe('what another micro-frontend already serves', () => {
  const route = (at: string) => ({
    path: at,
    widget: 'qp-x' as const,
    layout: 'energy' as const,
    title: '',
    description: '',
  })
  it.each([
    ['a route', { routes: [route('/energia/:passo')] }, { routes: [route('/energia/:step')] }],
    ['a vertical', { leads: ['energy'] }, { leads: ['energy'] }],
  ])('is refused: %s', (_, theirs, ours) => {
    const store = openFolderStore(temporary())
    const first = built('1.0.0', undefined, theirs)
    deploy(store, first.deployment, first.folder)
    const second = built('1.0.0', undefined, { name: 'mf-other', ...ours })
    expect(() => deploy(store, second.deployment, second.folder)).toThrow('which mf-energy already serves')
    expect(store.registry().entries['mf-other']).toBeUndefined()
    expect(store.has('mf-other', '1.0.0')).toBe(false)
  })
})

describe('rolling back', () => {
  it('returns to the last good version, once', () => {
    const store = openFolderStore(temporary())
    publish(store, '1.0.0')
    publish(store, '1.1.0')
    expect(rollback(store, 'mf-energy').entries['mf-energy']).toEqual({ current: '1.0.0' })
    expect(() => rollback(store, 'mf-energy')).toThrow('no last good version: name one of 1.0.0, 1.1.0')
  })

  it('refuses names and versions it does not know', () => {
    const store = openFolderStore(temporary())
    expect(() => rollback(store, 'mf-energy')).toThrow('never deployed')
    publish(store, '1.0.0')
    expect(() => rollback(store, 'mf-energy', '9.9.9')).toThrow('9.9.9 was never published')
    expect(() => rollback(store, 'mf-energy', '1.0.0')).toThrow('already on 1.0.0')
  })
})
