import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

const dayMs = 86_400_000

/** A host that runs touches the mark of its build more often than this. */
export const inUseMs = 3 * 3_600_000

const touchedAt = (folder: string) =>
  statSync(path.join(folder, 'shell.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0

/**
 * Removes builds of a `dist` folder that a newer one replaced over `keptDays` ago: pages of their time are gone by then. The
 * newest always stays, what `kept` names (sources that went back to an old state use its build again), and what a running
 * host serves. Answers with the folders that are gone.
 */
export function collectBuilds(dist: string, kept: readonly string[], keptDays: number, now = new Date()) {
  if (!existsSync(dist)) return []
  const builds = readdirSync(dist, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => path.join(dist, name))
    .map((folder) => ({ folder, at: statSync(folder).mtimeMs }))
    .sort((a, b) => a.at - b.at)
  const limit = now.getTime() - keptDays * dayMs
  const old = builds.filter(
    ({ folder }, index) =>
      (builds[index + 1]?.at ?? Number.POSITIVE_INFINITY) <= limit &&
      !kept.includes(path.basename(folder)) &&
      touchedAt(folder) < now.getTime() - inUseMs,
  )
  for (const { folder } of old) rmSync(folder, { recursive: true, force: true })
  return old.map(({ folder }) => folder)
}
