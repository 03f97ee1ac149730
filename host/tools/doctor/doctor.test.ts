import path from 'node:path'
import type { DeploymentStore } from 'shared-lib/deployments/deployment-store'
import { endsAfterEach } from '../../src/base/testing/ends-after-each'
import { localServer } from '../../src/base/testing/local-server'
import { temporary } from '../../src/server/testing/temporary'
import { checkDeployments, doctorChecks } from './checks'
import { examine, note, ok, report, wrong } from './examine'
import cases from './testing/doctor.json'

const folder = temporary('doctor')
const ends = endsAfterEach()

/** The port of a service that answers everything like this. */
async function service(status: number, body = '{}') {
  const { port, close } = await localServer((_, response) => response.writeHead(status).end(body))
  ends.push(close)
  return String(port)
}

const inFolder = (name: string) => path.join(folder, name)
const local = { PORT: '0', LEADS_DATABASE: inFolder('a/leads.sqlite'), DEPLOYMENTS_URL: inFolder('d') }
async function found(name: string, env: NodeJS.ProcessEnv) {
  const check = doctorChecks({ ...local, ...env })[name]
  if (!check) throw new Error(`no check ${name}`)
  return examine({ [name]: check })
}

it('names what only the owner can set and has not, as a note outside production', async () => {
  const own = path.resolve(__dirname, '../../content')
  const env = { CONTENT_FOLDER: own }
  const reportOf = async (more: NodeJS.ProcessEnv) =>
    report(await found('company', { ...env, ...more })).join('\n')
  const local = await reportOf({})
  expect(local).toMatch(/^note .*COMPANY_TAX_NUMBER/m)
  expect(local).toMatch(/^note .*socialLinks/m)
  expect(local).toMatch(/^note +\d+ guides name no reviewer/m)
  // Given by the specification, in the seeded story.
  expect(local).not.toMatch(/COMPANY_CREDIT_REGISTER|COMPANY_PHONE/)
  expect(await reportOf({ NODE_ENV: 'production' })).toMatch(/^WRONG .*COMPANY_INSURANCE_REGISTER/m)
  expect(await reportOf({ COMPANY_TAX_NUMBER: '123456789' })).not.toContain('COMPANY_TAX_NUMBER')
})

describe('examine', () => {
  it('goes on behind what throws and what never answers', async () => {
    const findings = await examine(
      {
        thrown: () => Promise.reject(new Error('away')),
        hung: () => new Promise(() => {}),
        well: () => ok('fine'),
        two: () => [note('a'), wrong('b', 'mend b')],
      },
      20,
    )
    expect(report(findings)).toEqual(cases.report)
  })
})

it.each(['settings', 'port', 'database', 'content'])(
  'finds nothing wrong with the %s of a local start',
  async (name) => expect(await found(name, {})).toMatchObject([{ state: 'ok' }]),
)

it('names every setting that is wrong, and repeats no secret', async () => {
  const wrongOnes = { SMTP_URL: 'http://segredo', DATABASE_URL: 'mysql://ana:segredo@x/y' }
  const findings = await found('settings', { NODE_ENV: 'production', ...wrongOnes })
  const text = report(findings).join('\n')
  for (const name of ['SMTP_URL', 'PUBLIC_ORIGIN', 'DATABASE_URL', 'LEADS_KEYS']) expect(text).toContain(name)
  expect(text).not.toContain('segredo')
})

it('distinguishes a site on the port from something else', async () => {
  const onPort = async (body: string) => found('port', { PORT: await service(200, body) })
  expect(await onPort('{"ok":true}')).toMatchObject([{ state: 'note' }])
  const mend = expect.stringContaining('PORT=')
  expect(await onPort('hello')).toMatchObject([{ state: 'wrong', mend }])
})

it('reports that a database does not answer, without its password', async () => {
  const [finding] = await found('database', { DATABASE_URL: `postgres://ana:segredo@127.0.0.1:1/leads` })
  expect(finding).toMatchObject({ state: 'wrong', text: expect.stringContaining('127.0.0.1:1/leads') })
  expect(JSON.stringify(finding)).not.toContain('segredo')
})

it.each([
  [200, 'ok', 'answers'],
  [401, 'wrong', 'refuses the token'],
  [500, 'wrong', 'answers 500'],
])('asks the content service, which answers %d', async (status, state, words) => {
  const port = await service(status)
  const env = { CONTENT_API_URL: `http://127.0.0.1:${port}/v2`, STORYBLOK_TOKEN: 'segredo' }
  const [finding] = await found('content', env)
  expect(finding).toMatchObject({ state, text: expect.stringContaining(words) })
  expect(JSON.stringify(finding)).not.toContain('segredo')
})

describe('deployments', () => {
  const storeOf = (versions: Readonly<Record<string, boolean>>) => {
    const entries = Object.fromEntries(Object.keys(versions).map((name) => [name, { current: '1.0.0' }]))
    const has = async (name: string) => versions[name] ?? false
    return { location: 'here', registry: async () => ({ entries }), has } as unknown as DeploymentStore
  }

  it.each([
    [{}, false, 'note', 'nothing is deployed'],
    [{}, true, 'wrong', 'nothing is deployed'],
    [{ 'mf-a': true, 'mf-b': true }, true, 'ok', '2 micro-frontends'],
    [{ 'mf-a': true, 'mf-b': false }, true, 'wrong', 'mf-b 1.0.0 is served and not there'],
  ])('%j in production: %s', async (versions, production, state, words) => {
    const findings = await checkDeployments(storeOf(versions), production)
    expect(findings).toMatchObject([{ state, text: expect.stringContaining(words) }])
  })
})
