import { type Kysely, sql } from 'kysely'

/** In ms: whatever the number of requests, the database is asked no more often. */
const askedEvery = 250

/** Asks the database for nothing; false when it does not answer. The caller brings the time limit. */
export function databaseAnswers<Schema>(database: Kysely<Schema>) {
  let last: { readonly at: number; readonly answer: Promise<boolean> } | undefined
  return () => {
    const now = performance.now()
    if (last === undefined || now - last.at >= askedEvery) {
      const answer = sql`select 1`.execute(database).then(
        () => true,
        () => false,
      )
      last = { at: now, answer }
    }
    return last.answer
  }
}
