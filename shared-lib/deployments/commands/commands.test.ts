import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { DeployedWidget } from '../../src/contract/deployment'
import { sampleDeployment, sampleWidget } from '../../testing/sample-deployment'
import { openFolderStore } from '../folder-store'
import { pointAt, startCanary } from '../switches'
import { canary } from './canary'
import { percentageOf } from './command'
import { confirmServed } from './confirm-served'
import { deployOptions } from './deploy-options'
import { showDeployments } from './deployments'
import { goBack } from './rollback'
import cases from './testing/commands.json'

const name = 'mf-energy'
const before = { ...process.env }
const log = jest.fn()
const table = jest.fn()
beforeAll(() => {
  jest.spyOn(console, 'log').mockImplementation(log)
  jest.spyOn(console, 'table').mockImplementation(table)
})
afterEach(() => {
  process.env = { ...before }
})
afterAll(() => jest.restoreAllMocks())

/** A tag that stories hold: the guides of the repository have it. */
const offers = sampleWidget({ tag: 'qp-energy-offers' })

/** Three published versions, the first of which is served, in the store that the commands open. */
async function shop(widgetsOf: (version: string) => readonly DeployedWidget[] = () => []) {
  const store = openFolderStore(mkdtempSync(path.join(tmpdir(), 'qp-commands-')))
  Object.assign(process.env, { DEPLOYMENTS_URL: store.location, DEPLOYED_BY: 'Ana Sousa' })
  for (const version of ['1.0.0+aa', '1.1.0+bb', '1.1.0+bc']) {
    const folder = mkdtempSync(path.join(tmpdir(), 'qp-built-'))
    const about = { commit: 'abcdef0123', builtAt: '2026-11-01T10:00:00.000Z', owner: 'Equipa Energia' }
    const deployment = sampleDeployment({ name, version, ...about, widgets: widgetsOf(version) })
    writeFileSync(path.join(folder, 'deployment.json'), JSON.stringify(deployment))
    await store.publish(deployment, folder)
  }
  await pointAt(store, name, '1.0.0+aa')
  return store
}

/** Output of a command: its lines, and the rows of its tables. */
async function outputOf(work: Promise<unknown>) {
  log.mockClear()
  table.mockClear()
  await work
  return {
    text: log.mock.calls.map(([line]) => String(line)).join('\n'),
    tables: table.mock.calls.map(([rows]) => rows),
  }
}

const textOf = async (work: Promise<unknown>) => (await outputOf(work)).text

it('a canary is given, grown, promoted, rolled back; the table shows who did it', async () => {
  const store = await shop()
  await expect(canary([name, '1.1.0', '10'])).rejects.toThrow('1.1.0 could be 1.1.0+bb or 1.1.0+bc')
  const given = await textOf(canary([name, '1.1.0+bb', '10']))
  expect(given).toContain('mf-energy 1.1.0+bb goes to 10 % of the visitors')
  expect(await textOf(canary([name, '25%']))).toContain('goes to 25 % of the visitors')
  expect((await outputOf(showDeployments())).tables[0]).toEqual([
    expect.objectContaining({ version: '1.0.0+aa', role: 'current', by: 'Ana Sousa' }),
    expect.objectContaining({ version: '1.1.0+bb', role: 'canary 25 %', owner: 'Equipa Energia' }),
    expect.objectContaining({ version: '1.1.0+bc', role: '', by: '', since: '' }),
  ])
  expect(await textOf(canary([name, '100']))).toContain('goes to everybody')
  expect((await store.registry()).entries[name]).toMatchObject({ current: '1.1.0+bb', lastGood: '1.0.0+aa' })
  const back = await textOf(goBack([name, '--note', 'a wrong price']))
  expect(back).toContain('mf-energy is back on 1.0.0+aa')
  await canary([name, '1.1.0+bc', '0.5'])
  expect(await textOf(goBack([name, '1.1.0+bb']))).toContain('its canary 1.1.0+bc ended with it')
  await canary([name, '1.1.0+bc', '100'])
  const [, , flips] = (await outputOf(showDeployments())).tables
  const told = flips.map((one: Record<string, string>) => `${one.action} ${one.version} ${one.note}`.trim())
  expect(told).toEqual([
    ...['deploy 1.1.0+bc', 'rollback 1.1.0+bb', 'canary 1.1.0+bc 0.5 %', 'rollback 1.0.0+aa a wrong price'],
    ...['promote 1.1.0+bb', 'canary 1.1.0+bb 25 %', 'canary 1.1.0+bb 10 %', 'deploy 1.0.0+aa'],
  ])
})

