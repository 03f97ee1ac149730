import { closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'libsql'
import { keepToOwner } from './owner-only'

/** Its message is shown to the operator as it is. */
export class BackupProblem extends Error {}

function withFile<Result>(file: string, work: (connection: Database.Database) => Result): Result {
  const connection = new Database(file)
  try {
    return work(connection)
  } finally {
    connection.close()
  }
}

const firstValue = (rows: unknown) => Object.values(([rows].flat()[0] ?? {}) as object)[0]

function syncFile(file: string) {
  const handle = openSync(file, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

/** Leads in a sound file. @throws BackupProblem when it is none */
function countLeads(file: string): number {
  if (!existsSync(file)) throw new BackupProblem(`There is no file ${file}.`)
  try {
    return withFile(file, (connection) => {
      const check = firstValue(connection.pragma('integrity_check'))
      if (check !== 'ok') throw new Error(String(check))
      return Number(firstValue(connection.prepare('select count(*) from leads').all()))
    })
  } catch (cause) {
    throw new BackupProblem(`${file} is not a sound database of this site.`, { cause })
  }
}

/**
 * Copies an embedded database, in one piece, to a new file, while hosts go on using it. Personal data stay sealed: the
 * copy is useless without the keys, which are kept apart. Returns the number of leads in it.
 * @throws BackupProblem when there is nothing to copy, or the target exists
 */
export function backUp(file: string, to: string): number {
  if (!existsSync(file)) throw new BackupProblem(`There is no database ${file}.`)
  if (existsSync(to)) throw new BackupProblem(`${to} exists already: a backup never overwrites.`)
  for (const one of [file, to]) keepToOwner(one)
  withFile(file, (connection) => {
    connection.pragma('busy_timeout=5000')
    connection.exec(`vacuum into '${to.replaceAll("'", "''")}'`)
  })
  syncFile(to)
  syncFile(dirname(to))
  return countLeads(to)
}

/** Takes the database out of write-ahead mode, which works for its only user alone. */
export function refuseWhileInUse(file: string) {
  const alone = () => withFile(file, (connection) => firstValue(connection.pragma('journal_mode=delete')))
  const mode = (() => {
    try {
      return alone()
    } catch {
      return 'busy'
    }
  })()
  if (mode !== 'delete') throw new BackupProblem(`${file} is in use: stop every host that uses it first.`)
}

/**
 * Puts a backup in place of the database. Keeps the replaced file in the same folder and returns its name.
 * @throws BackupProblem when the backup is not sound, or a host still uses the database
 */
export function restore(from: string, file: string, now: Date) {
  if (existsSync(from)) keepToOwner(from)
  const leads = countLeads(from)
  const keptAs = `${file}.before-${now.toISOString().replace(/[:.]/g, '-')}`
  const draft = `${file}.restoring`
  const before = existsSync(file)
  if (before) keepToOwner(file)
  if (before) refuseWhileInUse(file)
  copyFileSync(from, draft)
  keepToOwner(draft)
  syncFile(draft)
  if (before) renameSync(file, keptAs)
  for (const rest of [`${file}-wal`, `${file}-shm`]) rmSync(rest, { force: true })
  renameSync(draft, file)
  syncFile(dirname(file))
  return { leads, keptAs: before ? keptAs : undefined }
}
