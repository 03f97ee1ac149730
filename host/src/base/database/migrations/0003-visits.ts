import type { Kysely, Migration } from 'kysely'

/** Where visitors came from, and their choices about cookies. Earlier files have these tables from a history of their own. */
export const visitTables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('ref_log')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('journey_id', 'text', (column) => column.notNull())
      .addColumn('campaign', 'text', (column) => column.notNull())
      .addColumn('referrer', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('ref_log_by_time').ifNotExists().on('ref_log').column('at').execute()
    await db.schema
      .createTable('cookie_consents')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('text_version', 'text', (column) => column.notNull())
      .addColumn('marketing', 'integer', (column) => column.notNull())
      .addColumn('statistics', 'integer', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute()
  },
}
