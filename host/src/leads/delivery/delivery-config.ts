import type { PhoneService } from '../phone-check/phone-service'
import type { Webhook } from './send-webhook'
import { parseWebhookSecrets } from './signature'

export interface DeliveryConfig {
  /** Where leads are delivered; undefined: they wait in the outbox. */
  readonly crmWebhook: Webhook | undefined
  /** What the CRM signs its milestones with; none: they are refused. */
  readonly milestoneSecrets: readonly Buffer[]
  /** Attempts until a message about a lead is a dead letter. */
  readonly deliveryAttempts: number
  /** Whom to ask about phone numbers; undefined: nobody. */
  readonly phoneVerification: PhoneService | undefined
}

/** A place for what may be personal data. The text itself may hold a password and is not repeated. */
function readUrl(name: string, text: string, production: boolean) {
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

/** Reads where leads go and who is asked about them; throws one plain sentence naming the variable that is wrong. */
export function readDelivery(env: NodeJS.ProcessEnv): Omit<DeliveryConfig, 'deliveryAttempts'> {
  const production = env.NODE_ENV === 'production'
  const { CRM_MILESTONES_SECRET: milestones } = env
  const { PHONE_VERIFICATION_URL: phone, PHONE_VERIFICATION_KEY: key } = env
  if (key?.startsWith('whsec_')) parseWebhookSecrets(key, 'PHONE_VERIFICATION_KEY')
  return {
    crmWebhook: readWebhook(env, 'CRM_WEBHOOK_URL', 'CRM_WEBHOOK_SECRET'),
    milestoneSecrets: milestones ? parseWebhookSecrets(milestones, 'CRM_MILESTONES_SECRET') : [],
    phoneVerification: phone
      ? { url: readUrl('PHONE_VERIFICATION_URL', phone, production), key: key || undefined }
      : undefined,
  }
}
