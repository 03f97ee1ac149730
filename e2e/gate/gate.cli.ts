import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from 'shared-lib/build/repository'
import { browserStage } from './browser-stage'
import { closingLines, type Outcome } from './closing-lines'
import { jestStage } from './jest-stage'
import { type Options, readOptions } from './options'
import { runTogether, type Stage } from './stage'

/** What is compiled together: a workspace, or the tools of the host. */
const projectsOf = ({ parts }: Options) =>
  [...new Set(parts.map((part) => /^(host\/tools|[^/]+)/.exec(part)?.[0] ?? ''))].filter((project) =>
    existsSync(path.join(root, project, 'tsconfig.json')),
  )

/** Cheapest first. */
function stagesOf(options: Options): readonly Stage[] {
  const { parts } = options
  const inBrowser = parts.length === 0 || parts.some((part) => part.startsWith('e2e'))
  const inJest = parts.length === 0 || parts.some((part) => !part.startsWith('e2e'))
  return [
    {
      name: inBrowser ? 'lint, types and build' : 'lint and types',
      run: () =>
        runTogether([
          {
            name: 'lint and boundaries',
            command: 'biome',
            args: ['check', '--error-on-warnings', ...(parts.length > 0 ? parts : ['.'])],
          },
          { name: 'types', command: 'tsc', args: ['-b', ...projectsOf(options)] },
          ...(inBrowser
            ? [{ name: 'build', decides: true, command: 'tsx', args: ['shared-lib/build/build.cli.ts'] }]
            : []),
        ]),
    },
    ...(inJest ? [{ name: 'rules, screens and server render', run: () => jestStage(options) }] : []),
    ...(inBrowser
      ? [{ name: 'browser: journeys, failures, accessibility, weights', run: () => browserStage(options) }]
      : []),
  ]
}

/** Seconds of CPU of all ended children, and theirs; undefined where the system does not count them in /proc. */
function childSeconds(): number | undefined {
  if (!existsSync('/proc/self/stat')) return
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  // Fields 16 and 17 of proc_pid_stat(5), in hundredths of a second; two went with the name of the process.
  return (Number(fields[13]) + Number(fields[14])) / 100
}

async function runStages(stages: readonly Stage[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { name, run } of stages) {
    console.log(`\n── ${name}`)
    const [started, before] = [Date.now(), childSeconds()]
    const counts = await run()
    const after = childSeconds()
    outcomes.push({
      name,
      ...counts,
      seconds: Math.round((Date.now() - started) / 1000),
      cpuSeconds: before === undefined || after === undefined ? undefined : Math.round(after - before),
    })
    if (counts.isEnd) break
  }
  return outcomes
}

try {
  const options = readOptions(process.argv.slice(2), process.env)
  if (options.deep) process.env.TEST_DEPTH = 'deep'
  const outcomes = await runStages(stagesOf(options))
  console.log(`\n${closingLines(outcomes).join('\n')}`)
  process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
