import { sql, type Transaction } from 'kysely'
import { isPostgres } from '../database/exclusive'
import type { CountersSchema } from '../tables/leads.schema'
import type { LeadKeys } from '../vault/lead-keys'
import { keyedHashes, mailboxOf } from '../vault/person-hash'
import { sharedCounters } from './shared-counters'

const hourMs = 60 * 60_000

const perDay = { name: 'day', most: 3, windowMs: 24 * hourMs }

/**
 * How many mails one address may get within any window of this length, in ms. The newsletter has its own hour: a reader who
 * confirms, leaves and comes back does not wait.
 */
const addressLimits = {
  lead: [{ name: 'hour', most: 1, windowMs: hourMs }, perDay],
  newsletter: [perDay],
}

/** Mails about leads to all addresses together, within an hour, unless a setting changes it. */
export const defaultMailsPerHour = 1_000

type MailAllowance =
  | { readonly allowed: true }
  /** `until`: when to ask again. */
  | { readonly allowed: false; readonly limit: 'address' | 'ceiling'; readonly until: Date }

interface MailLimitsOptions {
  /** Kind of mail: each kind has counts of its own. */
  readonly kind: 'lead' | 'newsletter'
  readonly keys: LeadKeys
  readonly now: () => Date
  /** Mails to all addresses together within an hour; without it there is no such limit. */
  readonly perHour?: number | undefined
}

/**
 * Counts mails by recipient. Rows are kept by a keyed hash of the address for their window only, apart from the leads
 * and subscribers: erasing one must not free its slot, since anyone who sent a lead can erase it.
 */
export const createMailLimits = ({ kind, keys, now, perHour }: MailLimitsOptions) => ({
  /** Reserves one mail to this address. Each mail takes a slot, which is free again once its window is over. */
  async reserve(to: Transaction<CountersSchema>, email: string): Promise<MailAllowance> {
    const at = now()
    const hashes = keyedHashes(keys, `${kind}-mail`, mailboxOf(email))
    // Two hosts at once would take the same slot. The embedded database has one transaction at a time.
    if (isPostgres(to))
      await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} mail ${hashes[0]}`}, 0))`.execute(to)
    const slots = addressLimits[kind].map(({ name, most, windowMs }) => ({
      windowMs,
      names: Array.from({ length: most }, (_, index) => `${kind} mail ${name} ${index}`),
    }))
    const taken = await to
      .selectFrom('rate_counters')
      .select(['key', 'ends_at'])
      .where(
        'key',
        'in',
        hashes.flatMap((hash) => slots.flatMap(({ names }) => names.map((name) => `${name} ${hash}`))),
      )
      .where('ends_at', '>', at.toISOString())
      .execute()
    /** When each slot is free; undefined: it is. An older key may have counted it. */
    const endOf = (name: string) => taken.find(({ key }) => key.startsWith(`${name} `))?.ends_at
    const waits = slots.flatMap(({ names }) => {
      const ends = names.map(endOf).filter((end) => end !== undefined)
      return ends.length < names.length ? [] : ends.toSorted().slice(0, 1)
    })
    const until = waits.toSorted().at(-1)
    if (until !== undefined) return { allowed: false, limit: 'address', until: new Date(until) }

    if (perHour !== undefined) {
      const { current, ttl } = await sharedCounters(to, keys, now).count(`${kind} mails`, 'all', hourMs)
      if (current > perHour)
        return { allowed: false, limit: 'ceiling', until: new Date(at.getTime() + Math.max(ttl, 1)) }
    }

    for (const { names, windowMs } of slots) {
      const ends_at = new Date(at.getTime() + windowMs).toISOString()
      const free = names.find((name) => endOf(name) === undefined)
      await to
        .insertInto('rate_counters')
        .values({ key: `${free} ${hashes[0]}`, hits: 1, ends_at })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ hits: 1, ends_at }))
        .execute()
    }
    return { allowed: true }
  },
})
