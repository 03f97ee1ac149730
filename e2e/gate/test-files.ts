import { readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from 'shared-lib/build/repository'

const left = new Set(['node_modules', 'dist', '.git', '.cache', '.local'])

/** All files of the repository below `folder`, relative and sorted; nothing installed or built. */
export function sourceFiles(folder = ''): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !left.has(name))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name)
      return entry.isDirectory() ? sourceFiles(file) : [file]
    })
    .sort()
}

const isBelow = (file: string, part: string) => file === part || file.startsWith(`${part}/`)

/** The files of `parts`; all of them when it is empty. */
export const filesOfParts = (files: readonly string[], parts: readonly string[]) =>
  parts.length === 0 ? files : files.filter((file) => parts.some((part) => isBelow(file, part)))

/** Templates become tests where `npm run new` fills them in. */
export const isJestTest = (file: string) =>
  /\.test\.tsx?$/.test(file) && !file.startsWith('shared-lib/templates/')

/** Left to `npm run test:deep`. */
export const isDeepTest = (file: string) => /\.deep\.(ssr\.)?test\.tsx?$/.test(file)
