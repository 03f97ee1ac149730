import { createHmac, timingSafeEqual } from 'node:crypto'

/** One micro-frontend that a single browser gets from its own machine, the rest of the site as deployed. */
export interface Override {
  readonly name: `mf-${string}`
  /** `http://localhost:4180`, read only in the browser that has the override. */
  readonly origin: string
}

const form = /^(mf-[a-z]+)@(http:\/\/(?:localhost|127\.0\.0\.1):\d{1,5})$/

/** `mf-energy@http://localhost:4180`. Undefined for anything else: an override never leads to another machine. */
export function readOverride(text: string): Override | undefined {
  const [, name, origin] = form.exec(text) ?? []
  return name && origin && URL.canParse(origin) ? { name: name as Override['name'], origin } : undefined
}

export const overrideText = ({ name, origin }: Override) => `${name}@${origin}`

const signatureOf = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex')

const isEqual = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** `<override>~<expiry, Unix seconds>~<HMAC-SHA-256>`: what a production host honours until then. */
export function signOverride(override: Override, expires: Date, secret: string): string {
  const text = `${overrideText(override)}~${Math.floor(expires.getTime() / 1000)}`
  return `${text}~${signatureOf(text, secret)}`
}

/** A signed override whose time has not come, with its end; undefined for any other text. */
export function checkSignedOverride(text: string, secret: string, now: Date) {
  const [plain = '', until = '', signature = ''] = text.split('~')
  if (!/^\d{1,12}$/.test(until) || !isEqual(signature, signatureOf(`${plain}~${until}`, secret)))
    return undefined
  const expires = new Date(Number(until) * 1000)
  const override = readOverride(plain)
  return override && expires > now ? { override, expires } : undefined
}
