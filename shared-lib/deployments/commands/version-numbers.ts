import type { RegistryEntry } from '../../src/contract/deployment'

/** The host's counts of one version; the contract is in docs/contracts/telemetry.md. */
interface VersionNumbers {
  readonly remote: string
  readonly version: string
  readonly views: number
  readonly errors: number
  readonly inpP75Ms: number | null
  readonly inpSamples: number
  readonly lcpP75Ms: number | null
}

/** The host keeps them for two weeks, in ms. */
const mostMs = 336 * 3_600_000
const answerMs = 10_000

/**
 * Fetches the numbers of versions since then from the host at `SITE_URL` (http://localhost:3000), with `METRICS_TOKEN`.
 * Throws one sentence with what to do.
 */
export async function askNumbers(
  since: Date,
  env: NodeJS.ProcessEnv = process.env,
): Promise<VersionNumbers[]> {
  // A minute for hosts whose clocks differ.
  const asked = new Date(Math.max(since.getTime(), Date.now() - mostMs + 60_000)).toISOString()
  const site = (env.SITE_URL || `http://localhost:${env.PORT || 3000}`).replace(/\/+$/, '')
  const answer = await fetch(`${site}/api/versions?since=${asked}`, {
    headers: env.METRICS_TOKEN ? { authorization: `Bearer ${env.METRICS_TOKEN}` } : {},
    signal: AbortSignal.timeout(answerMs),
  }).catch(() => {
    throw new Error(`no host answers at ${site}: say where one is with SITE_URL`)
  })
  if (answer.status === 404) throw new Error(`${site} shows its numbers to its METRICS_TOKEN alone`)
  if (!answer.ok) throw new Error(`${site} has no numbers now (${answer.status})`)
  return ((await answer.json()) as { versions: VersionNumbers[] }).versions
}

const percent = (part: number, whole: number) =>
  whole > 0 ? `${((100 * part) / whole).toFixed(1)} %` : 'unknown'

const ms = (value: number | null | undefined) =>
  value === null || value === undefined ? 'unknown' : `${Math.round(value)} ms`

/** The canary against the current version: a row each, for a table. */
export function compareVersions(name: string, entry: RegistryEntry, numbers: readonly VersionNumbers[]) {
  const versions = [entry.current, ...(entry.canary ? [entry.canary.version] : [])]
  return versions.map((version) => {
    const one = numbers.find((row) => row.remote === name && row.version === version)
    const share = entry.canary
      ? version === entry.current
        ? 100 - entry.canary.percentage
        : entry.canary.percentage
      : 100
    return {
      version,
      visitors: `${share} %`,
      'page views': one?.views ?? 0,
      errors: one?.errors ?? 0,
      'error rate': percent(one?.errors ?? 0, one?.views ?? 0),
      'INP p75': ms(one?.inpP75Ms),
      'LCP p75': ms(one?.lcpP75Ms),
    }
  })
}
