import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { RouteDefinition } from 'shared-lib/contract/define-micro-frontend'
import type { DeploymentStore } from 'shared-lib/deployments/deployment-store'
import { openFolderStore } from 'shared-lib/deployments/folder-store'
import { pointAt } from 'shared-lib/deployments/switches'
import { calculatorsOf } from '../../api/calculators/deployed-calculators'
import { temporary } from '../../server/testing/temporary'
import { byHand, echo, publish, publishUnchecked, routeAt } from '../../server/testing/test-deployments'
import { followDeployments } from './follow-deployments'

const deployed = (store: DeploymentStore, version: string) =>
  publish(store, 'mf-a', version, { code: echo, tags: ['qp-a'] })
const route = (path: string, widget: RouteDefinition['widget'] = 'qp-a') => routeAt(path, { widget })
/** A store where a first version is deployed. */
async function started() {
  const store = openFolderStore(temporary('snapshot'))
  await deployed(store, '1.0.0')
  return store
}

let stop = () => {}
afterEach(() => stop())

async function follow(store: DeploymentStore, patienceMs?: number) {
  const report = jest.fn()
  const onSwitch = jest.fn()
  const followed = await followDeployments(store, report, onSwitch, 60_000, patienceMs)
  stop = followed.stop
  const problems = () => report.mock.calls.map(([{ remote, cause }]) => `${remote}: ${cause.message}`)
  return { ...followed, problems, onSwitch, versionOf: () => followed.current().remotes.get('mf-a')?.version }
}

it.each([
  ['cut short', (file: string) => writeFileSync(file, '{"revision": 9, "ent'), 'is no JSON'],
  ['no registry', (file: string) => writeFileSync(file, '{"revision": 9}'), 'is no registry'],
  ['gone', (file: string) => rmSync(file), 'the registry is gone'],
])('keeps what it had while the registry is %s, and reports it once', async (_, breakFile, problem) => {
  const store = await started()
  const { look, versionOf, problems } = await follow(store)
  breakFile(path.join(store.location, 'registry.json'))
  await look()
  await look()
  expect(versionOf()).toBe('1.0.0')
  expect(problems()).toEqual([expect.stringContaining(problem)])
})

it('starts from the last whole copy of a registry that is cut short, reports it, and follows it once it is whole', async () => {
  const store = await started()
  const file = path.join(store.location, 'registry.json')
  const whole = readFileSync(file, 'utf8')
  writeFileSync(file, whole.slice(0, 40))
  const { look, versionOf, problems } = await follow(store)
  expect(versionOf()).toBe('1.0.0')
  expect(problems()).toEqual([expect.stringContaining('registry.json is no JSON')])
  writeFileSync(file, whole)
  await deployed(store, '2.0.0')
  await look()
  expect(versionOf()).toBe('2.0.0')
})

it('does not start where neither the registry nor a copy can be read', async () => {
  const store = await started()
  const file = path.join(store.location, 'registry.json')
  for (const one of [file, `${file}.copy`]) writeFileSync(one, '{')
  await expect(follow(store)).rejects.toThrow('registry.json is no JSON')
})

it('never shows a version whose file is not the one that was built, and names the file', async () => {
  const store = await started()
  const { look, versionOf, problems } = await follow(store)
  await deployed(store, '2.0.0')
  writeFileSync(path.join(store.location, 'mf-a/2.0.0/server.cjs'), 'exports.render = evil')
  await look()
  expect(versionOf()).toBe('1.0.0')
  expect(problems()).toEqual(['mf-a: mf-a 2.0.0: server.cjs is not the file that was built'])
})

it('does not serve a version that declares an address which pages must not print', async () => {
  const store = await started()
  const script = route('javascript:alert(1)')
  await publishUnchecked(store, 'mf-a', '2.0.0', { code: echo, tags: ['qp-a'], routes: [script] })
  const entry = { current: '2.0.0', lastGood: '1.0.0' }
  await store.switch({ ...byHand, name: 'mf-a' }, ({ entries }) => ({ ...entries, 'mf-a': entry }))
  const { versionOf, problems } = await follow(store)
  expect(versionOf()).toBe('1.0.0')
  const why = 'route "javascript:alert(1)" is not a path of plain segments'
  expect(problems()).toEqual([`mf-a: mf-a 2.0.0: ${why}`])
})

