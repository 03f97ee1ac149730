/** Exceptions of one version on hosts, of those that another version of its name does not throw at the same address. */
export interface Exceptions {
  /** Distinct addresses, path and parameters, that threw. */
  readonly addresses: number
  /** Patterns (routes, or tags in stories) of these addresses. */
  readonly failing: number
  /** Further patterns that the version rendered in the same time. */
  readonly sound: number
}

/** Counts of one version since a moment. */
export interface Counted {
  readonly views: number
  /** Page views on which a script, a file or a render failed, in the browser or on the server. */
  readonly errors: number
  /** Page views, shown to a person, for which a host's render of the version hung or found no file. */
  readonly seenByHosts: number
  /** Exceptions of the version on hosts; missing: none. */
  readonly exceptions?: Exceptions
  /** 75th percentile, null while nothing was measured. */
  readonly inpP75Ms: number | null
  /** Measurements that the percentile rests on. */
  readonly inpSamples: number
}

export interface CanaryLimits {
  /** Page views with an error, in 100, that are still well. */
  readonly errorPercent: number
  /** How many times the errors of the stable version are too many. */
  readonly errorTimes: number
  /** Page views of the canary before its errors are judged. */
  readonly pageViews: number
  /** In ms: this much slower than the stable version is too slow. */
  readonly inpMs: number
  /** Measurements of each version before its speed is judged. */
  readonly inpSamples: number
}

export interface FailureLimits {
  /** Failures in 100 page views that take a version out of service. */
  readonly percent: number
  /** Page views before it is judged. */
  readonly pageViews: number
}

/** Page views with an error in 100. Errors may outnumber views, which visitors who leave early never report. */
const errorPercent = ({ views, errors }: Counted) => (views > 0 ? Math.min(100, (100 * errors) / views) : 0)

const shown = (counted: Counted) => `${errorPercent(counted).toFixed(1)} % of ${counted.views} page views`

/**
 * Why a canary must end, undefined while it may go on. Without page views of the stable version, its errors count
 * alone.
 */
export function whyCanaryEnds(canary: Counted, stable: Counted, limits: CanaryLimits): string | undefined {
  const rate = errorPercent(canary)
  const failing = rate > limits.errorPercent && rate >= limits.errorTimes * errorPercent(stable)
  if (canary.views >= limits.pageViews && failing)
    return `errors in ${shown(canary)}; the version beside it: ${shown(stable)}`
  const measured = Math.min(canary.inpSamples, stable.inpSamples) >= limits.inpSamples
  if (!measured || canary.inpP75Ms === null || stable.inpP75Ms === null) return undefined
  if (canary.inpP75Ms - stable.inpP75Ms < limits.inpMs) return undefined
  return `INP p75 ${Math.round(canary.inpP75Ms)} ms; the version beside it: ${Math.round(stable.inpP75Ms)} ms`
}

const none: Exceptions = { addresses: 0, failing: 0, sound: 0 }

/**
 * Crafted addresses of a page or two can throw in a sound version as well: it is broken where most visited patterns
 * throw. Addresses count, not page views, so that one address requested without end is one failure.
 */
const isWidespread = ({ failing, sound }: Exceptions) => failing > sound

interface FailureVerdict {
  readonly reason: string
  /** A host saw it itself. Reports of browsers alone can be made up: the team is notified and nothing moves. */
  readonly isSeen: boolean
}

/** Why the current version must go, undefined while it may stay. */
export function whyVersionFails(
  current: Counted,
  { percent, pageViews }: FailureLimits,
): FailureVerdict | undefined {
  if (current.views < pageViews) return undefined
  const seen = { ...current, errors: current.seenByHosts }
  if (errorPercent(seen) >= percent)
    return { reason: `failures in ${shown(seen)}, seen by hosts`, isSeen: true }
  const { exceptions = none } = current
  if (errorPercent(current) >= percent && isWidespread(exceptions)) {
    const { addresses, failing, sound } = exceptions
    return {
      reason: `exceptions at ${addresses} addresses, on ${failing} of ${failing + sound} patterns, failures in ${shown(current)}`,
      isSeen: true,
    }
  }
  if (errorPercent(current) < percent) return undefined
  return { reason: `failures in ${shown(current)}, as browsers tell`, isSeen: false }
}
