import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { LeadsSchema } from '../../../base/tables/leads.schema'
import type { LeadKeys } from '../../../base/vault/lead-keys'
import { webhookSender } from '../../../base/webhooks/send-webhook'
import type { LeadStore } from '../leads.types'
import type { CheckPhone } from '../phone-check/phone-service'
import { phoneChecker } from '../phone-check/phone-service'
import type { DeliveryConfig } from './delivery-config'
import { createDeliveryWorker } from './delivery-worker'
import { leadEvent } from './lead-event'
import { createOutbox } from './outbox'

/** A store that notes the phone service's verdict on each new lead. The lead is stored whatever the verdict is. */
export const checkingPhones = (store: LeadStore, check: CheckPhone): LeadStore => ({
  ...store,
  async submit(lead, idempotencyKey, bodyHash) {
    const { phone } = lead.fields
    const phoneCheck = typeof phone === 'string' ? await check(phone) : 'unchecked'
    return store.submit({ ...lead, phoneCheck }, idempotencyKey, bodyHash)
  },
})

interface DeliveryParts {
  readonly config: DeliveryConfig & { readonly production: boolean }
  readonly database: Kysely<LeadsSchema>
  readonly keys: LeadKeys
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

/** Work around a lead's being stored: its number is checked before, and it is delivered after. */
export function createDelivery({ config, database, keys, log }: DeliveryParts) {
  const { crmWebhook, deliveryAttempts: attempts, phoneVerification, production } = config
  const outbox = createOutbox({ database, attempts })
  const check = phoneChecker(phoneVerification, {
    changed: (state) => log.warn(`the phone service ${state === 'open' ? 'fails and rests' : 'is back'}`),
  })
  const worker =
    crmWebhook &&
    createDeliveryWorker({
      outbox,
      bodyOf: (delivery) => leadEvent(database, keys, delivery),
      send: webhookSender(crmWebhook),
      failed: (news) =>
        news.outcome === 'gave-up'
          ? log.error(news, 'a message about a lead is a dead letter')
          : log.warn(news, 'a message about a lead was not delivered yet'),
      broken: (err) => log.error({ err }, 'the outbox of leads does not answer'),
    })

  return {
    /** The store as routes use it: numbers are checked, and a new lead leaves at once. */
    around(store: LeadStore): LeadStore {
      const checked = checkingPhones(store, check)
      return {
        ...checked,
        async submit(...lead) {
          const answer = await checked.submit(...lead)
          if (answer.outcome === 'created') worker?.wake()
          return answer
        },
      }
    },
    /** Begins to deliver due messages. */
    start() {
      if (!worker && production) log.warn('CRM_WEBHOOK_URL is not set: leads wait in the outbox')
      worker?.start()
    },
    stop: async () => worker?.stop(),
  }
}
