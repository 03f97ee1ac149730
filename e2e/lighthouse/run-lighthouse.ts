import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromiumArguments, chromiumPath } from '../browser/chromium'

/** The newest that runs on Node 20. It brings more packages than the whole site, so no workspace depends on it. */
const version = '12.8.2'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export const timings = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const

/** The part of a report that is read. https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md */
interface Report {
  readonly runtimeError?: { readonly message: string }
  readonly categories: Readonly<
    Record<
      (typeof categories)[number],
      {
        readonly score: number
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
      }
    >
  >
  readonly audits: Readonly<
    Record<string, { readonly title: string; readonly score: number | null; readonly numericValue?: number }>
  >
}

export interface LighthouseRun {
  /** 0 to 100. */
  readonly scores: Readonly<Record<(typeof categories)[number], number>>
  /** In ms; the layout shift has no unit. */
  readonly times: Readonly<Record<(typeof timings)[number], number>>
  /** Titles of the audits that cost points. */
  readonly costly: readonly string[]
}

const run = promisify(execFile)

function read({ runtimeError, categories: by, audits }: Report): LighthouseRun {
  if (runtimeError) throw new Error(runtimeError.message)
  const scores = Object.entries(by).map(([name, { score }]) => [name, Math.round(score * 100)])
  const counted = Object.values(by).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
  return {
    scores: Object.fromEntries(scores),
    times: Object.fromEntries(
      timings.map((name) => [name, audits[name]?.numericValue]),
    ) as LighthouseRun['times'],
    costly: counted.flatMap(({ id }) => {
      const audit = audits[id]
      return audit && audit.score !== null && audit.score < 1 ? [audit.title] : []
    }),
  }
}

/** One cold visit as Lighthouse makes it by default: a mid-range phone on slow 4G, simulated. Needs the npm registry. */
export async function runLighthouse(url: string): Promise<LighthouseRun> {
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      `lighthouse@${version}`,
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${['--headless', ...chromiumArguments].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: await chromiumPath() }, maxBuffer: 64 * 1024 * 1024 },
  )
  return read(JSON.parse(stdout))
}
