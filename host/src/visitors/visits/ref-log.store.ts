import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { VisitorsSchema } from '../../base/tables/visitors.schema'

interface RefLogLine {
  readonly journeyId: string
  readonly campaign: string
  readonly referrer: string
}

export interface RefLog {
  note(line: RefLogLine): Promise<void>
  /** Erases lines older than `keptMs`. */
  sweep(): Promise<void>
}

interface RefLogOptions {
  readonly database: Kysely<VisitorsSchema>
  readonly keptMs: number
  readonly now?: () => Date
}

/** Where visits come from. */
export const createRefLog = ({ database, keptMs, now = () => new Date() }: RefLogOptions): RefLog => ({
  async note({ journeyId, campaign, referrer }) {
    await database
      .insertInto('ref_log')
      .values({ id: randomUUID(), journey_id: journeyId, campaign, referrer, at: now().toISOString() })
      .execute()
  },
  async sweep() {
    const before = new Date(now().getTime() - keptMs).toISOString()
    await database.deleteFrom('ref_log').where('at', '<', before).execute()
  },
})
