import { readAll } from '../../../base/settings/read-all'
import type { Webhook } from '../../../base/webhooks/send-webhook'
import { parseWebhookSecrets } from '../../../base/webhooks/signature'
import { readUrl, readWebhook } from '../../../base/webhooks/webhook-config'
import type { PhoneService } from '../phone-check/phone-service'

export interface DeliveryConfig {
  /** Where leads are delivered; undefined: they wait in the outbox. */
  readonly crmWebhook: Webhook | undefined
  /** Keys that the CRM signs its milestones with; none: they are refused. */
  readonly milestoneSecrets: readonly Buffer[]
  /** Attempts until a message about a lead is a dead letter. */
  readonly deliveryAttempts: number
  /** Service that checks phone numbers; undefined: no check. */
  readonly phoneVerification: PhoneService | undefined
}

/** Reads where leads go and which service checks them; throws SettingFaults. */
export function readDelivery(env: NodeJS.ProcessEnv): Omit<DeliveryConfig, 'deliveryAttempts'> {
  const production = env.NODE_ENV === 'production'
  const { CRM_MILESTONES_SECRET: milestones } = env
  const { PHONE_VERIFICATION_URL: phone, PHONE_VERIFICATION_KEY: key } = env
  return readAll({
    crmWebhook: () => readWebhook(env, 'CRM_WEBHOOK_URL', 'CRM_WEBHOOK_SECRET'),
    milestoneSecrets: () => (milestones ? parseWebhookSecrets(milestones, 'CRM_MILESTONES_SECRET') : []),
    phoneVerification: () => {
      if (key?.startsWith('whsec_')) parseWebhookSecrets(key, 'PHONE_VERIFICATION_KEY')
      return phone
        ? { url: readUrl('PHONE_VERIFICATION_URL', phone, production), key: key || undefined }
        : undefined
    },
  })
}
