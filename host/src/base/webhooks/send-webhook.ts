import { type WebhookSecrets, webhookHeaders } from './signature'

export interface Webhook {
  readonly url: string
  readonly secrets: WebhookSecrets
}

interface WebhookMessage {
  /** The receiver's idempotency key. */
  readonly id: string
  readonly body: string
}

interface SendOptions {
  readonly now?: () => Date
  readonly timeLimitMs?: number
}

export type Send = (message: WebhookMessage, stop: AbortSignal) => Promise<void>

/** An answer that is not a success, by its status; the receiver's text is never kept. */
class Refused extends Error {
  constructor(
    readonly status: number,
    readonly askedMs: number | undefined,
  ) {
    super(`the receiver answered ${status}`)
  }

  /** 4xx blames the message, and it will not change; except: too slow, too early, too often, or a conflict of the moment. */
  get retry() {
    return this.status < 400 || this.status >= 500 || [408, 409, 425, 429].includes(this.status)
  }
}

/** `Retry-After` in ms: seconds, or an HTTP date. */
export function retryAfterMs(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime()
  return Number.isFinite(ms) && ms > 0 ? ms : undefined
}

/** Ends an attempt at its time limit, or when the process stops. */
async function limited<Result>(
  limitMs: number,
  stop: AbortSignal,
  work: (end: AbortSignal) => Promise<Result>,
) {
  const attempt = new AbortController()
  const cut = () => attempt.abort(stop.reason)
  const timer = setTimeout(() => attempt.abort(new DOMException('too slow', 'TimeoutError')), limitMs)
  stop.addEventListener('abort', cut)
  if (stop.aborted) cut()
  try {
    return await work(attempt.signal)
  } finally {
    clearTimeout(timer)
    stop.removeEventListener('abort', cut)
  }
}

/**
 * Sends to a webhook within the time limit; resolves once it answered 2xx. Redirects are not followed: personal data go
 * to the configured address and to no other.
 */
export const webhookSender =
  ({ url, secrets }: Webhook, { now = () => new Date(), timeLimitMs = 10_000 }: SendOptions = {}): Send =>
  async ({ id, body }, stop) => {
    const headers = { 'content-type': 'application/json', ...webhookHeaders(id, body, secrets, now()) }
    const response = await limited(timeLimitMs, stop, (signal) =>
      fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal }),
    )
    await response.body?.cancel().catch(() => {}) // the status is the whole answer
    if (response.ok) return
    const mayAsk = response.status === 429 || response.status === 503
    const asked = mayAsk ? retryAfterMs(response.headers.get('retry-after'), now()) : undefined
    throw new Refused(response.status, asked)
  }

/** A failure as a name or a number, without the words of it. */
export function failureOf(cause: unknown): { code: string; retry: boolean; askedMs?: number | undefined } {
  if (cause instanceof Refused)
    return { code: String(cause.status), retry: cause.retry, askedMs: cause.askedMs }
  const { name, code, cause: inner } = Object(cause) as { name?: unknown; code?: unknown; cause?: unknown }
  if (name === 'TimeoutError') return { code: 'timeout', retry: true }
  if (name === 'AbortError') return { code: 'stopped', retry: true }
  const reason = code ?? (Object(inner) as { code?: unknown }).code
  return { code: /^[A-Z][A-Z0-9_]+$/.test(String(reason)) ? String(reason) : 'unknown', retry: true }
}
