import type { Kysely, Migration } from 'kysely'

/** Words next to the newsletter's box, by version, since they were first shown. */
export const newsletterWords: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('newsletter_words')
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('sentence', 'text', (column) => column.notNull())
      .addColumn('since', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('newsletter_words_key', ['version', 'sentence'])
      .execute()
  },
}
