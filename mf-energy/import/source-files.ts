import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isIsoDate } from 'shared-lib/rules/dates/iso-date'
import { looksLikeZip, readZip, ZipError } from './zip'

const priceName = /^Precos.*\.csv$/i
const conditionName = /^CondComerciais.*\.csv$/i

interface SourceFiles {
  readonly prices: Uint8Array
  readonly conditions: Uint8Array
}

/** The two files, from a ZIP or as they are, in any order. Throws an `Error` in plain words. */
export function readSource(files: readonly string[]): SourceFiles {
  const found = new Map<string, Buffer>()
  for (const file of files) {
    const bytes = readFileSync(file)
    if (!looksLikeZip(bytes)) found.set(path.basename(file), bytes)
    else for (const [name, content] of unzip(file, bytes)) found.set(name, content)
  }
  const one = (pattern: RegExp, example: string) => {
    const name = [...found.keys()].find((name) => pattern.test(name))
    const bytes = name === undefined ? undefined : found.get(name)
    if (!bytes)
      throw new Error(`no file named like ${example} among ${[...found.keys()].join(', ') || 'nothing'}`)
    return bytes
  }
  return {
    prices: one(priceName, 'Precos_ELEGN.csv'),
    conditions: one(conditionName, 'CondComerciais.csv'),
  }
}

function unzip(file: string, bytes: Buffer): ReadonlyMap<string, Buffer> {
  try {
    return readZip(bytes)
  } catch (error) {
    throw new Error(
      `${path.basename(file)} cannot be opened: ${error instanceof ZipError ? error.message : error}`,
    )
  }
}

/** The day in the name that ERSE gives its ZIP, `20251120 101500 CSV.zip`: the only date of the edition. */
export function editionOf(files: readonly string[]): string | undefined {
  for (const file of files) {
    const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})\D/.exec(path.basename(file)) ?? []
    const date = `${year}-${month}-${day}`
    if (isIsoDate(date)) return date
  }
  return undefined
}
