import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type DataSet, runImport } from './run-import'

/** Runs an import in a folder of its own: its exit code, its output, and the data file before and after. */
export function tryImport<Data>(
  set: DataSet<Data>,
  current: string,
  file: string,
  { name = 'new.csv', today = '2026-11-22', args = [] as readonly string[] } = {},
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'import-'))
  try {
    const target = path.join(folder, 'data.json')
    writeFileSync(target, current)
    writeFileSync(path.join(folder, name), file)
    const lines: string[] = []
    const code = runImport(set, [path.join(folder, name), ...args], {
      target,
      today,
      say: (line) => lines.push(line.replaceAll(folder, '.')),
    })
    return { code, lines, after: readFileSync(target, 'utf8') }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
