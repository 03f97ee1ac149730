import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { LeadsSchema } from '../../base/tables/leads.schema'

/** `operator:<name>` is a person at a terminal. */
export type Actor = 'visitor' | 'delivery' | 'crm' | 'retention' | 'key-rotation' | `operator:${string}`

type Act =
  | 'created'
  | 'repeated'
  | 'delivered'
  | 'delivery-failed'
  | 'gave-up'
  /** Withdrawn or erased before delivery. */
  | 'not-sent'
  | 'resent'
  | 'milestone'
  | 'read'
  | 'exported'
  | 'withdrawn'
  | 'erased'
  | 'sealed-again'

export interface Touch {
  readonly leadId: string
  readonly actor: Actor
  readonly act: Act
  /** A code, a number, a milestone: never anything personal. */
  readonly detail?: string | undefined
}

/** Records access to a lead, in the transaction of that access. */
export const noteTouch = (
  to: Kysely<LeadsSchema>,
  { leadId, actor, act, detail }: Touch,
  at: Date,
): Promise<unknown> =>
  to
    .insertInto('audit')
    .values({ id: randomUUID(), lead_id: leadId, actor, act, detail: detail ?? null, at: at.toISOString() })
    .execute()

/** Everything that touched a lead, oldest first. */
export const touchesOf = (from: Kysely<LeadsSchema>, leadId: string) =>
  from
    .selectFrom('audit')
    .select(['actor', 'act', 'detail', 'at'])
    .where('lead_id', '=', leadId)
    .orderBy('at')
    .orderBy('id')
    .execute()
