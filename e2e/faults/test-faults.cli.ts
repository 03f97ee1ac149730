import { spawnSync } from 'node:child_process'
import { occurrences, restoreFiles, root, withFault } from './apply-fault'
import { buildSite, endBrowser, runBrowserSpec } from './browser-suites'
import { isBrowserSpec, type SeededFault } from './fault'
import { openJest } from './jest-suites'
import { allFaults } from './seeded-faults'
import type { TestOutcome } from './test-outcome'

// npm run test:faults [-- name-or-part …]: writes one fault after another into the sources and expects the test at the gate
// that is named with it to fail. Ends with 1 when one is not caught.
const limits = { cleanRunMs: 15 * 60_000, suiteMs: 3 * 60_000, browserMs: 10 * 60_000 }

const asked = process.argv.slice(2)
const unknown = asked.filter((word) => !allFaults.some(({ name, part }) => word === name || word === part))
if (unknown.length > 0) {
  console.error(`No fault or part is named ${unknown.join(', ')}: see e2e/faults/faults`)
  process.exit(1)
}
const faults = allFaults
  .filter(({ name, part }) => asked.length === 0 || asked.includes(name) || asked.includes(part))
  .toSorted(
    (one, two) =>
      Number(isBrowserSpec(one.caughtBy)) - Number(isBrowserSpec(two.caughtBy)) ||
      one.caughtBy.localeCompare(two.caughtBy),
  )

const files = [...new Set(faults.map(({ file }) => file))]
const { stdout: changed } = spawnSync('git', ['status', '--porcelain', '--', ...files], {
  cwd: root,
  encoding: 'utf8',
})
if (changed !== '') {
  console.error(`Commit or stash these first, because faults are written into them:\n${changed}`)
  process.exit(1)
}

const jest = openJest()
process.on('exit', () => {
  restoreFiles()
  jest.end()
  endBrowser()
})
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.on(signal, () => process.exit(code))

async function runTest(file: string): Promise<TestOutcome> {
  if (isBrowserSpec(file)) return runBrowserSpec(file, limits.browserMs)
  const outcomes = await jest.run([file], limits.suiteMs)
  return outcomes.get(file) ?? { kind: 'no verdict', because: 'jest did not run it' }
}

/** Without a fault every test passes: one that fails anyway would catch everything. */
async function cleanOutcomes(): Promise<ReadonlyMap<string, TestOutcome>> {
  const tests = [...new Set(faults.map(({ caughtBy }) => caughtBy))]
  const suites = tests.filter((file) => !isBrowserSpec(file))
  const outcomes = new Map(suites.length > 0 ? await jest.run(suites, limits.cleanRunMs) : [])
  for (const spec of tests.filter(isBrowserSpec)) outcomes.set(spec, await runTest(spec))
  return outcomes
}

/** One sentence on what happened, and whether that is as it should be. */
async function tryFault(fault: SeededFault, clean: TestOutcome | undefined): Promise<[boolean, string]> {
  const count = occurrences(fault)
  if (count !== 1) return [false, `does not apply: its text occurs ${count} times in ${fault.file}`]
  if (clean?.kind !== 'passed') {
    const why = clean ? `: ${clean.because}` : ''
    return [false, `NOT CAUGHT: ${fault.caughtBy} does not pass without the fault${why}`]
  }
  const outcome = await withFault(fault, () => runTest(fault.caughtBy))
  if (outcome.kind === 'failed') return [true, `caught by ${fault.caughtBy}: ${outcome.because}`]
  const why = outcome.kind === 'passed' ? 'passes' : `gives no verdict: ${outcome.because}`
  return [false, `NOT CAUGHT: ${fault.caughtBy} ${why}`]
}

const started = Date.now()
console.log(`${faults.length} faults; first their tests without any`)
const clean = await cleanOutcomes()
const caught = new Map<SeededFault, boolean>()
for (const fault of faults) {
  const [isCaught, sentence] = await tryFault(fault, clean.get(fault.caughtBy))
  caught.set(fault, isCaught)
  console.log(`${fault.part} / ${fault.name}: ${sentence}`)
}
// What was built last has a fault in it.
if (faults.some(({ caughtBy }) => isBrowserSpec(caughtBy))) await buildSite(limits.browserMs)

const parts = [...new Set(allFaults.map(({ part }) => part))]
console.log(`\n${'part'.padEnd(16)}faults  caught`)
for (const part of parts) {
  const own = faults.filter((fault) => fault.part === part)
  if (own.length === 0) continue
  const count = own.filter((fault) => caught.get(fault)).length
  console.log(`${part.padEnd(16)}${String(own.length).padStart(6)}${String(count).padStart(8)}`)
}
const passed = faults.filter((fault) => caught.get(fault)).length
console.log(`${Math.round((Date.now() - started) / 1000)} s`)
console.log(`${passed} passed, ${faults.length - passed} failed`)
process.exit(passed === faults.length ? 0 : 1)
