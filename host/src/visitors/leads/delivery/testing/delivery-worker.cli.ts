import { openHostDatabase } from '../../../../base/database/host-database'
import { parseLeadKeys } from '../../../../base/vault/lead-keys'
import { webhookSender } from '../../../../base/webhooks/send-webhook'
import { parseWebhookSecrets } from '../../../../base/webhooks/signature'
import { createDeliveryWorker } from '../delivery-worker'
import { leadEvent } from '../lead-event'
import { createOutbox } from '../outbox'

// A delivery worker in a process of its own, so that a test can kill it without warning.
const [place = '', keyText = '', url = '', secret = '', leaseMs = ''] = process.argv.slice(2)

async function start() {
  const database = await openHostDatabase(place)
  const keys = parseLeadKeys(keyText)
  createDeliveryWorker({
    outbox: createOutbox({ database, leaseMs: Number(leaseMs) }),
    bodyOf: (delivery) => leadEvent(database, keys, delivery),
    send: webhookSender({ url, secrets: parseWebhookSecrets(secret, 'secret') }),
    failed: (news) => process.stderr.write(`${JSON.stringify(news)}\n`),
    broken: (cause) => process.stderr.write(`${cause}\n`),
    everyMs: 40,
  }).start()
  setInterval(() => {}, 1_000) // the worker's own timer keeps no process alive
}

void start()
