import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A new folder of this machine. */
export const temporary = (name: string) => mkdtempSync(path.join(tmpdir(), `qp-${name}-`))
