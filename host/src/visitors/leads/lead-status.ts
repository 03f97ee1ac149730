import { callWords } from 'shared-lib/rules/calls/call-words'
import type { LeadStatus, LeadStore } from './leads.types'

/**
 * The address is the secret: no cache, no index and no referrer may keep it, and no page that opened it holds its window. Public pages send no
 * opener policy: for it a browser starts another process once the answer has come, before anything can be painted.
 */
export const leadStatusHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
} as const

export interface LeadStatusView extends LeadStatus {
  /** The moment it is looked at. */
  readonly now: Date
  /** When and how we call, in words. */
  readonly callText: string
}

const callTextOf = ({ call, erasedAt }: LeadStatus, now: Date) =>
  erasedAt === null ? `${callWords(call ?? undefined, now)}.` : 'Foi apagado com os teus dados.'

/** Answer of the pages of `/pedido/:secret`, or undefined when no lead has this secret (a 404 page). */
export async function leadStatusPage(
  store: LeadStore,
  secret: string,
  now = new Date(),
): Promise<LeadStatusView | undefined> {
  const status = await store.statusBySecret(secret)
  return status && { ...status, now, callText: callTextOf(status, now) }
}
