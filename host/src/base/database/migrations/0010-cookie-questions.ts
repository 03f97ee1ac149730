import type { Kysely, Migration } from 'kysely'

/** Words of the question about cookies, named by each proof of an answer. */
export const cookieQuestions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('cookie_questions')
      .addColumn('question', 'text', (column) => column.primaryKey())
      .addColumn('words', 'text', (column) => column.notNull())
      .addColumn('since', 'text', (column) => column.notNull())
      .execute()
    await db.schema.alterTable('cookie_consents').addColumn('question', 'text').execute()
  },
}
