import { cpSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { isDeepRun } from 'shared-lib/testing/run-depth'
import { isPostgresUrl, openHostDatabase } from '../host-database'
import { testPostgresVariable } from './postgres-for-tests'
import { copyDatabaseOn, createDatabaseOn } from './postgres-server'

export const everyDatabaseKind = ['embedded', 'postgres'] as const

export type DatabaseKind = (typeof everyDatabaseKind)[number]

/** Stores are tested on both in the deep run; both run the same statements, which `leads.store` tries on both at the gate. */
export const databaseKinds: readonly DatabaseKind[] = isDeepRun ? everyDatabaseKind : ['embedded']

/** A database file of its own, so that tests never meet. */
export const temporaryFile = () => join(mkdtempSync(join(tmpdir(), 'leads-')), 'leads.db')

const postgresUrl = () => {
  const url = process.env[testPostgresVariable]
  if (url === undefined) throw new Error(`${testPostgresVariable} is not set: run the tests with jest`)
  return url
}

/** A new, empty place of this kind, as `openHostDatabase` takes it. */
export const emptyPlace = async (kind: DatabaseKind): Promise<string> =>
  kind === 'embedded' ? temporaryFile() : createDatabaseOn(postgresUrl())

async function madeDatabase() {
  const file = temporaryFile()
  await (await openHostDatabase(file)).destroy()
  return file
}
let made: Promise<string> | undefined

/** A new database of this kind. An embedded one is a copy: ten migrations take longer than most tests. */
export async function temporaryPlace(kind: DatabaseKind): Promise<string> {
  if (kind !== 'embedded') return emptyPlace(kind)
  made ??= madeDatabase()
  return copiedPlace(await made)
}

/** A copy of a closed database. The embedded driver releases a file only when its process ends; no host has a copy open. */
export async function copiedPlace(place: string): Promise<string> {
  if (isPostgresUrl(place)) return copyDatabaseOn(postgresUrl(), place)
  const copy = temporaryFile()
  cpSync(dirname(place), dirname(copy), { recursive: true })
  return copy
}

/** Everything at this place as text: what a thief of the files, or of a dump of the tables, could read. */
export async function storedText(place: string): Promise<string> {
  if (!isPostgresUrl(place)) {
    const folder = dirname(place)
    return readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'latin1'))
      .join('\n')
  }
  const database = await openHostDatabase(place)
  const rows = await Promise.all(
    (await database.introspection.getTables()).map(({ name }) =>
      sql`select * from ${sql.table(name)}`.execute(database),
    ),
  )
  await database.destroy()
  return JSON.stringify(rows.map((result) => result.rows))
}
