import path from 'node:path'
import { root } from 'shared-lib/build/repository'
import { writeRoomSuites } from 'shared-lib/testing/rooms/room-suites'
import type { Options } from './options'
import { bin, type Counts, counted, failureLine, run } from './stage'
import { filesOfParts, isDeepTest, isJestTest, sourceFiles } from './test-files'
import { changedOf, recordRun, suiteHasher } from './unchanged'

interface JestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numRuntimeErrorTestSuites: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/** Order of the files within a suite; another order must pass as well. */
const seed = 20261122

const failuresOf = ({ testResults }: JestReport) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      return failed.length > 0
        ? failed.map(({ fullName, failureMessages }) => failureLine(fullName, failureMessages[0]))
        : [path.relative(root, name)]
    })

/** Rules, screens and server render: jest over one suite per room. */
export function jestStage({ parts, deep, shard, all }: Options): Counts {
  const files = filesOfParts(sourceFiles().filter(isJestTest), parts).filter(
    (file) => deep || !isDeepTest(file),
  )
  if (files.length === 0) return { passed: 0, failed: 0 }
  const folder = path.join(root, '.cache/suites')
  const hash = all ? () => '' : suiteHasher()
  const suites = writeRoomSuites({ root, folder, files, seed }).map(({ suite, files }) => ({
    name: path.relative(folder, suite),
    suite,
    hash: hash(files),
  }))
  const chosen = all ? suites : changedOf(suites)
  const unchanged = suites.length - chosen.length
  if (chosen.length === 0) return { passed: 0, failed: 0, unchanged }
  const counts = counted<JestReport>(
    'unit-tests.json',
    (file) =>
      run(
        process.execPath,
        [
          // Workers start with the flags of their parent: short-lived pages of the test browser fill the usual young generation at once.
          '--max-semi-space-size=64',
          bin('jest'),
          ...['--config', 'jest.rooms.config.cjs', '--silent', '--json', `--outputFile=${file}`],
          ...(shard ? [`--shard=${shard}`] : []),
          ...['--runTestsByPath', ...chosen.map(({ suite }) => suite)],
        ],
        deep ? { PROPERTY_SEED: 'random', PROPERTY_RUNS: '1000' } : {},
      ),
    function count(report) {
      const passed = new Set(
        report.testResults.filter(({ status }) => status === 'passed').map(({ name }) => name),
      )
      if (!all) recordRun(chosen.map((one) => ({ ...one, passed: passed.has(one.suite) })))
      return {
        passed: report.numPassedTests,
        failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
        failures: failuresOf(report),
      }
    },
  )
  return { ...counts, unchanged }
}