it.each(['10', '100'])(
  'a version that takes a tag from stories is refused to %s %% of the visitors',
  async (share) => {
    const store = await shop((version) => (version === '1.1.0+bc' ? [] : [offers]))
    const before = (await store.registry()).entries[name]
    const given = canary([name, '1.1.0+bc', share])
    await expect(given).rejects.toThrow(/qp-energy-offers is gone; used in .*guias\/bi-horario-e-tri-horario/)
    const free = 'To go back to a version is free: npm run rollback -- mf-energy 1.1.0+bc'
    await expect(given).rejects.toThrow(free)
    expect((await store.registry()).entries[name]).toEqual(before)
    await goBack([name, '1.1.0+bc'])
    expect((await store.registry()).entries[name]?.current).toBe('1.1.0+bc')
  },
)

it('a running canary without a tag that stories hold by now is neither grown nor promoted', async () => {
  const store = await shop((version) => (version === '1.1.0+bc' ? [] : [offers]))
  await startCanary(store, name, '1.1.0+bc', 10)
  await expect(canary([name, '100'])).rejects.toThrow('qp-energy-offers is gone; used in')
  await expect(canary([name, '50'])).rejects.toThrow('qp-energy-offers is gone; used in')
  await canary([name, 'stop'])
  expect((await store.registry()).entries[name]?.current).toBe('1.0.0+aa')
})

