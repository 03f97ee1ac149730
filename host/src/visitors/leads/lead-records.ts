import { type Kysely, sql } from 'kysely'
import type { LeadsSchema } from '../../base/tables/leads.schema'
import { decrypt } from '../../base/vault/encrypted-text'
import type { LeadKeys } from '../../base/vault/lead-keys'
import { type Actor, noteTouch, touchesOf } from './audit'
import { keptConsents } from './kept-consents'
import { leadOwner } from './new-lead'

export type DeliveryState = 'waiting' | 'delivered' | 'dead'

export interface LeadFilter {
  readonly vertical?: string | undefined
  /** ISO time or day: this one and later. */
  readonly since?: string | undefined
  readonly delivery?: DeliveryState | undefined
  readonly limit: number
}

/** A lead as a list shows it: nothing personal. */
export interface LeadLine {
  readonly reference: string
  readonly vertical: string
  readonly createdAt: string
  readonly milestone: number
  readonly delivery: DeliveryState
  readonly attempts: number
  readonly lastFailure: string | null
  readonly phoneCheck: string
  /** As a query string, '' for none. */
  readonly campaign: string
  readonly repeated: boolean
  readonly erased: boolean
}

type Delivered = Pick<LeadsSchema['outbox'], 'delivered_at' | 'failed_at'>

/** One dead letter makes a lead dead, one that waits makes it waiting. */
const deliveryOf = (rows: readonly Delivered[]): DeliveryState =>
  rows.some(({ failed_at }) => failed_at !== null)
    ? 'dead'
    : rows.some(({ delivered_at }) => delivered_at === null)
      ? 'waiting'
      : 'delivered'

/** Records of leads for people and commands. Opening one is a touch that is written down. */
export function leadRecords(
  database: Kysely<LeadsSchema>,
  keys: LeadKeys,
  now: () => Date = () => new Date(),
) {
  const outboxOf = (ids: readonly string[]) =>
    database.selectFrom('outbox').selectAll().where('lead_id', 'in', ids).orderBy('position').execute()

  const byReference = (reference: string) =>
    database.selectFrom('leads').selectAll().where('reference', '=', reference).executeTakeFirst()

  function lines(leads: readonly LeadsSchema['leads'][], outbox: readonly LeadsSchema['outbox'][]) {
    return leads.map((lead): LeadLine => {
      const rows = outbox.filter(({ lead_id }) => lead_id === lead.id)
      return {
        reference: lead.reference,
        vertical: lead.vertical,
        createdAt: lead.created_at,
        milestone: lead.milestone,
        delivery: deliveryOf(rows),
        attempts: rows.reduce((sum, { attempts }) => sum + attempts, 0),
        lastFailure: rows.findLast(({ last_failure }) => last_failure !== null)?.last_failure ?? null,
        phoneCheck: lead.phone_check,
        campaign: lead.campaign ?? '',
        repeated: lead.duplicate_of !== null,
        erased: lead.erased_at !== null,
      }
    })
  }

  function matching({ vertical, since, delivery }: Omit<LeadFilter, 'limit'>) {
    let query = database.selectFrom('leads').selectAll()
    if (vertical) query = query.where('vertical', '=', vertical)
    if (since) query = query.where('created_at', '>=', since)
    if (!delivery) return query
    const rows = database.selectFrom('outbox').select('lead_id')
    const dead = rows.where('failed_at', 'is not', null)
    const open = rows.where('delivered_at', 'is', null).where('failed_at', 'is', null)
    if (delivery === 'dead') return query.where('id', 'in', dead)
    if (delivery === 'waiting') return query.where('id', 'in', open).where('id', 'not in', dead)
    return query.where('id', 'not in', open).where('id', 'not in', dead)
  }

  const fieldsOf = ({ id, sealed, erased_at }: LeadsSchema['leads']): Record<string, unknown> | undefined =>
    erased_at === null ? JSON.parse(decrypt(keys, sealed, leadOwner(id))) : undefined

  const details = async (lead: LeadsSchema['leads']) => ({
    ...lines([lead], await outboxOf([lead.id]))[0],
    origin: lead.origin,
    call: lead.call === null ? null : JSON.parse(lead.call),
    withdrawnAt: lead.withdrawn_at,
    fields: fieldsOf(lead),
    consents: await keptConsents(database, lead.id),
  })

  return {
    /** Newest first. */
    async list({ limit, ...filter }: LeadFilter): Promise<readonly LeadLine[]> {
      const leads = await matching(filter).orderBy('created_at', 'desc').limit(limit).execute()
      return leads.length === 0 ? [] : lines(leads, await outboxOf(leads.map(({ id }) => id)))
    },

    /** The whole lead, opened for `actor`, with everything that touched it; undefined when there is none. */
    async show(reference: string, actor: Actor) {
      const lead = await byReference(reference)
      if (!lead) return undefined
      await noteTouch(database, { leadId: lead.id, actor, act: 'read' }, now())
      return { ...(await details(lead)), touches: await touchesOf(database, lead.id) }
    },

    /** Every matching lead, opened, oldest first; each one is noted as exported. */
    async *exported(filter: Omit<LeadFilter, 'limit'>, actor: Actor) {
      const ids = await matching(filter).clearSelect().select('id').orderBy('created_at').execute()
      for (const { id } of ids) {
        const lead = await database.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst()
        if (!lead) continue // erased for good since the list was read
        await noteTouch(database, { leadId: id, actor, act: 'exported' }, now())
        yield details(lead)
      }
    },
  }
}

const counted = (value: unknown) => Number(value ?? 0)

/**
 * Numbers of messages about leads; `oldestWaiting` is an ISO time. Reads only undelivered ones, through an index:
 * monitoring polls it while the site runs.
 */
export async function outboxStats(database: Kysely<LeadsSchema>) {
  const { open, dead, oldest } = await database
    .selectFrom('outbox')
    .select(({ fn }) => [fn.countAll().as('open'), fn.count('failed_at').as('dead')])
    .select(sql<string | null>`min(case when failed_at is null then created_at end)`.as('oldest'))
    .where('delivered_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { waiting: counted(open) - counted(dead), dead: counted(dead), oldestWaiting: oldest }
}

/** Numbers of leads and of messages about them. Reads every lead. */
export async function leadStats(database: Kysely<LeadsSchema>) {
  const byVertical = await database
    .selectFrom('leads')
    .select(['vertical', ({ fn }) => fn.countAll().as('leads')])
    .select(({ fn }) => [fn.count('duplicate_of').as('repeated'), fn.count('erased_at').as('erased')])
    .groupBy('vertical')
    .orderBy('vertical')
    .execute()
  return {
    verticals: byVertical.map(({ vertical, leads, repeated, erased }) => ({
      vertical,
      leads: counted(leads),
      repeated: counted(repeated),
      erased: counted(erased),
    })),
    ...(await outboxStats(database)),
  }
}
