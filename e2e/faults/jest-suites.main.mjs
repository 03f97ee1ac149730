// Runs jest test files in this process, one request after another: jest and its transforms are loaded once for all faults.
import path from 'node:path'
import { runCLI } from 'jest'

const root = path.resolve(import.meta.dirname, '../..')

const summaryOf = ({ testFilePath, numPassingTests, testExecError, testResults }) => ({
  file: path.relative(root, testFilePath),
  passed: numPassingTests,
  failures: [
    ...(testExecError ? ['the suite does not run'] : []),
    ...testResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  ],
})

process.on('message', async ({ files }) => {
  const options = { _: files, $0: 'jest', runTestsByPath: true, silent: true, ci: true }
  const { results } = await runCLI({ ...options, runInBand: files.length === 1 }, [root])
  process.send({ suites: results.testResults.map(summaryOf), bytes: process.memoryUsage().rss })
})
