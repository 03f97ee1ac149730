import type { CountedKind, Culprit, Measured } from './telemetry.types'

/** One of a kind for each version, under no tag: several of its slots on a page are still one page view. */
function oncePerVersion(culprits: readonly Culprit[], kind: CountedKind): readonly Measured[] {
  const versions = new Map<string, Measured>()
  for (const { remote, version } of culprits)
    versions.set(`${remote}@${version}`, { remote, version, tag: '', kind })
  return [...versions.values()]
}

/** A page view of each version that showed anything. */
export const versionViews = (reports: readonly Measured[]) =>
  oncePerVersion(
    reports.filter(({ kind }) => kind === 'view'),
    'view',
  )

/** A failed one of each version of which anything failed, unless this page view was counted as that before. */
export function failedViews(reports: readonly Measured[]): readonly Measured[] {
  const failures = reports.filter(({ kind }) => ['error', 'load-failure', 'fallback'].includes(kind))
  const before = oncePerVersion(
    failures.filter((failure) => 'again' in failure),
    'failed-view',
  )
  const isBefore = (one: Culprit) =>
    before.some(({ remote, version }) => one.remote === remote && one.version === version)
  return oncePerVersion(failures, 'failed-view').filter((one) => !isBefore(one))
}
