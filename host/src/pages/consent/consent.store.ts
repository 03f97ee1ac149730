import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { VisitorsSchema } from '../../base/tables/visitors.schema'
import type { ConsentChoice } from './consent-choice'
import { type ConsentTexts, questionTag } from './consent-texts'

export interface ConsentStore {
  /** Keeps the proof of a choice with the words it answers; its id. */
  keep(choice: ConsentChoice, texts: ConsentTexts): Promise<string>
}

export const createConsentStore = (
  database: Kysely<VisitorsSchema>,
  now: () => Date = () => new Date(),
): ConsentStore => ({
  async keep({ marketing, statistics }, texts) {
    const id = randomUUID()
    const at = now().toISOString()
    const question = questionTag(texts)
    await database
      .insertInto('cookie_questions')
      .values({ question, words: JSON.stringify(texts), since: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await database
      .insertInto('cookie_consents')
      .values({
        id,
        text_version: texts.version,
        question,
        marketing: Number(marketing === 'granted'),
        statistics: Number(statistics === 'granted'),
        at,
      })
      .execute()
    return id
  },
})
