import { randomUUID } from 'node:crypto'
import { boundedFetch } from 'shared-lib/kit/http/bounded-fetch'
import type { PhoneCheck } from '../../../base/tables/leads.schema'
import { parseWebhookSecrets, webhookHeaders } from '../../../base/webhooks/signature'
import { createCircuitBreaker } from './circuit-breaker'

export interface PhoneService {
  readonly url: string
  /** `whsec_…` signs each call; any other key is sent as a bearer token. */
  readonly key: string | undefined
}

interface PhoneCheckOptions {
  readonly now?: () => Date
  /** A visitor waits for it. */
  readonly timeLimitMs?: number
  /** Called when the service is left alone, and when it is used again. */
  readonly changed?: (state: 'open' | 'closed') => void
}

/** E.164 in, never anything thrown. */
export type CheckPhone = (phone: string) => Promise<PhoneCheck>

const failuresUntilOpen = 5
const openMs = 30_000

/** In bytes: the answer is one word. */
const longestAnswer = 64 * 1024

/** Authenticates the request: see docs/contracts/phone-verification.md. */
function identify(key: string | undefined, body: string, at: Date): Readonly<Record<string, string>> {
  if (!key) return {}
  if (!key.startsWith('whsec_')) return { authorization: `Bearer ${key}` }
  return webhookHeaders(randomUUID(), body, parseWebhookSecrets(key, 'PHONE_VERIFICATION_KEY'), at)
}

/** Checks well-formed numbers with the service. Undefined service: no check. */
export function phoneChecker(
  service: PhoneService | undefined,
  { now = () => new Date(), timeLimitMs = 1_500, changed }: PhoneCheckOptions = {},
): CheckPhone {
  if (!service) return async () => 'unchecked'
  const guarded = createCircuitBreaker({
    failures: failuresUntilOpen,
    openMs,
    now: () => now().getTime(),
    ...(changed && { changed }),
  })

  async function ask(phone: string): Promise<PhoneCheck> {
    const body = JSON.stringify({ phone })
    // The number goes to the configured address only: no redirect is followed.
    const options = {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...identify(service?.key, body, now()) },
      body,
      signal: AbortSignal.timeout(timeLimitMs),
    }
    const response = await boundedFetch(service?.url ?? '', options, longestAnswer)
    if (!response.ok) throw new Error(`the phone service answered ${response.status}`)
    const { result } = Object(await response.json()) as { result?: unknown }
    if (result !== 'confirmed' && result !== 'refused') throw new Error('the phone service answered neither')
    return result
  }

  return async (phone) => (await guarded(() => ask(phone))) ?? 'unavailable'
}
