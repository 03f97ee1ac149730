import type { Kysely, Migration } from 'kysely'

/** Subscribers, consents, and confirmations to send. Earlier files have these tables from a history of their own. */
export const newsletterTables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('newsletter_subscribers')
      .ifNotExists()
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
      .ifNotExists()
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
      .ifNotExists()
      .on('newsletter_consents')
      .column('email_hash')
      .execute()
    await db.schema
      .createTable('newsletter_mails')
      .ifNotExists()
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
      .ifNotExists()
      .on('newsletter_mails')
      .columns(['delivered_at', 'failed_at', 'next_attempt_at'])
      .execute()
    await db.schema
      .createIndex('newsletter_mails_by_subscriber')
      .ifNotExists()
      .on('newsletter_mails')
      .column('subscriber_id')
      .execute()
  },
}
