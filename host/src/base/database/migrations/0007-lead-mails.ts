import type { Kysely, Migration } from 'kysely'

/** Mails that bring a person the address of a lead's page. */
export const leadMails: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('lead_mails')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
      .addColumn('sealed', 'text')
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('next_attempt_at', 'text', (column) => column.notNull())
      .addColumn('delivered_at', 'text')
      .addColumn('failed_at', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('lead_mails_due')
      .on('lead_mails')
      .columns(['delivered_at', 'failed_at', 'next_attempt_at'])
      .execute()
    await db.schema.createIndex('lead_mails_by_lead').on('lead_mails').column('lead_id').execute()
  },
}
