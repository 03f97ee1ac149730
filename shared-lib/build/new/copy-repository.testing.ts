import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'

const made = new Set(['node_modules', 'dist', '.git', '.local', '.cache'])

/**
 * The sources of the repository in a folder below it, with the compiled types: packages are found above it, workspaces
 * are its own. Changes there leave the repository alone.
 */
export function copyRepository(root: string, copy: string) {
  const as = { recursive: true, preserveTimestamps: true } // keeps the times, by which files older than their sources are made again
  for (const name of readdirSync(root).filter((one) => !made.has(one)))
    cpSync(path.join(root, name), path.join(copy, name), {
      ...as,
      filter: (from) => !made.has(path.basename(from)),
    })
  const types = path.join(root, '.cache/types')
  if (existsSync(types)) cpSync(types, path.join(copy, '.cache/types'), as)
  const packages = path.join(copy, 'node_modules')
  mkdirSync(packages)
  for (const name of readdirSync(copy)) {
    if (!existsSync(path.join(copy, name, 'package.json'))) continue
    symlinkSync(path.join(copy, name), path.join(packages, name))
    const own = path.join(root, name, 'node_modules')
    if (existsSync(own)) symlinkSync(own, path.join(copy, name, 'node_modules'))
  }
}
