import { openHostDatabase } from '../../../base/database/host-database'
import { parseLeadKeys } from '../../../base/vault/lead-keys'
import { webhookSender } from '../../../base/webhooks/send-webhook'
import { parseWebhookSecrets } from '../../../base/webhooks/signature'
import { createDeliveryWorker } from '../delivery/delivery-worker'
import { leadEvent } from '../delivery/lead-event'
import { createOutbox } from '../delivery/outbox'
import { leadStoreOn } from '../leads.store'
import { leadServer } from '../testing/lead-server'
import type { LeadHostSettings } from './lead-host'

// Takes leads and delivers them, in a process of its own that a test may kill. Short times, or a proof would take hours.
async function run({ place, keys: keyText, webhook, secret, leaseMs }: LeadHostSettings) {
  const keys = parseLeadKeys(keyText)
  const database = await openHostDatabase(place)
  const leads = await leadStoreOn(database, { keys })
  const secrets = parseWebhookSecrets(secret, 'secret')
  const worker = createDeliveryWorker({
    outbox: createOutbox({ database, leaseMs, random: () => 0 }), // the shortest pauses
    bodyOf: (delivery) => leadEvent(database, keys, delivery),
    send: webhookSender({ url: webhook, secrets }, { timeLimitMs: leaseMs * 0.8 }),
    failed: () => {},
    broken: (cause) => console.error(cause),
    everyMs: 200,
  })
  const store: typeof leads = {
    ...leads,
    async submit(...lead) {
      const answer = await leads.submit(...lead)
      if (answer.outcome === 'created') worker.wake()
      return answer
    },
  }
  const { app } = await leadServer({ keys, store })
  worker.start()
  process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
}

run(JSON.parse(process.argv[2] ?? '{}')).catch((cause: unknown) => {
  console.error(cause)
  process.exit(1)
})
