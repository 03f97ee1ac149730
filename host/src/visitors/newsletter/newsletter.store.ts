import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { exclusive } from '../../base/database/exclusive'
import { createMailLimits } from '../../base/security/mail-limits'
import type { CountersSchema } from '../../base/tables/leads.schema'
import type { VisitorsSchema } from '../../base/tables/visitors.schema'
import { decrypt, encrypt } from '../../base/vault/encrypted-text'
import type { LeadKeys } from '../../base/vault/lead-keys'
import { fingerprint, isSecret, newSecret } from '../../base/vault/secret'
import { noteConsent, noteLater } from './consent-notes'
import { emailHashes } from './email-hash'
import type { NewsletterStore } from './newsletter.types'
import { dropMails, isResting, queueMail } from './queue-mail'
import { byConfirmToken, byLeaveToken, findSubscriber } from './subscriber-rows'

interface NewsletterStoreOptions {
  readonly database: Kysely<VisitorsSchema & CountersSchema>
  readonly keys: LeadKeys
  /** How long a link to confirm is good for. */
  readonly confirmMs: number
  readonly now?: () => Date
}

/** Sealed part of a subscriber. */
export interface SealedSubscriber {
  readonly leave: string
  readonly email?: string
}

export const subscriberOwner = (id: string) => `newsletter:${id}`

async function refuseUnknownKeys(database: Kysely<VisitorsSchema>, keys: LeadKeys) {
  const used = await database.selectFrom('newsletter_subscribers').select('key_id').distinct().execute()
  const missing = used.map(({ key_id }) => key_id).filter((id) => !keys.some((key) => key.id === id))
  if (missing.length > 0)
    throw new Error(`stored newsletter addresses need the keys ${missing.join(', ')}: add them to LEADS_KEYS`)
}

/** Unconfirmed addresses go when their link ends, and so do consents of addresses that are not kept. */
async function sweep(database: Kysely<VisitorsSchema>, now: Date, confirmMs: number) {
  await database
    .deleteFrom('newsletter_subscribers')
    .where('state', '=', 'pending')
    .where('confirm_until', '<', now.toISOString())
    .execute()
  await database
    .deleteFrom('newsletter_consents')
    .where('at', '<', new Date(now.getTime() - confirmMs).toISOString())
    .where('email_hash', 'not in', database.selectFrom('newsletter_subscribers').select('email_hash'))
    .execute()
}

/** @throws when addresses were sealed with a key that is not in `keys` */
export async function createNewsletterStore({
  database,
  keys,
  confirmMs,
  now = () => new Date(),
}: NewsletterStoreOptions): Promise<NewsletterStore> {
  await refuseUnknownKeys(database, keys)
  const limits = createMailLimits({ kind: 'newsletter', keys, now })

  return {
    subscribe(email, consent) {
      const hashes = emailHashes(keys, email)
      return exclusive(database, `newsletter ${hashes[0]}`, async (to) => {
        await noteConsent(to, hashes[0], 'given', consent, now())
        const found = await findSubscriber(to, hashes)
        if (found?.state === 'confirmed' || (found && (await isResting(to, found.id, now())))) return
        if (!(await limits.reserve(to, email)).allowed) return
        const id = found?.id ?? randomUUID()
        const { leave }: SealedSubscriber = found
          ? JSON.parse(decrypt(keys, found.sealed, subscriberOwner(id)))
          : { leave: newSecret() }
        const token = newSecret()
        const changed_at = now().toISOString()
        const pending = {
          email_hash: hashes[0],
          key_id: keys[0].id,
          sealed: encrypt(keys, JSON.stringify({ leave, email: email.trim() }), subscriberOwner(id)),
          state: 'pending' as const,
          confirm_hash: fingerprint(token),
          confirm_until: new Date(now().getTime() + confirmMs).toISOString(),
          leave_hash: fingerprint(leave),
          changed_at,
        }
        const row = { ...pending, id, created_at: changed_at }
        if (found) await to.updateTable('newsletter_subscribers').set(pending).where('id', '=', id).execute()
        else await to.insertInto('newsletter_subscribers').values(row).execute()
        await queueMail(to, { subscriberId: id, token, keys, now: now() })
      })
    },

    async noteConsent(email, consent) {
      await noteConsent(database, emailHashes(keys, email)[0], 'given', consent, now())
    },

    mayConfirm: async (token) =>
      isSecret(token) && (await byConfirmToken(database, token, now())) !== undefined,

    async confirm(token) {
      if (!isSecret(token)) return false
      return database.transaction().execute(async (to) => {
        const confirmed = await to
          .updateTable('newsletter_subscribers')
          .set({ state: 'confirmed', changed_at: now().toISOString() })
          .where('confirm_hash', '=', fingerprint(token))
          .where('state', '=', 'pending')
          .where('confirm_until', '>', now().toISOString())
          .returning(['id', 'email_hash'])
          .executeTakeFirst()
        if (!confirmed) return (await byConfirmToken(to, token, now())) !== undefined
        await dropMails(to, confirmed.id) // a repetition may still be due
        await noteLater(to, confirmed.email_hash, 'confirmed', now())
        return true
      })
    },

    mayLeave: async (token) => isSecret(token) && (await byLeaveToken(database, token)) !== undefined,

    async leave(token) {
      const found = isSecret(token) ? await byLeaveToken(database, token) : undefined
      if (!found) return false
      return database.transaction().execute(async (to) => {
        const left = await to
          .updateTable('newsletter_subscribers')
          .set({
            state: 'withdrawn',
            key_id: keys[0].id,
            sealed: encrypt(keys, JSON.stringify({ leave: token }), subscriberOwner(found.id)),
            confirm_hash: null,
            confirm_until: null,
            changed_at: now().toISOString(),
          })
          .where('id', '=', found.id)
          .where('state', '<>', 'withdrawn')
          .returning('email_hash')
          .executeTakeFirst()
        if (!left) return true
        await dropMails(to, found.id)
        await noteLater(to, left.email_hash, 'withdrawn', now())
        return true
      })
    },

    sweep: () => sweep(database, now(), confirmMs),
  }
}