it('reports to deployers what it speaks, serves and refuses, and that it ends', async () => {
  const folder = await started()
  const reports: object[] = []
  let leave = (_: string) => {}
  const left = new Promise<string>((resolve) => {
    leave = resolve
  })
  const { look, stop: end } = await follow({
    ...folder,
    report: async (report) => void reports.push(report),
    leave: async (host) => leave(host),
  })
  await look() // nothing new
  await deployed(folder, '2.0.0')
  writeFileSync(path.join(folder.location, 'mf-a/2.0.0/server.cjs'), 'exports.render = evil')
  await look()
  end()
  const report = { host: await left, shell: { min: 1, max: 1 }, serving: { 'mf-a': ['1.0.0'] } }
  const why = 'mf-a 2.0.0: server.cjs is not the file that was built'
  expect(reports).toEqual([
    { ...report, revision: 1, refused: {} },
    { ...report, revision: 2, refused: { 'mf-a': why } },
  ])
})

it('does not let one that is slow to come keep the others waiting', async () => {
  const folder = await started()
  await publish(folder, 'mf-b', '1.0.0', { code: echo, tags: ['qp-b'] })
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const store: DeploymentStore = {
    ...folder,
    open: async (name, version) => {
      if (version === '2.0.0' && name === 'mf-a') await arrived
      return folder.open(name, version)
    },
  }
  const { look, versionOf, problems, current } = await follow(store, 20)
  await deployed(folder, '2.0.0')
  await publish(folder, 'mf-b', '2.0.0', { code: echo, tags: ['qp-b'] })
  await folder.open('mf-b', '2.0.0') // remembered: at once, also on a busy machine
  await look()
  expect(versionOf()).toBe('1.0.0')
  expect(current().remotes.get('mf-b')?.version).toBe('2.0.0')
  expect(problems()).toEqual(['mf-a: the files of mf-a 2.0.0 are still on their way'])
  arrive()
  await look()
  expect(versionOf()).toBe('2.0.0')
})

it('leaves addresses of the host, of legal pages and of others to their owners, and names both', async () => {
  const store = openFolderStore(temporary('snapshot'))
  const first = [route('/seguros/simular/:step', 'qp-b')]
  const paths = ['/', '/blog', '/politica-privacidade', '/seguros/simular/oferta', '/sua']
  const second = paths.map((at) => route(at))
  await publish(store, 'mf-b', '1.0.0', { code: echo, tags: ['qp-b'], routes: first })
  await publishUnchecked(store, 'mf-a', '1.0.0', { code: echo, tags: ['qp-a'], routes: second })
  await store.switch(byHand, ({ entries }) => ({ ...entries, 'mf-a': { current: '1.0.0' } }))
  const { current, problems } = await follow(store)
  expect(current().routes.map(({ path: at }) => at)).toEqual(['/seguros/simular/:step', '/sua'])
  expect(problems()).toEqual([
    'mf-a: the route / of mf-a is left to the host at /',
    'mf-a: the route /blog of mf-a is left to the host at /blog',
    'mf-a: the route /politica-privacidade of mf-a is left to a story at /politica-privacidade',
    'mf-a: the route /seguros/simular/oferta of mf-a is left to mf-b, which has /seguros/simular/:step',
  ])
})

it('leaves what two declare to the one that had it first, and names the one that lost', async () => {
  const store = openFolderStore(temporary('snapshot'))
  const routes = [route('/x/:a')]
  const calculators = { sum: { title: '', description: '', input: {}, output: {}, examples: [] } }
  await publish(store, 'mf-b', '1.0.0', { code: echo, tags: ['qp-a'], routes, calculators })
  const other = openFolderStore(temporary('snapshot'))
  await publish(other, 'mf-a', '1.0.0', { code: echo, tags: ['qp-a', 'qp-c'], routes, calculators })
  await store.publish(await other.deployment('mf-a', '1.0.0'), await other.open('mf-a', '1.0.0'))
  const served = 'declares the tag qp-a, which mf-b already serves'
  await expect(pointAt(store, 'mf-a', '1.0.0')).rejects.toThrow(served)
  await store.switch(byHand, ({ entries }) => ({ ...entries, 'mf-a': { current: '1.0.0' } }))
  const { current, problems } = await follow(store)
  expect(current().widgets.get('qp-a')?.remote.name).toBe('mf-b')
  expect(current().widgets.get('qp-c')?.remote.name).toBe('mf-a')
  expect(current().routes.map(({ remote }) => remote.name)).toEqual(['mf-b'])
  expect(calculatorsOf(current()).get('sum')?.remote.name).toBe('mf-b')
  const lost = (what: string) => `mf-a: the ${what} is left to mf-b, which had it first`
  expect(problems()).toEqual(['tag qp-a', 'route /x/:…', 'calculator sum'].map(lost))
})
