import type { Kysely } from 'kysely'
import type { LeadsSchema } from '../../../base/tables/leads.schema'
import type { DeadLetter } from './outbox.types'

type Database = Kysely<LeadsSchema>

/** `last_failure` of a message that was closed without being sent. */
export const superseded = 'superseded'

/** Outcome of a claim until its attempt ends. */
export const unfinished = 'unfinished'

/** They void earlier undelivered messages of the lead. */
export const finalTopics: readonly string[] = ['lead.withdrawn', 'lead.erased']

/**
 * The message that is due next. It waits for earlier ones of its lead until they are delivered; a final one waits only
 * while an earlier one is under way, and nothing before a final one is due any more.
 */
export const nextDue = (database: Database, at: Date) =>
  database
    .selectFrom('outbox')
    .select([
      'id',
      'lead_id',
      'topic',
      'position',
      'attempts',
      'next_attempt_at',
      'created_at',
      'traceparent',
    ])
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_attempt_at', '<=', at.toISOString())
    .where(({ not, or, and, exists, eb, selectFrom }) => {
      const earlier = selectFrom('outbox as earlier')
        .select('earlier.id')
        .whereRef('earlier.lead_id', '=', 'outbox.lead_id')
        .whereRef('earlier.position', '<', 'outbox.position')
        .where('earlier.delivered_at', 'is', null)
      const underWay = earlier
        .where('earlier.last_failure', '=', unfinished)
        .where('earlier.next_attempt_at', '>', at.toISOString())
      const later = selectFrom('outbox as later')
        .select('later.id')
        .whereRef('later.lead_id', '=', 'outbox.lead_id')
        .whereRef('later.position', '>', 'outbox.position')
        .where('later.topic', 'in', finalTopics)
      const itsTurn = or([not(exists(earlier)), and([eb('topic', 'in', finalTopics), not(exists(underWay))])])
      return and([itsTurn, not(exists(later))])
    })
    .orderBy('next_attempt_at')
    .orderBy('position')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

export type DueRow = NonNullable<Awaited<ReturnType<typeof nextDue>>>

/** Messages that a final one makes void. */
export const openBefore = (database: Database, { lead_id, position }: DueRow) =>
  database
    .selectFrom('outbox')
    .select(['id', 'lead_id as leadId', 'topic'])
    .where('lead_id', '=', lead_id)
    .where('position', '<', position)
    .where('delivered_at', 'is', null)
    .execute()

export async function deadLetterRows(
  database: Database,
): Promise<readonly (DeadLetter & { readonly leadId: string })[]> {
  const rows = await database
    .selectFrom('outbox')
    .innerJoin('leads', 'leads.id', 'outbox.lead_id')
    .select(['outbox.id', 'lead_id as leadId', 'reference', 'topic', 'attempts', 'failed_at', 'last_failure'])
    .where('failed_at', 'is not', null)
    .where('delivered_at', 'is', null)
    .orderBy('failed_at')
    .orderBy('outbox.id')
    .execute()
  return rows.map(({ failed_at, last_failure, ...row }) => ({
    ...row,
    failedAt: failed_at ?? '',
    lastFailure: last_failure ?? 'unknown',
  }))
}
