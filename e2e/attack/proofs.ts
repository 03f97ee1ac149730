import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Claim, claim } from './attack'

const root = path.resolve(import.meta.dirname, '../..')

interface Report {
  readonly numPassedTests: number
  readonly numTotalTests: number
  readonly numRuntimeErrorTestSuites: number
  readonly testResults: readonly {
    readonly assertionResults: readonly { fullName: string; status: string }[]
  }[]
}

/** Runs test files of the repository: what they hold is held. */
export async function prove(files: readonly string[]): Promise<Claim> {
  const folder = mkdtempSync(path.join(tmpdir(), 'qp-proofs-'))
  const file = path.join(folder, 'report.json')
  try {
    const args = [
      '--maxWorkers=1',
      '--silent',
      '--json',
      `--outputFile=${file}`,
      '--runTestsByPath',
      ...files,
    ]
    const jest = spawn(path.join(root, 'node_modules/.bin/jest'), args, {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, TEST_DEPTH: 'deep' },
    })
    await once(jest, 'exit')
    const report: Report = JSON.parse(readFileSync(file, 'utf8'))
    const { numPassedTests: passed, numTotalTests: total } = report
    const lost = report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => fullName)
    const held = passed > 0 && passed === total && report.numRuntimeErrorTestSuites === 0
    return claim(
      'what it tries below the site',
      held,
      [`${passed} of ${total} hold`, ...lost.slice(0, 3)].join('; '),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
