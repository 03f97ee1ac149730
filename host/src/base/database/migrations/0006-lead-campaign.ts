import type { Kysely, Migration } from 'kysely'

/** Which advertisement or letter a lead comes from. */
export const leadCampaign: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('leads').addColumn('campaign', 'text').execute()
  },
}
