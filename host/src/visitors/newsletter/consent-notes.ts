import { randomUUID } from 'node:crypto'
import type { VisitorsSchema } from '../../base/tables/visitors.schema'
import type { GivenConsent } from './newsletter.types'
import type { Rows } from './subscriber-rows'

type Act = VisitorsSchema['newsletter_consents']['act']

/** Notes what was agreed to, or taken back. */
export const noteConsent = (
  to: Rows,
  email_hash: string,
  act: Act,
  { textVersion, page, journeyId }: GivenConsent,
  now: Date,
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
      at: now.toISOString(),
    })
    .execute()

/** Confirming and leaving refer to the words that were agreed to. */
export async function noteLater(to: Rows, email_hash: string, act: 'confirmed' | 'withdrawn', now: Date) {
  const given = await to
    .selectFrom('newsletter_consents')
    .select('text_version')
    .where('email_hash', '=', email_hash)
    .where('act', '=', 'given')
    .orderBy('at', 'desc')
    .executeTakeFirst()
  await noteConsent(to, email_hash, act, { textVersion: given?.text_version ?? '' }, now)
}
