import type { Kysely, Transaction } from 'kysely'
import { exclusive } from '../../../base/database/exclusive'
import { createMailLimits, defaultMailsPerHour } from '../../../base/security/mail-limits'
import type { LeadsSchema } from '../../../base/tables/leads.schema'
import { decrypt } from '../../../base/vault/encrypted-text'
import type { LeadKeys } from '../../../base/vault/lead-keys'
import { waitingMail } from '../../../base/vault/waiting-mail'
import { pauses } from '../../newsletter/mail/mail-outbox'
import type { MailOutbox } from '../../newsletter/newsletter.types'
import type { DueLeadMail } from './lead-mail'

interface LeadMailOutboxOptions {
  readonly database: Kysely<LeadsSchema>
  readonly keys: LeadKeys
  /** Owner that the sealed text of a lead is bound to. */
  readonly leadOwner: (leadId: string) => string
  readonly now?: () => Date
  /** Mails to all addresses together within an hour. */
  readonly perHour?: number
  /** Called for each mail that waits for a limit. */
  readonly postponed?: (allowance: { readonly limit: 'address' | 'ceiling'; readonly until: Date }) => void
}

/** Owner that the sealed secret of a mail is bound to. */
const mailOwner = (id: string) => `lead-mail:${id}`

/** Makes a mail due with the lead itself: once that is stored, its address will be sent. */
export async function queueLeadMail(
  to: Transaction<LeadsSchema>,
  keys: LeadKeys,
  { leadId, secret, at }: { readonly leadId: string; readonly secret: string; readonly at: Date },
) {
  const mail = waitingMail({ keys, text: secret, ownerOf: mailOwner, at })
  await to
    .insertInto('lead_mails')
    .values({ ...mail, lead_id: leadId })
    .execute()
}

/** Requests that one mail may list; more wait for the next one. */
const mostRequests = 20

/**
 * Mails about leads on their way out; several hosts may take from it. None to a person who withdrew or is erased. One
 * address gets few of them (security/mail-limits.ts): a mail lists every request of that address that waits.
 */
export function createLeadMailOutbox({
  database,
  keys,
  leadOwner,
  now = () => new Date(),
  perHour = defaultMailsPerHour,
  postponed = () => {},
}: LeadMailOutboxOptions): MailOutbox<DueLeadMail> {
  const limits = createMailLimits({ kind: 'lead', keys, now, perHour })

  const open = (rows: Kysely<LeadsSchema>) =>
    rows
      .selectFrom('lead_mails as mail')
      .innerJoin('leads as lead', 'lead.id', 'mail.lead_id')
      .select(['mail.id', 'mail.attempts', 'mail.next_attempt_at', 'mail.sealed as secret'])
      .select(['lead.id as leadId', 'lead.sealed as lead', 'lead.email_hash as emailHash'])
      .select(['lead.reference', 'lead.vertical'])
      .where('mail.delivered_at', 'is', null)
      .where('mail.failed_at', 'is', null)
      .where('mail.sealed', 'is not', null)
      .where('lead.withdrawn_at', 'is', null)
      .where('lead.erased_at', 'is', null)

  const due = (rows: Kysely<LeadsSchema>) =>
    open(rows).where('mail.next_attempt_at', '<=', now().toISOString()).orderBy('mail.next_attempt_at')

  type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof open>['executeTakeFirst']>>>

  const planned = (to: Kysely<LeadsSchema>, id: string, change: Partial<LeadsSchema['lead_mails']>) =>
    to.updateTable('lead_mails').set(change).where('id', '=', id).execute()

  /** The mail to send; undefined when its row was taken by another host, or has to wait. */
  async function claim(to: Transaction<LeadsSchema>, id: string): Promise<DueLeadMail | undefined> {
    const first = await due(to).where('mail.id', '=', id).executeTakeFirst()
    if (!first) return undefined
    const waiting = await open(to)
      .where('mail.id', '<>', id)
      .where('lead.email_hash', '=', first.emailHash ?? '')
      .orderBy('mail.created_at')
      .execute()
    const { email } = JSON.parse(decrypt(keys, first.lead, leadOwner(first.leadId))) as { email: string }
    // A mail that failed before has its reservation.
    const allowance = first.attempts > 0 ? { allowed: true as const } : await limits.reserve(to, email)
    if (!allowance.allowed) {
      const next_attempt_at = allowance.until.toISOString()
      for (const row of [first, ...waiting])
        if (row.attempts === 0 && row.next_attempt_at < next_attempt_at)
          await planned(to, row.id, { next_attempt_at })
      postponed(allowance)
      return undefined
    }
    // Rows taken by another host have an attempt that is not over yet.
    const free = waiting.filter((row) => row.attempts === 0 || row.next_attempt_at <= now().toISOString())
    const rows = [first, ...free].slice(0, mostRequests)
    for (const { id, attempts } of rows) {
      const pause = pauses[Math.min(attempts, pauses.length - 1)] ?? 0
      const next_attempt_at = new Date(now().getTime() + pause).toISOString()
      await planned(to, id, { attempts: attempts + 1, next_attempt_at })
    }
    const requestOf = ({ id, secret, reference, vertical }: Row) => ({
      id,
      secret: decrypt(keys, secret ?? '', mailOwner(id)),
      reference,
      vertical,
    })
    return { id, attempt: first.attempts + 1, email, requests: rows.map(requestOf) }
  }

  const close = (ids: readonly string[], how: 'delivered_at' | 'failed_at') =>
    database
      .updateTable('lead_mails')
      .set({ [how]: now().toISOString(), sealed: null })
      .where('id', 'in', ids)
      .execute()

  return {
    async take() {
      for (;;) {
        const row = await due(database).executeTakeFirst()
        if (!row) return undefined
        // One after the other for one address: of two at once, one would not see the reservation of the other.
        const mail = await exclusive(database, `lead mail ${row.emailHash}`, (to) => claim(to, row.id))
        if (mail) return mail
      }
    },
    // A process that dies before leaves its rows open, and they are due again.
    async delivered({ requests }) {
      const ids = requests.map(({ id }) => id)
      await close(ids, 'delivered_at')
    },
    async attemptFailed({ id, attempt }) {
      if (attempt <= pauses.length) return false
      await close([id], 'failed_at')
      return true
    },
  }
}
