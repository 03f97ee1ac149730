import type { Kysely, Migration } from 'kysely'

/** Counts of each version of a micro-frontend, in browsers and on the server, in buckets of time. */
export const versionCountTables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('version_counts')
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('remote', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('tag', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('bucket', 'integer', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('version_counts_once', ['remote', 'version', 'at', 'tag', 'kind', 'bucket'])
      .execute()
    await db.schema.createIndex('version_counts_by_time').on('version_counts').column('at').execute()
  },
}
