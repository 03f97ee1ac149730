import type { Kysely } from 'kysely'
import type { LeadsSchema } from '../leads.schema'
import type { DeadLetter } from './outbox.types'

type Database = Kysely<LeadsSchema>

/** `last_failure` of a message that was closed without being sent. */
export const superseded = 'superseded'

/** The message that is due next and has no earlier one of its lead before it. */
export const nextDue = (database: Database, at: Date) =>
  database
    .selectFrom('outbox')
    .select(['id', 'lead_id', 'topic', 'attempts', 'next_attempt_at', 'created_at'])
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_attempt_at', '<=', at.toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox as earlier')
            .select('earlier.id')
            .whereRef('earlier.lead_id', '=', 'outbox.lead_id')
            .whereRef('earlier.position', '<', 'outbox.position')
            .where('earlier.delivered_at', 'is', null),
        ),
      ),
    )
    .orderBy('next_attempt_at')
    .orderBy('position')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/**
 * Messages that must not leave any more: of a person who withdrew or is erased, only that is told. One that is under
 * way (`unfinished`, its lease not over) is left to whoever sends it.
 */
export const voidTopics = (database: Database, at: Date, unfinished: string) =>
  database
    .selectFrom('outbox')
    .innerJoin('leads', 'leads.id', 'outbox.lead_id')
    .select(['outbox.id', 'lead_id', 'topic'])
    .where('delivered_at', 'is', null)
    .where(({ or, and, eb }) =>
      or([
        and([
          eb('topic', '=', 'lead.created'),
          or([eb('withdrawn_at', 'is not', null), eb('erased_at', 'is not', null)]),
        ]),
        and([eb('topic', '=', 'lead.withdrawn'), eb('erased_at', 'is not', null)]),
      ]),
    )
    .where(({ or, eb }) =>
      or([
        eb('next_attempt_at', '<=', at.toISOString()),
        eb('last_failure', 'is', null),
        eb('last_failure', '!=', unfinished),
      ]),
    )
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
