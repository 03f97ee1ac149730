import type { Kysely } from 'kysely'
import { migrate, openLeadsDatabase } from '../leads/leads.database'
import type { LeadsSchema } from '../leads/leads.schema'
import { visitorMigrations } from './visitors.migrations'
import type { VisitorsSchema } from './visitors.schema'

export type HostDatabase = Kysely<LeadsSchema & VisitorsSchema>

/**
 * The one database of a host, every table up to date. One connection for all stores: two in one process would wait
 * for each other's locks on the event loop.
 */
export async function openHostDatabase(file: string): Promise<HostDatabase> {
  const database = (await openLeadsDatabase(file)).withTables<VisitorsSchema>()
  try {
    await migrate(database, visitorMigrations, 'visitors')
  } catch (cause) {
    await database.destroy()
    throw new Error(`the tables of visitors in ${file} cannot be brought up to date`, { cause })
  }
  return database
}
