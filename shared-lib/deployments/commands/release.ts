import { leastVersion } from '../contract/refusals'
import type { ContractDiff } from '../contract-diff'

const isLower = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true }) < 0

/** The number that a build may carry after `deployed`: its own where that was raised already. */
export function numberOf(own: string, deployed: string, verdict: ContractDiff['verdict']) {
  const least = leastVersion(deployed, verdict)
  return isLower(own, least) ? least : own
}

/** A `package.json` with another version, all else as it was. */
export const withVersion = (text: string, version: string) =>
  text.replace(/("version": ")[^"]+/, (_, before) => before + version)

/** A lock file that names the new versions of its workspaces. */
export function withLockedVersions(text: string, versions: Readonly<Record<string, string>>) {
  const lock = JSON.parse(text)
  for (const [name, version] of Object.entries(versions))
    if (lock.packages[name]) lock.packages[name].version = version
  return `${JSON.stringify(lock, null, 2)}\n`
}

/** Moves unreleased changes under their day. @throws Error where there are none, or that day has its heading */
export function withRelease(changelog: string, day: string) {
  const [, unreleased = ''] = /^## Unreleased\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(changelog) ?? []
  if (!unreleased.trim()) throw new Error('CHANGELOG.md has nothing under Unreleased')
  if (changelog.includes(`\n## ${day}\n`)) throw new Error(`CHANGELOG.md has a release of ${day} already`)
  return changelog.replace(/^## Unreleased\n/m, `## Unreleased\n\n## ${day}\n`)
}
