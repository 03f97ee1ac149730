import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Fault } from './fault'

export const root = path.resolve(import.meta.dirname, '../..')
export const readSource = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** How often the text of a fault occurs in its file: it applies when that is once. */
export const occurrences = ({ file, find }: Fault) => readSource(file).split(find).length - 1

/** Files as they were before the fault in them, for every way that this process may end. */
const originals = new Map<string, string>()

export function restoreFiles() {
  for (const [file, text] of originals) writeFileSync(path.join(root, file), text)
  originals.clear()
}

/** Writes the fault into its file, which is restored when `work` ends, fails or is interrupted. */
export async function withFault<Result>(fault: Fault, work: () => Promise<Result>): Promise<Result> {
  const text = readSource(fault.file)
  originals.set(fault.file, text)
  try {
    // A function, because `$` has a meaning in a replacement text.
    writeFileSync(
      path.join(root, fault.file),
      text.replace(fault.find, () => fault.replace),
    )
    return await work()
  } finally {
    restoreFiles()
  }
}