it('a canary shows its numbers next to those of the version of the others, and is stopped', async () => {
  await shop()
  const asked: (string | undefined)[] = []
  const row = { remote: name, loadFailures: 0, fallbacks: 0, inpSamples: 9, clsP75: null }
  const versions = [
    { ...row, version: '1.0.0+aa', views: 900, errors: 9, inpP75Ms: 93.7, lcpP75Ms: 1200 },
    { ...row, version: '1.1.0+bb', views: 100, errors: 4, inpP75Ms: null, lcpP75Ms: null },
  ]
  let status = 200
  const host = createServer((request, reply) => {
    asked.push(request.url, request.headers.authorization)
    reply.statusCode = status
    reply.end(JSON.stringify({ since: '', versions }))
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const site = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
  Object.assign(process.env, { SITE_URL: `${site}/`, METRICS_TOKEN: 'segredo' })
  await canary([name, '1.1.0+bb', '10'])
  const seen = await outputOf(canary([name]))
  expect(seen.text).toContain('mf-energy 1.1.0+bb goes to 10 % of the visitors since 20')
  const known = { visitors: '90 %', 'page views': 900, errors: 9, 'error rate': '1.0 %' }
  expect(seen.tables[0]).toEqual([
    { version: '1.0.0+aa', ...known, 'INP p75': '94 ms', 'LCP p75': '1200 ms' },
    expect.objectContaining({ version: '1.1.0+bb', 'error rate': '4.0 %', 'INP p75': 'unknown' }),
  ])
  const { since } =
    (await openFolderStore(process.env.DEPLOYMENTS_URL ?? '').registry()).entries[name]?.canary ?? {}
  expect(asked).toEqual([`/api/versions?since=${since}`, 'Bearer segredo'])
  status = 404
  await expect(canary([name])).rejects.toThrow(`${site} shows its numbers to its METRICS_TOKEN alone`)
  status = 503
  await expect(canary([name])).rejects.toThrow(`${site} has no numbers now (503)`)
  await new Promise((resolve) => host.close(resolve))
  await expect(canary([name])).rejects.toThrow(`no host answers at ${site}: say where one is with SITE_URL`)
  const stopped = 'mf-energy 1.1.0+bb is stopped: everybody is back on 1.0.0+aa'
  expect(await textOf(canary([name, 'stop']))).toBe(stopped)
})

it.each([
  [canary, [], 'say which micro-frontend'],
  [canary, [name, '1.1.0+bb', '0'], 'say it like this'],
  [canary, [name, '1.1.0+bb', '101'], 'say it like this'],
  [canary, [name, '1.1.0+bb', '10', '20'], 'say it like this'],
  [canary, [name, '9.9.9', '10'], 'mf-energy 9.9.9 was never published (published: 1.0.0+aa, 1.1.0+bb'],
  [canary, [name, '10'], 'mf-energy has no canary: say which version'],
  [canary, [name, 'stop'], 'mf-energy has no canary'],
  [canary, ['mf-nova', '1.0.0', '10'], 'mf-nova was never deployed: npm run deploy -- mf-nova'],
  [canary, [name, '1.0.0+aa', '10'], '1.0.0+aa is already served to everybody'],
  [goBack, [], 'say which micro-frontend'],
  [goBack, ['energy'], 'say which micro-frontend'],
  [goBack, [name, '1.0.0', '1.1.0'], 'say which micro-frontend'],
  [goBack, [name, '--reason', 'x'], 'say it like this: npm run rollback'],
  [async (words: string[]) => deployOptions(words), [name, '--canary'], 'say it like this: npm run deploy'],
  [goBack, [name], 'mf-energy has no last good version: name one of 1.0.0+aa, 1.1.0+bb, 1.1.0+bc'],
  [goBack, [name, '1.0.0'], 'already on 1.0.0+aa'],
  [async (words: string[]) => deployOptions(words), [], 'say which micro-frontend'],
  [async (words: string[]) => deployOptions(words), [name, 'mf-credit'], 'say which micro-frontend'],
  [async (words: string[]) => deployOptions(words), [name, '--canary', '100'], 'less than 100 %'],
])('%p %j is refused', async (work, words, sentence) => {
  await shop()
  await expect(work(words)).rejects.toThrow(sentence)
})

it('what is pointed at is confirmed by the hosts that run, or reported as not served', async () => {
  const store = await shop()
  const error = jest.spyOn(console, 'error').mockImplementation()
  const range = { min: 1, max: 1 }
  const host = { host: 'one-1', shell: range, revision: 1, serving: { [name]: ['1.0.0+aa'] }, refused: {} }
  const asked = { name, version: '1.1.0+bb', revision: 2 }
  const served = { ...host, revision: 2, serving: { [name]: ['1.0.0+aa', '1.1.0+bb'] } }
  const nobody = 'no host runs that could say whether it serves it'
  expect(await textOf(confirmServed(store, asked, 0))).toBe(nobody)

  await store.report(host)
  await store.report({ ...served, host: 'two-2' })
  await confirmServed(store, asked, 0)
  expect(error.mock.calls.flat()).toEqual([
    'one-1 serves 1.0.0+aa: it has not noticed yet',
    expect.stringContaining('1 of 2 hosts do not serve mf-energy 1.1.0+bb'),
  ])
  expect(process.exitCode).toBe(1)
  process.exitCode = 0

  error.mockClear()
  await store.report({ ...host, revision: 2, refused: { [name]: 'entry.js is not the file that was built' } })
  await confirmServed(store, asked, 0)
  expect(error.mock.calls[0]).toEqual(['one-1 serves 1.0.0+aa: entry.js is not the file that was built'])
  const follows = { 'shell contract': '1', follows: 'registry 2' }
  expect((await outputOf(showDeployments())).tables[1]).toEqual([
    { ...follows, host: 'one-1', refuses: expect.stringContaining('entry.js') },
    { ...follows, host: 'two-2', refuses: '' },
  ])
  process.exitCode = 0

  const waiting = confirmServed(store, asked)
  await store.report({ ...served, host: 'one-1' })
  expect(await textOf(waiting)).toBe('all 2 hosts serve it')
  await store.leave('two-2')
  expect(await textOf(confirmServed(store, asked, 0))).toBe('the host that runs serves it')
  await store.leave('one-1')
  error.mockRestore()
})

it('the options of a deploy are read', () => {
  expect(deployOptions([name])).toEqual({ name, percentage: undefined, audit: {} })
  const told = deployOptions([name, '--canary', '10', '--note', 'a new tile'])
  expect(told).toEqual({ name, percentage: 10, audit: { note: 'a new tile' } })
})

it.each(cases.percentages as [text: string | null, percentage: number | null][])(
  '%p is %p percent',
  (text, percentage) => expect(percentageOf(text ?? undefined) ?? null).toBe(percentage),
)
