import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { RouteDefinition } from 'shared-lib/contract/define-micro-frontend'
import { pointAt } from 'shared-lib/deployments/flips'
import { type DeploymentStore, openFolderStore } from 'shared-lib/deployments/folder-store'
import { calculatorsOf } from '../calculators/deployed-calculators'
import { echo, publish } from '../server/testing/test-site'
import { followDeployments } from './snapshot'

const temporary = () => mkdtempSync(path.join(tmpdir(), 'qp-snapshot-'))
const deployed = (store: DeploymentStore, version: string) =>
  publish(store, 'mf-a', version, { code: echo, tags: ['qp-a'] })

let stop = () => {}
afterEach(() => stop())

function follow(store: DeploymentStore) {
  const report = jest.fn()
  const onFlip = jest.fn()
  const followed = followDeployments(store, report, onFlip, 60_000)
  stop = followed.stop
  const problems = () => report.mock.calls.map(([{ remote, cause }]) => `${remote}: ${cause.message}`)
  return { ...followed, problems, onFlip, versionOf: () => followed.current().remotes.get('mf-a')?.version }
}

it.each([
  ['cut short', (file: string) => writeFileSync(file, '{"revision": 9, "ent'), 'is no JSON'],
  ['no registry', (file: string) => writeFileSync(file, '{"revision": 9}'), 'is no registry'],
  ['gone', (file: string) => rmSync(file), 'the registry is gone'],
])('goes on with what it had while the registry is %s, and tells it once', (_, breakFile, problem) => {
  const store = openFolderStore(temporary())
  deployed(store, '1.0.0')
  const { look, versionOf, problems } = follow(store)
  breakFile(path.join(store.location, 'registry.json'))
  look()
  look()
  expect(versionOf()).toBe('1.0.0')
  expect(problems()).toEqual([expect.stringContaining(problem)])
})

it('starts with the last good version when the current one cannot be read', () => {
  const store = openFolderStore(temporary())
  deployed(store, '1.0.0')
  deployed(store, '2.0.0')
  rmSync(store.folderOf('mf-a', '2.0.0'), { recursive: true })
  expect(follow(store).versionOf()).toBe('1.0.0')
})

it('serves a version as soon as its files have come, after the flip that named it', () => {
  const store = openFolderStore(temporary())
  deployed(store, '1.0.0')
  const { look, versionOf, problems, onFlip } = follow(store)
  deployed(store, '2.0.0')
  const folder = store.folderOf('mf-a', '2.0.0')
  renameSync(folder, `${folder}.elsewhere`)
  look()
  look()
  expect(versionOf()).toBe('1.0.0')
  expect(problems()).toHaveLength(1)
  renameSync(`${folder}.elsewhere`, folder)
  look()
  expect(versionOf()).toBe('2.0.0')
  expect(onFlip).toHaveBeenCalledTimes(1)
})

it('leaves what two declare to the one that had it first, and tells who lost', () => {
  const store = openFolderStore(temporary())
  const routes: RouteDefinition[] = [
    { path: '/x/:a', widget: 'qp-a', layout: 'energy', title: '', description: '' },
  ]
  const calculators = { sum: { title: '', description: '', input: {}, output: {}, examples: [] } }
  publish(store, 'mf-b', '1.0.0', { code: echo, tags: ['qp-a'], routes, calculators })
  const other = openFolderStore(temporary())
  publish(other, 'mf-a', '1.0.0', { code: echo, tags: ['qp-a', 'qp-c'], routes, calculators })
  store.publish(other.deployment('mf-a', '1.0.0'), other.folderOf('mf-a', '1.0.0'))
  expect(() => pointAt(store, 'mf-a', '1.0.0')).toThrow('declares the tag qp-a, which mf-b already serves')
  store.flip(({ entries }) => ({ ...entries, 'mf-a': { current: '1.0.0' } }))
  const { current, problems } = follow(store)
  expect(current().widgets.get('qp-a')?.remote.name).toBe('mf-b')
  expect(current().widgets.get('qp-c')?.remote.name).toBe('mf-a')
  expect(current().routes.map(({ remote }) => remote.name)).toEqual(['mf-b'])
  expect(calculatorsOf(current()).get('sum')?.remote.name).toBe('mf-b')
  expect(problems()).toEqual([
    'mf-a: the tag qp-a is left to mf-b, which had it first',
    'mf-a: the route /x/:… is left to mf-b, which had it first',
    'mf-a: the calculator sum is left to mf-b, which had it first',
  ])
})
