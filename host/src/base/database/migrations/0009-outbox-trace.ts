import type { Kysely, Migration } from 'kysely'

/** Which trace a message about a lead is part of, as its W3C `traceparent`; null without tracing. */
export const outboxTrace: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('outbox').addColumn('traceparent', 'text').execute()
  },
}
