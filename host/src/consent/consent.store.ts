import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { VisitorsSchema } from '../tables/visitors.schema'
import type { ConsentChoice } from './consent-choice'

export interface ConsentStore {
  /** Keeps the proof of a choice; its id. */
  keep(choice: ConsentChoice, textVersion: string): Promise<string>
}

export const createConsentStore = (
  database: Kysely<VisitorsSchema>,
  now: () => Date = () => new Date(),
): ConsentStore => ({
  async keep({ marketing, statistics }, text_version) {
    const id = randomUUID()
    await database
      .insertInto('cookie_consents')
      .values({
        id,
        text_version,
        marketing: Number(marketing === 'granted'),
        statistics: Number(statistics === 'granted'),
        at: now().toISOString(),
      })
      .execute()
    return id
  },
})
