import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

// Jest starts afresh for each mutant, a second or more; these tests are plain functions, so one process that keeps them
// loaded and runs those that reach the mutant takes milliseconds. https://stryker-mutator.io/docs/stryker-js/plugins

const sources = ['mf-simulators/src', 'shared-lib/src/rules/credit', 'shared-lib/src/rules/property']
const isOfTheRules =
  /^(mf-simulators\/src\/(rules\/.*|calculators\/(cases\/)?[^/]*(calculators?|cases))|shared-lib\/src\/rules\/(credit\/(?!renewal|parameters)|property\/).*)\.test\.ts$/

/** Tests of the rules, directly and through the entry of the API. */
const testFiles = (root) =>
  sources
    .flatMap((source) =>
      readdirSync(path.join(root, source), { recursive: true }).map((file) => `${source}/${file}`),
    )
    .filter((file) => isOfTheRules.test(file))
    .map((file) => path.join(root, file))

/**
 * A mutant that runs both while the tests load and within one counts as the latter: what was computed on loading stays
 * unchanged, so the score is a lower bound, and the process need not restart for each of them.
 */
function withoutLoading({ static: loaded, perTest }) {
  const reached = new Set(Object.values(perTest).flatMap(Object.keys))
  return { static: Object.fromEntries(Object.entries(loaded).filter(([id]) => !reached.has(id))), perTest }
}

/** Time in ms and what was thrown. */
async function timed(run) {
  const start = performance.now()
  try {
    await run()
    return { timeSpentMs: performance.now() - start }
  } catch (problem) {
    return { timeSpentMs: performance.now() - start, failureMessage: String(problem?.message ?? problem) }
  }
}

class InProcessRunner {
  capabilities() {
    return { reloadEnvironment: false }
  }

  init() {
    const root = process.cwd()
    process.env.TSX_TSCONFIG_PATH = path.join(root, 'tsconfig.base.json')
    const load = createRequire(path.join(root, 'mf-simulators/mutation/suite.cjs'))
    load('tsx/cjs')
    load('./same-runs.cjs')
    this.mutants = globalThis.__stryker__ ??= {}
    this.tests = load('./suite.cjs').load(testFiles(root))
  }

  async dryRun() {
    const results = []
    for (const test of this.tests) {
      this.mutants.currentTestId = test.id
      const { timeSpentMs, failureMessage } = await timed(test.run)
      test.time = timeSpentMs
      results.push({
        id: test.id,
        name: test.name,
        timeSpentMs,
        ...(failureMessage === undefined ? { status: 0 } : { status: 1, failureMessage }),
      })
    }
    this.mutants.currentTestId = undefined
    this.tests.sort((one, other) => one.time - other.time)
    return { status: 'complete', tests: results, mutantCoverage: withoutLoading(this.mutants.mutantCoverage) }
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    const asked = testFilter && new Set(testFilter)
    const tests = this.tests.filter(({ id }) => !asked || asked.has(id))
    Object.assign(this.mutants, { activeMutant: activeMutant.id, hitCount: 0, hitLimit })
    try {
      let nrOfTests = 0
      for (const test of tests) {
        nrOfTests++
        const { failureMessage } = await timed(test.run)
        if (this.mutants.hitCount > hitLimit) return { status: 'timeout', reason: 'went around too often' }
        if (failureMessage === undefined) continue
        // The next mutant is a neighbour: what found this one goes first.
        this.tests = [test, ...this.tests.filter((one) => one !== test)]
        return { status: 'killed', killedBy: [test.id], failureMessage, nrOfTests }
      }
      return { status: 'survived', nrOfTests }
    } finally {
      this.mutants.activeMutant = undefined
    }
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'in-process', injectableClass: InProcessRunner }]
