import type { TestSite } from '../site/start-site'

/** One thing the site promises while it is attacked, and what came of it. */
export interface Claim {
  readonly claim: string
  readonly held: boolean
  /** Observation, for a person. */
  readonly seen: string
  /** It depends on how busy the machine is: `npm run attack` judges it, a test run in parallel does not. */
  readonly timed?: true
}

export interface Attack {
  /** As a command takes it: `random-queries`. */
  readonly name: string
  /** The attempt on the site, in one line. */
  readonly tried: string
  /** A few seconds on a site that it shares: a test of every run. */
  readonly quick?: boolean
  /** Settings of its own site. */
  readonly settings?: NodeJS.ProcessEnv
  /** Longest it may take, in seconds. */
  readonly seconds: number
  readonly against: (site: TestSite) => Promise<readonly Claim[]>
}

export const claim = (claim: string, held: boolean, seen: string | number): Claim => ({
  claim,
  held,
  seen: String(seen),
})

export const atMost = (name: string, value: number, limit: number, unit: string): Claim => ({
  ...claim(`${name} ≤ ${limit} ${unit}`, value <= limit, `${Math.round(value * 10) / 10} ${unit}`),
  ...(['ms', 's'].includes(unit) && { timed: true }),
})

/** Nothing of what was looked for was found; what was is shown. */
export const none = (name: string, found: readonly string[]): Claim =>
  claim(
    name,
    found.length === 0,
    found.length === 0 ? 'none' : `${found.length}: ${found.slice(0, 3).join('; ')}`,
  )
