import type { Options } from './options'
import { bin, type Counts, counted, failureLine, run } from './stage'
import { filesOfParts, sourceFiles } from './test-files'
import { changedOf, recordRun, siteHash } from './unchanged'

interface Spec {
  readonly title: string
  readonly ok: boolean
  readonly file: string
  readonly tests: readonly {
    readonly results: readonly { readonly error?: { readonly message?: string } }[]
  }[]
}

interface Suite {
  readonly title: string
  readonly file: string
  readonly specs?: readonly Spec[]
  readonly suites?: readonly Suite[]
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly suites: readonly Suite[]
}

const failuresOf = ({ specs = [], suites = [] }: Suite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) =>
      failureLine(`e2e/${file} ${title}`, tests[0]?.results[0]?.error?.message),
    ),
  ...suites.flatMap(failuresOf),
]

/** Journeys, failures, accessibility and weights in a real browser. */
export function browserStage({ parts, shard, all }: Options): Counts {
  const files = filesOfParts(
    sourceFiles('e2e').filter((file) => file.endsWith('.e2e.spec.ts')),
    parts,
  )
  const hash = all ? '' : siteHash()
  const suites = files.map((name) => ({ name, hash }))
  const chosen = all ? suites : changedOf(suites)
  const unchanged = suites.length - chosen.length
  if (chosen.length === 0) return { passed: 0, failed: 0, unchanged }
  const counts = counted<PlaywrightReport>(
    'browser-tests.json',
    () =>
      run(bin('playwright'), [
        ...['test', '--config', 'e2e/playwright.config.ts'],
        ...(shard ? [`--shard=${shard}`] : []),
        ...(unchanged > 0 || parts.length > 0 ? chosen.map(({ name }) => name) : []),
      ]),
    function count({ stats, suites }) {
      const failures = suites.flatMap(failuresOf)
      if (!all && !shard)
        recordRun(
          chosen.map((one) => ({
            ...one,
            passed: !failures.some((failure) => failure.startsWith(one.name)),
          })),
        )
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures }
    },
  )
  return { ...counts, unchanged }
}
