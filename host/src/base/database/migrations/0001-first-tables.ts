import type { Kysely, Migration } from 'kysely'

/** Leads, their consents, messages to deliver, and answers already given. */
export const firstTables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('leads')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
      .addColumn('vertical', 'text', (column) => column.notNull())
      .addColumn('milestone', 'integer', (column) => column.notNull())
      .addColumn('key_id', 'text', (column) => column.notNull())
      .addColumn('sealed', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('leads_by_key').on('leads').column('key_id').execute()
    await db.schema
      .createTable('consents')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('text_version', 'text', (column) => column.notNull())
      .addColumn('granted', 'integer', (column) => column.notNull())
      .addColumn('given_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('consents_once', ['lead_id', 'purpose', 'given_at'])
      .execute()
    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
      .addColumn('topic', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('next_attempt_at', 'text', (column) => column.notNull())
      .addColumn('delivered_at', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('outbox_due')
      .on('outbox')
      .columns(['delivered_at', 'next_attempt_at'])
      .execute()
    await db.schema
      .createTable('idempotency')
      .addColumn('key_hash', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
      .addColumn('sealed', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
  },
}
