import { type Kysely, sql } from 'kysely'

/** Asks the database for nothing; false when it does not answer. The caller brings the time limit. */
export const databaseAnswers = <Schema>(database: Kysely<Schema>) =>
  sql`select 1`.execute(database).then(
    () => true,
    () => false,
  )
