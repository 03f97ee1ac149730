import type { Webhook } from './send-webhook'
import { parseWebhookSecrets } from './signature'

/** A receiver of personal data. The text itself may hold a password and is not repeated. */
export function readUrl(name: string, text: string, production: boolean) {
  const { protocol, username, password } = URL.canParse(text) ? new URL(text) : new URL('about:blank')
  const wanted = production ? ['https:'] : ['https:', 'http:']
  if (!wanted.includes(protocol))
    throw new Error(
      `${name} must be a URL that begins with https://${production ? '' : ' (or http:// locally)'}`,
    )
  if (username || password) throw new Error(`${name} must not hold a user name or a password`)
  return text
}

/** A signed webhook that two variables name; undefined without a URL. Throws one plain sentence naming the wrong one. */
export function readWebhook(
  env: NodeJS.ProcessEnv,
  urlName: string,
  secretName: string,
): Webhook | undefined {
  const { [urlName]: url, [secretName]: secret } = env
  if (!url) return undefined
  if (!secret) throw new Error(`${urlName} needs ${secretName} too`)
  return {
    url: readUrl(urlName, url, env.NODE_ENV === 'production'),
    secrets: parseWebhookSecrets(secret, secretName),
  }
}
