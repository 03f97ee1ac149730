import type { Kysely, Transaction } from 'kysely'
import type { VisitorsSchema } from '../../base/tables/visitors.schema'
import { fingerprint } from '../../base/vault/secret'

export type Rows = Kysely<VisitorsSchema> | Transaction<VisitorsSchema>

/** Rows found under an older key's hash move to the newest. */
export async function findSubscriber(to: Rows, [hash, ...older]: readonly [string, ...string[]]) {
  if (older.length > 0)
    for (const table of ['newsletter_subscribers', 'newsletter_consents'] as const)
      await to.updateTable(table).set({ email_hash: hash }).where('email_hash', 'in', older).execute()
  return to.selectFrom('newsletter_subscribers').selectAll().where('email_hash', '=', hash).executeTakeFirst()
}

/** Who may confirm with this token: a second time too. */
export const byConfirmToken = (to: Rows, token: string, now: Date) =>
  to
    .selectFrom('newsletter_subscribers')
    .select('id')
    .where('confirm_hash', '=', fingerprint(token))
    .where((where) =>
      where.or([where('state', '=', 'confirmed'), where('confirm_until', '>', now.toISOString())]),
    )
    .executeTakeFirst()

export const byLeaveToken = (to: Rows, token: string) =>
  to
    .selectFrom('newsletter_subscribers')
    .select('id')
    .where('leave_hash', '=', fingerprint(token))
    .executeTakeFirst()
