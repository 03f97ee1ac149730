// npm test: everything, in the order that finds the cheapest fault first. Ends with one line of totals.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 20)) {
  console.error(`Quero Poupar needs Node 20.20 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}
if (!existsSync(path.join(root, 'node_modules/.bin/jest'))) {
  console.error('The packages are not installed yet: run "npm ci" first.')
  process.exit(1)
}
const reports = path.join(root, '.cache')
mkdirSync(reports, { recursive: true })
const report = (name) => path.join(reports, name)
const bin = (name) => path.join(root, 'node_modules/.bin', name)

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

/** Names of the browser tests below this suite that passed only the second time. */
const secondTries = ({ specs = [], suites = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(secondTries),
]
const flaky = []

const stages = {
  'lint and boundaries': () => once(run(bin('biome'), ['check', '--error-on-warnings', '.'])),
  types: () => once(run(bin('tsc'), ['-b'])),
  build: () => once(run(bin('tsx'), ['shared-lib/build/build.cli.ts'])),
  'unit, screens and server render': () => {
    const file = report('unit-tests.json')
    rmSync(file, { force: true })
    const ok = run(bin('jest'), ['--json', `--outputFile=${file}`, '--silent'])
    return counted(file, ok, (result) => ({
      passed: result.numPassedTests,
      failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    }))
  },
  'browser journeys, failures, accessibility, weights': () => {
    const file = report('browser-tests.json')
    rmSync(file, { force: true })
    const ok = run(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts'])
    return counted(file, ok, ({ stats, suites }) => {
      flaky.push(...suites.flatMap(secondTries))
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
    })
  },
}

const results = []
for (const [name, stage] of Object.entries(stages)) {
  const started = Date.now()
  console.log(`\n── ${name}`)
  const counts = stage()
  results.push({ name, ...counts, seconds: Math.round((Date.now() - started) / 1000) })
  if (name === 'build' && counts.failed > 0) break
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
