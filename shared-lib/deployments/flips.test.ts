import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Deployment } from '../src/contract/deployment'
import { deploy, rollback } from './flips'
import { openFolderStore, RegistryConflict, VersionExists } from './folder-store'

const temporary = () => mkdtempSync(path.join(tmpdir(), 'qp-deployments-'))

function built(version: string, shell = { min: 1, max: 1 }) {
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
