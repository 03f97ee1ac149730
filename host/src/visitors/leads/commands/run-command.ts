import { createWriteStream, existsSync, readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { writeWhole } from 'shared-lib/import/write-whole'
import { BackupProblem, backUp, refuseWhileInUse, restore } from '../../../base/database/backup'
import {
  type HostDatabase,
  isPostgresUrl,
  namePlace,
  openHostDatabase,
} from '../../../base/database/host-database'
import { moveEverything } from '../../../base/database/move'
import type { LeadKeys } from '../../../base/vault/lead-keys'
import type { Actor } from '../audit'
import { createOutbox } from '../delivery/outbox'
import { leadRecords, leadStats } from '../lead-records'
import { eraseByReference } from '../privacy/erase'
import { eraseListed, erasureLine, erasuresIn, readErasures } from '../privacy/erasures'
import type { LeadsArguments } from './arguments'
import { keysInUse } from './keys-in-use'
import { leadRows, outboxLines } from './print-leads'

interface CommandPlace {
  /** Of the database. */
  readonly place: string
  readonly keys: () => LeadKeys
  readonly print: (text: string) => void
  readonly table: (rows: readonly object[]) => void
  readonly now?: () => Date
}

/** The person at the terminal, as recorded in the history of every lead they open. */
const operator = (): Actor => `operator:${process.env.SUDO_USER ?? userInfo().username}`

const embeddedFile = (place: string) => {
  if (!isPostgresUrl(place)) return place
  throw new BackupProblem(
    `${namePlace(place)} is a PostgreSQL: use pg_dump and pg_restore, as the guide says.`,
  )
}

type OnDatabase = (database: HostDatabase, at: CommandPlace, args: LeadsArguments) => Promise<boolean>

const missing = ({ print }: CommandPlace, reference: string) => {
  print(`There is no lead ${reference}.`)
  return false
}

const onDatabase: Partial<Record<LeadsArguments['command'], OnDatabase>> = {
  async list(database, { keys, table, print }, { filter }) {
    const leads = await leadRecords(database, keys()).list(filter)
    if (leads.length === 0) print('No lead matches.')
    else table(leadRows(leads))
    return true
  },
  async show(database, at, { subject }) {
    const lead = await leadRecords(database, at.keys()).show(subject, operator())
    if (!lead) return missing(at, subject)
    at.print(JSON.stringify(lead, null, 2))
    return true
  },
  async export(database, { keys, print }, { filter, to }) {
    let count = 0
    const lines = async function* () {
      for await (const lead of leadRecords(database, keys()).exported(filter, operator())) {
        count++
        yield `${JSON.stringify(lead)}\n`
      }
    }
    await pipeline(Readable.from(lines()), createWriteStream(to, { mode: 0o600, flags: 'wx' }))
    print(
      `${count} leads in ${to}, readable by you alone. It holds personal data: remove it when it is used.`,
    )
    return true
  },
  async resend(database, at, { subject, dead }) {
    const outbox = createOutbox({ database })
    // Suspect leads wait there untried: each is looked at and sent by its reference.
    const tried = (await outbox.deadLetters()).filter(({ attempts }) => attempts > 0)
    const wanted = dead ? tried.map(({ id }) => id) : [subject]
    let count = 0
    for (const one of wanted) count += await outbox.resend(one, operator())
    at.print(
      count === 0 ? 'Nothing was given up there.' : `${count} due again; a running host delivers them.`,
    )
    return dead || count > 0
  },
  async erasures(database, { print }, { to }) {
    const before = existsSync(to) ? readErasures(readFileSync(to, 'utf8')) : []
    const lines = [...new Set([...before, ...(await erasuresIn(database))].map(erasureLine))]
    writeWhole(to, lines.map((line) => `${line}\n`).join(''))
    print(`${lines.length} erasures in ${to}: after a copy was restored, erase --listed ${to} --yes.`)
    return true
  },
  async erase(database, at, { subject, listed }) {
    const { now = () => new Date() } = at
    if (listed) {
      const count = await eraseListed(database, readErasures(readFileSync(listed, 'utf8')), operator(), now())
      at.print(`${count} erased again.`)
      return true
    }
    if (!(await eraseByReference(database, subject, operator(), now()))) return missing(at, subject)
    at.print(`${subject} is erased: its reference, its consents without the person, and its history remain.`)
    return true
  },
  async stats(database, { print, table }) {
    const stats = await leadStats(database)
    if (stats.verticals.length === 0) print('No leads yet.')
    else table(stats.verticals)
    for (const line of outboxLines(stats)) print(line)
    for (const [key, rows] of Object.entries(await keysInUse(database)))
      print(`Key ${key} encrypts ${rows} rows.`)
    return true
  },
}

/** What people decided since a copy was made holds in it too. @returns how many it was needed for */
async function carryErasures(from: string, to: string, now: Date): Promise<number> {
  const [before, after] = [await openHostDatabase(from), await openHostDatabase(to)]
  try {
    return await eraseListed(after, await erasuresIn(before), operator(), now)
  } finally {
    await Promise.all([before.destroy(), after.destroy()])
  }
}

/** Damage is a reason to restore: then only the list kept with the backups has the erased persons. */
async function restoreFrom({ place, print, now = () => new Date() }: CommandPlace, copy: string) {
  const file = embeddedFile(place)
  const { leads, keptAs } = restore(copy, file, now())
  print(`${leads} leads restored to ${file}.${keptAs ? ` What stood there is now ${keptAs}.` : ''}`)
  const again = keptAs && (await carryErasures(keptAs, file, now()).catch(() => undefined))
  print(
    again === undefined
      ? 'Who was erased since the copy is not known: erase --listed FILE --yes with the list of leads -- erasures.'
      : `${again} who were erased since the copy are erased again.`,
  )
  return true
}

/** From one machine to several: everything of the embedded database into a PostgreSQL. */
async function move({ place, print, table, now = () => new Date() }: CommandPlace, to: string) {
  if (isPostgresUrl(place))
    throw new BackupProblem('DATABASE_URL is a PostgreSQL: there is no embedded database to move.')
  if (!existsSync(place)) throw new BackupProblem(`There is no database ${place}.`)
  refuseWhileInUse(place)
  const [source, target] = [await openHostDatabase(place), await openHostDatabase(to)]
  try {
    const tables = await moveEverything(source, target)
    await eraseListed(target, await erasuresIn(source), operator(), now())
    table(tables)
    const rows = tables.reduce((sum, { moved }) => sum + moved, 0)
    print(
      `${rows} rows moved to ${namePlace(to)}. Start hosts with DATABASE_URL and the same LEADS_KEYS; keep ${place}.`,
    )
  } finally {
    await Promise.all([source.destroy(), target.destroy()])
  }
  return true
}

/** Runs the command; false when its target does not exist. @throws with one plain sentence */
export async function runCommand(args: LeadsArguments, at: CommandPlace): Promise<boolean> {
  const { print, place } = at
  if (args.command === 'backup') {
    print(
      `${backUp(embeddedFile(place), args.subject)} leads copied to ${args.subject}. Keep the keys apart from it.`,
    )
    return true
  }
  if (args.command === 'restore') return restoreFrom(at, args.subject)
  if (args.command === 'move') return move(at, args.to)
  const database = await openHostDatabase(place)
  try {
    return (await onDatabase[args.command]?.(database, at, args)) ?? false
  } finally {
    await database.destroy()
  }
}
