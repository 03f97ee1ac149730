import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { exclusive } from '../../base/database/exclusive'
import { createMailLimits } from '../../base/security/mail-limits'
import type { CountersSchema } from '../../base/tables/leads.schema'
import type { VisitorsSchema } from '../../base/tables/visitors.schema'
import { decrypt, encrypt } from '../../base/vault/encrypted-text'
import type { LeadKeys } from '../../base/vault/lead-keys'
import { fingerprint, isSecret, newSecret } from '../../base/vault/secret'
import { emailHashes } from './email-hash'
import type { GivenConsent, NewsletterStore } from './newsletter.types'

interface NewsletterStoreOptions {
  readonly database: Kysely<VisitorsSchema & CountersSchema>
  readonly keys: LeadKeys
  /** How long a link to confirm is good for. */
  readonly confirmMs: number
  readonly now?: () => Date
}

type Rows = Kysely<VisitorsSchema> | Transaction<VisitorsSchema>

/** Sealed part of a subscriber. */
export interface SealedSubscriber {
  readonly leave: string
  readonly email?: string
}

export const subscriberOwner = (id: string) => `newsletter:${id}`
export const mailOwner = (id: string) => `newsletter-mail:${id}`

/** An address is not written to again within this time, however often it is entered. */
const restMs = 60 * 60_000

async function refuseUnknownKeys(database: Kysely<VisitorsSchema>, keys: LeadKeys) {
  const used = await database.selectFrom('newsletter_subscribers').select('key_id').distinct().execute()
  const missing = used.map(({ key_id }) => key_id).filter((id) => !keys.some((key) => key.id === id))
  if (missing.length > 0)
    throw new Error(`stored newsletter addresses need the keys ${missing.join(', ')}: add them to LEADS_KEYS`)
}

/** @throws when addresses were sealed with a key that is not in `keys` */
export async function createNewsletterStore({
  database,
  keys,
  confirmMs,
  now = () => new Date(),
}: NewsletterStoreOptions): Promise<NewsletterStore> {
  await refuseUnknownKeys(database, keys)
  const before = (ms: number) => new Date(now().getTime() - ms).toISOString()

  const note = (
    to: Rows,
    email_hash: string,
    act: VisitorsSchema['newsletter_consents']['act'],
    { textVersion, page, journeyId }: GivenConsent,
  ) =>
    to
      .insertInto('newsletter_consents')
      .values({
        id: randomUUID(),
        email_hash,
        act,
        text_version: textVersion,
        page: page ?? null,
        journey_id: journeyId ?? null,
        at: now().toISOString(),
      })
      .execute()

  /** Confirming and leaving refer to the words that were agreed to. */
  async function noteLater(to: Rows, email_hash: string, act: 'confirmed' | 'withdrawn') {
    const given = await to
      .selectFrom('newsletter_consents')
      .select('text_version')
      .where('email_hash', '=', email_hash)
      .where('act', '=', 'given')
      .orderBy('at', 'desc')
      .executeTakeFirst()
    await note(to, email_hash, act, { textVersion: given?.text_version ?? '' })
  }

  /** Rows found under an older key's hash move to the newest. */
  async function findSubscriber(to: Rows, [hash, ...older]: readonly [string, ...string[]]) {
    if (older.length > 0)
      for (const table of ['newsletter_subscribers', 'newsletter_consents'] as const)
        await to.updateTable(table).set({ email_hash: hash }).where('email_hash', 'in', older).execute()
    return to
      .selectFrom('newsletter_subscribers')
      .selectAll()
      .where('email_hash', '=', hash)
      .executeTakeFirst()
  }

  async function isResting(to: Rows, subscriberId: string) {
    const fresh = await to
      .selectFrom('newsletter_mails')
      .select('id')
      .where('subscriber_id', '=', subscriberId)
      .where('created_at', '>', before(restMs))
      .executeTakeFirst()
    return fresh !== undefined
  }

  const limits = createMailLimits({ kind: 'newsletter', keys, now })

  const dropMails = (to: Rows, subscriberId: string) =>
    to.deleteFrom('newsletter_mails').where('subscriber_id', '=', subscriberId).execute()

  /** A new token ends the one before, so a mail that still waits with that one must not go out. */
  async function queueMail(to: Rows, subscriber_id: string, token: string) {
    await dropMails(to, subscriber_id)
    const id = randomUUID()
    const created_at = now().toISOString()
    await to
      .insertInto('newsletter_mails')
      .values({
        id,
        subscriber_id,
        sealed: encrypt(keys, token, mailOwner(id)),
        attempts: 0,
        next_attempt_at: created_at,
        delivered_at: null,
        failed_at: null,
        created_at,
      })
      .execute()
  }

  const byConfirmToken = (to: Rows, token: string) =>
    to
      .selectFrom('newsletter_subscribers')
      .select('id')
      .where('confirm_hash', '=', fingerprint(token))
      .where((where) =>
        where.or([where('state', '=', 'confirmed'), where('confirm_until', '>', now().toISOString())]),
      )
      .executeTakeFirst()

  const byLeaveToken = (to: Rows, token: string) =>
    to
      .selectFrom('newsletter_subscribers')
      .select('id')
      .where('leave_hash', '=', fingerprint(token))
      .executeTakeFirst()

  return {
    subscribe(email, consent) {
      const hashes = emailHashes(keys, email)
      return exclusive(database, `newsletter ${hashes[0]}`, async (to) => {
        await note(to, hashes[0], 'given', consent)
        const found = await findSubscriber(to, hashes)
        if (found?.state === 'confirmed' || (found && (await isResting(to, found.id)))) return
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
        if (found) await to.updateTable('newsletter_subscribers').set(pending).where('id', '=', id).execute()
        else
          await to
            .insertInto('newsletter_subscribers')
            .values({ ...pending, id, created_at: changed_at })
            .execute()
        await queueMail(to, id, token)
      })
    },

    async noteConsent(email, consent) {
      await note(database, emailHashes(keys, email)[0], 'given', consent)
    },

    mayConfirm: async (token) => isSecret(token) && (await byConfirmToken(database, token)) !== undefined,

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
        if (!confirmed) return (await byConfirmToken(to, token)) !== undefined
        await dropMails(to, confirmed.id) // a repetition may still be due
        await noteLater(to, confirmed.email_hash, 'confirmed')
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
        await noteLater(to, left.email_hash, 'withdrawn')
        return true
      })
    },

    async sweep() {
      await database
        .deleteFrom('newsletter_subscribers')
        .where('state', '=', 'pending')
        .where('confirm_until', '<', now().toISOString())
        .execute()
      await database
        .deleteFrom('newsletter_consents')
        .where('at', '<', before(confirmMs))
        .where('email_hash', 'not in', database.selectFrom('newsletter_subscribers').select('email_hash'))
        .execute()
    },
  }
}
