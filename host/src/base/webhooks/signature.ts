import { createHmac, timingSafeEqual } from 'node:crypto'

/** Newest first: the sender signs with each, the receiver takes any, so that a secret can be changed without a gap. */
export type WebhookSecrets = readonly [Buffer, ...Buffer[]]

/** How far the clocks of sender and receiver may differ, in seconds. */
const toleranceSeconds = 5 * 60

const prefix = 'whsec_'
/** Bytes, as Standard Webhooks 1.0.0 wants them. */
const length = { min: 24, max: 64 }

/**
 * `whsec_<base64>,whsec_<base64>`: secrets that a webhook is signed with. @throws with the name of the variable, never
 * its value
 */
export function parseWebhookSecrets(text: string, variable: string): WebhookSecrets {
  const [first, ...others] = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const base64 = entry.startsWith(prefix) ? entry.slice(prefix.length) : ''
      const secret = Buffer.from(base64, 'base64')
      const whole = /^[A-Za-z0-9+/]+={0,2}$/.test(base64)
      if (!whole || secret.length < length.min || secret.length > length.max)
        throw new Error(`${variable} must be whsec_ and ${length.min} to ${length.max} bytes in base64`)
      return secret
    })
  if (first === undefined) throw new Error(`${variable} is empty`)
  return [first, ...others]
}

interface Signed {
  readonly id: string
  /** Unix seconds, as text. */
  readonly timestamp: string
  readonly body: string | Buffer
}

const signature = ({ id, timestamp, body }: Signed, secret: Buffer) =>
  createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(body).digest('base64')

/** Headers of a webhook as Standard Webhooks 1.0.0 wants them. `id` is the same for every attempt. */
export function webhookHeaders(id: string, body: string, secrets: WebhookSecrets, at: Date) {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map((secret) => `v1,${signature({ id, timestamp, body }, secret)}`)
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}

const same = (given: string, wanted: string) => {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/**
 * The id of a webhook signed with one of the secrets, within the tolerance of now; undefined for any other. The body is
 * taken as it came over the wire.
 */
export function signedId(
  headers: Readonly<Record<string, unknown>>,
  body: Buffer,
  secrets: readonly Buffer[],
  now: Date,
): string | undefined {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    String(headers[name] ?? ''),
  ) as [string, string, string]
  if (!/^[\w-]{1,128}$/.test(id) || !/^\d{1,12}$/.test(timestamp)) return undefined
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > toleranceSeconds) return undefined
  const given = signatures.split(' ').filter((part) => part.startsWith('v1,'))
  const wanted = secrets.map((secret) => `v1,${signature({ id, timestamp, body }, secret)}`)
  // Every pair is compared: the time it takes must not reveal which one matches.
  const fits = given.flatMap((one) => wanted.map((other) => same(one, other)))
  return fits.includes(true) ? id : undefined
}
