import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const imports = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g
const endings = ['', '.ts', '.tsx']

const fileOf = (from: string, named: string) =>
  endings.map((ending) => path.resolve(path.dirname(from), named + ending)).find((file) => existsSync(file))

/** These source files and all that they import by a relative path, and what those import in turn; sorted, each once. */
export function withImported(files: readonly string[]): readonly string[] {
  const found = new Set<string>()
  const waiting = [...files]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    if (!/\.tsx?$/.test(file)) continue
    for (const [, named = ''] of readFileSync(file, 'utf8').matchAll(imports))
      waiting.push(fileOf(file, named) ?? file)
  }
  return [...found].sort()
}
