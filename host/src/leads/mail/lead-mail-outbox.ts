import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { pauses } from '../../newsletter/mail/mail-outbox'
import type { MailOutbox } from '../../newsletter/newsletter.types'
import type { LeadsSchema } from '../../tables/leads.schema'
import { decrypt, encrypt } from '../../vault/encrypted-text'
import type { LeadKeys } from '../../vault/lead-keys'
import type { DueLeadMail } from './lead-mail'

interface LeadMailOutboxOptions {
  readonly database: Kysely<LeadsSchema>
  readonly keys: LeadKeys
  /** Owner that the sealed text of a lead is bound to. */
  readonly leadOwner: (leadId: string) => string
  readonly now?: () => Date
}

/** Owner that the sealed secret of a mail is bound to. */
const mailOwner = (id: string) => `lead-mail:${id}`

/** Makes a mail due with the lead itself: once that is stored, its address will be sent. */
export async function queueLeadMail(
  to: Transaction<LeadsSchema>,
  keys: LeadKeys,
  { leadId, secret, at }: { readonly leadId: string; readonly secret: string; readonly at: Date },
) {
  const id = randomUUID()
  const created_at = at.toISOString()
  await to
    .insertInto('lead_mails')
    .values({
      id,
      lead_id: leadId,
      sealed: encrypt(keys, secret, mailOwner(id)),
      attempts: 0,
      next_attempt_at: created_at,
      delivered_at: null,
      failed_at: null,
      created_at,
    })
    .execute()
}

/** Mails about leads on their way out; several hosts may take from it. None to who withdrew or is erased. */
export function createLeadMailOutbox({
  database,
  keys,
  leadOwner,
  now = () => new Date(),
}: LeadMailOutboxOptions): MailOutbox<DueLeadMail> {
  const nextDue = () =>
    database
      .selectFrom('lead_mails as mail')
      .innerJoin('leads as lead', 'lead.id', 'mail.lead_id')
      .select(['mail.id', 'mail.attempts', 'mail.next_attempt_at', 'mail.sealed as secret'])
      .select(['lead.id as leadId', 'lead.sealed as lead', 'lead.reference', 'lead.vertical'])
      .where('mail.delivered_at', 'is', null)
      .where('mail.failed_at', 'is', null)
      .where('mail.sealed', 'is not', null)
      .where('mail.next_attempt_at', '<=', now().toISOString())
      .where('lead.withdrawn_at', 'is', null)
      .where('lead.erased_at', 'is', null)
      .orderBy('mail.next_attempt_at')
      .executeTakeFirst()

  /** False when another process was first. */
  async function claim({ id, attempts, next_attempt_at }: NonNullable<Awaited<ReturnType<typeof nextDue>>>) {
    const pause = pauses[Math.min(attempts, pauses.length - 1)] ?? 0
    const { numUpdatedRows } = await database
      .updateTable('lead_mails')
      .set({ attempts: attempts + 1, next_attempt_at: new Date(now().getTime() + pause).toISOString() })
      .where('id', '=', id)
      .where('next_attempt_at', '=', next_attempt_at)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  }

  const close = (id: string, how: 'delivered_at' | 'failed_at') =>
    database
      .updateTable('lead_mails')
      .set({ [how]: now().toISOString(), sealed: null })
      .where('id', '=', id)
      .execute()

  return {
    async take() {
      for (;;) {
        const row = await nextDue()
        if (!row) return undefined
        if (!(await claim(row))) continue
        const { email } = JSON.parse(decrypt(keys, row.lead, leadOwner(row.leadId))) as { email: string }
        return {
          id: row.id,
          attempt: row.attempts + 1,
          email,
          secret: decrypt(keys, row.secret ?? '', mailOwner(row.id)),
          reference: row.reference,
          vertical: row.vertical,
        }
      }
    },
    async delivered(id) {
      await close(id, 'delivered_at')
    },
    async attemptFailed({ id, attempt }) {
      if (attempt <= pauses.length) return false
      await close(id, 'failed_at')
      return true
    },
  }
}
