import { renameSync, rmSync, writeFileSync } from 'node:fs'

/** The file is whole or not there: a reader never sees half of it. */
export function writeWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}.draft`
  try {
    writeFileSync(draft, text)
    renameSync(draft, file)
  } finally {
    rmSync(draft, { force: true })
  }
}
