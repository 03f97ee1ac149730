import { realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from './repository'
import type { Inputs } from './targets'

/** Made by the build itself, from files that are inputs. */
const made = path.join(root, '.cache')
/** Read on the way up from a file, for the kind of its modules. */
const description = path.join(root, 'package.json')

/** `node_modules/a/node_modules/@s/b/lib/c.js` → `node_modules/a/node_modules/@s/b`; undefined for a source file. */
const placeOf = (relative: string) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(relative)?.[0]

/** Leaves out paths that the compiler only looked up. */
const wasRead = (file: string) =>
  file.startsWith(root) &&
  !file.startsWith(made) &&
  file !== description &&
  statSync(file, { throwIfNoEntry: false })?.isFile()

/** Of what a compiler read, the files (relative) and packages that are no inputs. */
export function unknownInputs(inputs: Inputs, read: readonly string[]): string[] {
  const files = new Set(inputs.files)
  const unknown = read.filter(wasRead).flatMap((file) => {
    const found = realpathSync(file) // a workspace is a link in node_modules
    const relative = path.relative(root, found)
    const place = placeOf(relative)
    if (place === undefined) return files.has(found) ? [] : [relative]
    return inputs.packages.has(place) ? [] : [place]
  })
  return [...new Set(unknown)].sort()
}
