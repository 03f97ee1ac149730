import { type Kysely, sql } from 'kysely'
import { isPostgres } from './exclusive'

/**
 * After an erasure: the embedded database keeps what rows said before in its log until that is written back. While
 * somebody reads, it waits for the next time. PostgreSQL cleans up by itself (vacuum).
 */
export async function forgetErased<Schema>(database: Kysely<Schema>): Promise<void> {
  if (!isPostgres(database)) await sql`pragma wal_checkpoint(truncate)`.execute(database)
}
