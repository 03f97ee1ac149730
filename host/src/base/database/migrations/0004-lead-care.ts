import type { Kysely, Migration } from 'kysely'

type Column = [name: string, type: 'text' | 'integer', constraint?: 'zero' | 'unchecked']

/** One statement per column: the embedded database takes no more. */
async function addColumns(db: Kysely<unknown>, table: string, columns: readonly Column[]) {
  for (const [name, type, constraint] of columns)
    await db.schema
      .alterTable(table)
      .addColumn(name, type, (column) =>
        constraint ? column.notNull().defaultTo(constraint === 'zero' ? 0 : constraint) : column,
      )
      .execute()
}

/** Dead letters, the phone check, repeated people, erasure, the access history of leads, shared rate limits. */
export const leadCareTables: Migration = {
  async up(db: Kysely<unknown>) {
    await addColumns(db, 'leads', [
      ['origin', 'text'],
      ['call', 'text'],
      ['phone_hash', 'text'],
      ['email_hash', 'text'],
      ['duplicate_of', 'text'],
      ['phone_check', 'text', 'unchecked'],
      ['withdrawn_at', 'text'],
      ['erased_at', 'text'],
    ])
    for (const hash of ['phone_hash', 'email_hash'])
      await db.schema.createIndex(`leads_by_${hash}`).on('leads').columns([hash, 'vertical']).execute()
    await db.schema.createIndex('leads_by_time').on('leads').column('created_at').execute()
    await addColumns(db, 'outbox', [
      ['position', 'integer', 'zero'],
      ['failed_at', 'text'],
      ['last_failure', 'text'],
    ])
    await db.schema.createIndex('outbox_by_lead').on('outbox').columns(['lead_id', 'position']).execute()
    await db.schema
      .createTable('milestone_reports')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
      .addColumn('milestone', 'integer', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('audit')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('act', 'text', (column) => column.notNull())
      .addColumn('detail', 'text')
      .addColumn('at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('audit_by_lead').on('audit').columns(['lead_id', 'at']).execute()
    await db.schema
      .createTable('rate_counters')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('hits', 'integer', (column) => column.notNull())
      .addColumn('ends_at', 'text', (column) => column.notNull())
      .execute()
  },
}
