import type { Kysely, Migration, MigrationProvider } from 'kysely'

const newsletterTables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('newsletter_subscribers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email_hash', 'text', (column) => column.notNull().unique())
      .addColumn('key_id', 'text', (column) => column.notNull())
      .addColumn('sealed', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('confirm_hash', 'text', (column) => column.unique())
      .addColumn('confirm_until', 'text')
      .addColumn('leave_hash', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('newsletter_consents')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email_hash', 'text', (column) => column.notNull())
      .addColumn('act', 'text', (column) => column.notNull())
      .addColumn('text_version', 'text', (column) => column.notNull())
      .addColumn('page', 'text')
      .addColumn('journey_id', 'text')
      .addColumn('at', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('newsletter_consents_by_email')
      .on('newsletter_consents')
      .column('email_hash')
      .execute()
    await db.schema
      .createTable('newsletter_mails')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('subscriber_id', 'text', (column) =>
        column.notNull().references('newsletter_subscribers.id').onDelete('cascade'),
      )
      .addColumn('sealed', 'text')
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('next_attempt_at', 'text', (column) => column.notNull())
      .addColumn('delivered_at', 'text')
      .addColumn('failed_at', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('newsletter_mails_due')
      .on('newsletter_mails')
      .columns(['delivered_at', 'failed_at', 'next_attempt_at'])
      .execute()
    await db.schema
      .createIndex('newsletter_mails_by_subscriber')
      .on('newsletter_mails')
      .column('subscriber_id')
      .execute()
  },
}

const visitTables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('ref_log')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('journey_id', 'text', (column) => column.notNull())
      .addColumn('campaign', 'text', (column) => column.notNull())
      .addColumn('referrer', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('ref_log_by_time').on('ref_log').column('at').execute()
    await db.schema
      .createTable('cookie_consents')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('text_version', 'text', (column) => column.notNull())
      .addColumn('marketing', 'integer', (column) => column.notNull())
      .addColumn('statistics', 'integer', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute()
  },
}

// One history, only ever added to: a released migration is never edited.
const history: readonly (readonly [name: string, migration: Migration])[] = [
  ['0001-newsletter', newsletterTables],
  ['0002-visits', visitTables],
]

export const visitorMigrations: MigrationProvider = {
  getMigrations: async () => Object.fromEntries(history),
}
