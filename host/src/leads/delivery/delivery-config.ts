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

/** A place for personal data. The text itself may hold a password and is not repeated. */
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

/** Reads where leads go and who is asked about them; throws one plain sentence naming the variable that is wrong. */
export function readDelivery(env: NodeJS.ProcessEnv): Omit<DeliveryConfig, 'deliveryAttempts'> {
  const production = env.NODE_ENV === 'production'
  const { CRM_WEBHOOK_URL: crm, CRM_WEBHOOK_SECRET: secret, CRM_MILESTONES_SECRET: milestones } = env
  const { PHONE_VERIFICATION_URL: phone, PHONE_VERIFICATION_KEY: key } = env
  if (crm && !secret) throw new Error('CRM_WEBHOOK_URL needs CRM_WEBHOOK_SECRET too')
  if (key?.startsWith('whsec_')) parseWebhookSecrets(key, 'PHONE_VERIFICATION_KEY')
  return {
    crmWebhook: crm
      ? {
          url: readUrl('CRM_WEBHOOK_URL', crm, production),
          secrets: parseWebhookSecrets(secret ?? '', 'CRM_WEBHOOK_SECRET'),
        }
      : undefined,
    milestoneSecrets: milestones ? parseWebhookSecrets(milestones, 'CRM_MILESTONES_SECRET') : [],
    phoneVerification: phone
      ? { url: readUrl('PHONE_VERIFICATION_URL', phone, production), key: key || undefined }
      : undefined,
  }
}
