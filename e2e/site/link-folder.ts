import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** The files of a registry under another folder, without a copy of their bytes: who renames or removes one there changes no other folder. */
export function linkFolder(from: string, to: string) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [one, other] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(one, other)
    // The registry itself is written over.
    else if (entry.name.startsWith('registry.json')) copyFileSync(one, other)
    else linkSync(one, other)
  }
}
