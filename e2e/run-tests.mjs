// npm test: everything, in the order that finds the cheapest fault first. Ends with one line of totals.
// npm test -- mf-energy: one part (folders and files, any number); what stands below e2e is built for and run in a browser.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { notReady } from '../shared-lib/build/ready.mjs'

const root = path.resolve(import.meta.dirname, '..')
const why = notReady(root)
if (why) {
  console.error(why)
  process.exit(1)
}
const parts = process.argv.slice(2)
const missing = parts.filter((part) => !existsSync(path.join(root, part)))
if (missing.length > 0) {
  console.error(`There is no ${missing.join(', ')}: say folders or files, as in "npm test -- mf-energy".`)
  process.exit(1)
}
const journeys = parts.filter((part) => part.startsWith('e2e'))
const sources = parts.filter((part) => !part.startsWith('e2e'))
/** Units that are compiled together: a workspace, or the tools of the host. */
const projects = [...new Set(parts.map((part) => /^(host\/tools|[^/]+)/.exec(part)?.[0] ?? ''))].filter(
  (project) => existsSync(path.join(root, project, 'tsconfig.json')),
)
const isWanted = (own) => parts.length === 0 || own.length > 0
const reports = path.join(root, '.cache')
mkdirSync(reports, { recursive: true })
const report = (name) => path.join(reports, name)
const bin = (name, folder = '') => path.join(root, folder, 'node_modules/.bin', name)

function run(command, args) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FORCE_COLOR: '0' },
  })
  return status === 0
}

const once = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 })

function counted(file, ok, count) {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { passed, failed } = count(JSON.parse(readFileSync(file, 'utf8')))
  // A run that executed nothing, or that died beside its tests, did not pass.
  return { passed, failed: failed === 0 && (!ok || passed === 0) ? 1 : failed }
}

/** Tests that passed only the second time do not stop a release, and are named at the end. */
const flaky = []

/** Names of such browser tests below this suite. */
const secondTries = ({ specs = [], suites = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(secondTries),
]

const jest = (file, args) => {
  rmSync(report(file), { force: true })
  return run(bin('jest'), ['--json', `--outputFile=${report(file)}`, '--silent', ...args])
}
const failedFiles = (file) =>
  JSON.parse(readFileSync(report(file), 'utf8'))
    .testResults.filter(({ status }) => status === 'failed')
    .map(({ name }) => path.relative(root, name))

function unit() {
  const first = 'unit-tests.json'
  const again = 'unit-tests-again.json'
  const count = (file, ok) =>
    counted(report(file), ok, ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
      passed: numPassedTests,
      failed: numFailedTests + numRuntimeErrorTestSuites,
    }))
  const counts = count(first, jest(first, sources))
  // Where much fails something is broken, and no machine is to blame.
  const files = existsSync(report(first)) ? failedFiles(first) : []
  if (files.length === 0 || files.length > 3) return counts
  console.log(`\nA second try of ${files.join(', ')}`)
  const { failed } = count(again, jest(again, ['--runTestsByPath', ...files]))
  if (failed === 0) flaky.push(...files)
  return { passed: counts.passed + Math.max(0, counts.failed - failed), failed }
}

function browser() {
  const file = report('browser-tests.json')
  rmSync(file, { force: true })
  const ok = run(bin('playwright', 'e2e'), ['test', '--config', 'e2e/playwright.config.ts', ...journeys])
  return counted(file, ok, ({ stats, suites }) => {
    flaky.push(...suites.flatMap(secondTries))
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
  })
}

const withBrowser = isWanted(journeys)
const withTests = isWanted(sources)
/** Database and S3 service: only the host's tests ask for them. */
const withServers = parts.length === 0 || sources.some((part) => part.startsWith('host'))
/** Packages that `npm ci` leaves out: they stay where they are, so this takes its time once. */
const packages = [
  'checks/packages',
  ...(withBrowser ? ['e2e'] : []),
  ...(withServers ? ['host/test-servers'] : []),
]

const stages = {
  'packages of tests': () => once(run(bin('tsx'), ['shared-lib/build/own-packages.cli.ts', ...packages])),
  'lint and boundaries': () =>
    once(run(bin('biome'), ['check', '--error-on-warnings', ...(parts.length > 0 ? parts : ['.'])])),
  types: () => once(run(bin('tsc'), ['-b', ...projects])),
  ...(withBrowser && { build: () => once(run(bin('tsx'), ['shared-lib/build/build.cli.ts'])) }),
  ...(withTests && { 'unit, screens and server render': unit }),
  ...(withBrowser && { 'browser journeys, failures, accessibility, weights': browser }),
}
const results = []
for (const [name, stage] of Object.entries(stages)) {
  const started = Date.now()
  console.log(`\n── ${name}`)
  const counts = stage()
  results.push({ name, ...counts, seconds: Math.round((Date.now() - started) / 1000) })
  if (['packages of tests', 'build'].includes(name) && counts.failed > 0) break
}

console.log('')
for (const { name, passed, failed, seconds } of results)
  console.log(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`,
  )
for (const name of flaky) console.log(`second try only: ${name}`)
const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
console.log(`Node ${process.versions.node}`)
console.log(`${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = total('failed') > 0 ? 1 : 0
