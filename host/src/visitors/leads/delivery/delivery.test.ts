import { randomBytes, randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { openHostDatabase } from '../../../base/database/host-database'
import { databaseKinds, temporaryPlace } from '../../../base/database/testing/places'
import { endsAfterEach } from '../../../base/testing/ends-after-each'
import { until } from '../../../base/testing/until'
import { type WebhookSecrets, webhookHeaders } from '../../../base/webhooks/signature'
import { leadStats } from '../lead-records'
import { leadRoutes } from '../leads.routes'
import { leadStoreOn } from '../leads.store'
import { energySchema, leadBody, testKeys } from '../testing/lead-server'
import { createDelivery } from './delivery'
import type { DeliveryConfig } from './delivery-config'
import { milestoneRoutes } from './milestones.routes'
import { startReceiver } from './testing/receiver'

const secrets: WebhookSecrets = [randomBytes(32)]

describe.each(databaseKinds)('on the %s database', (kind) => {
  const ends = endsAfterEach()

  async function host(change: Partial<DeliveryConfig> = {}) {
    const receiver = await startReceiver(secrets)
    const keys = testKeys()
    const database = await openHostDatabase(await temporaryPlace(kind))
    const lines: string[] = []
    const note = (...line: unknown[]) => void lines.push(JSON.stringify(line))
    const delivery = createDelivery({
      config: {
        production: true,
        crmWebhook: { url: receiver.url, secrets },
        milestoneSecrets: secrets,
        deliveryAttempts: 2,
        phoneVerification: undefined,
        ...change,
      },
      database,
      keys,
      log: { warn: note, error: note },
    })
    const app = Fastify()
    const store = delivery.around(await leadStoreOn(database, { keys }))
    await app.register(leadRoutes, { store, validate: energySchema })
    await app.register(milestoneRoutes, { database, secrets })
    delivery.start()
    ends.push(
      () => app.close(),
      () => delivery.stop(),
      receiver.stop,
      () => database.destroy(),
    )
    const post = (url: string, body: unknown, headers: Record<string, string>) =>
      app.inject({ method: 'POST', url, headers, payload: JSON.stringify(body) })
    const submit = async () => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
      const answer = await post('/api/leads', leadBody(), headers)
      expect(answer.statusCode).toBe(201)
      return answer.json() as { reference: string; statusUrl: string }
    }
    return { app, database, receiver, lines, post, submit }
  }

  it('delivers a lead at once, and shows the milestone that the CRM answers with', async () => {
    const { app, receiver, lines, post, submit } = await host()
    const { reference, statusUrl } = await submit()
    await until(() => receiver.stored.size === 1)
    const [message = ''] = receiver.stored.values()
    expect(JSON.parse(message)).toMatchObject({
      type: 'lead.created',
      data: { reference, fields: { phone: '+351912345678' }, phoneCheck: 'unchecked' },
    })
    const report = { type: 'lead.milestone', data: { reference, milestone: 4 } }
    const signed = webhookHeaders('msg_1', JSON.stringify(report), secrets, new Date())
    await post('/api/webhooks/milestones', report, { 'content-type': 'application/json', ...signed })
    const status = await app.inject(statusUrl.replace('/pedido/', '/api/leads/status/'))
    expect(status.json().milestones).toContainEqual(expect.objectContaining({ number: 4, state: 'current' }))
    expect(lines).toEqual([])
  })

  it('logs that a message failed and was given up, without a word about the person', async () => {
    const { receiver, lines, submit, database } = await host()
    receiver.mishaps.push({ status: 422 })
    await submit()
    await until(async () => (await leadStats(database)).dead === 1)
    await until(() => lines.length === 1)
    expect(lines.join()).toMatch(/"code":"422".*dead letter/)
    expect(lines.join()).not.toMatch(/912345678|Conceição|@/)
  })

  it('lets leads wait where no webhook is named, and logs it once', async () => {
    const { receiver, lines, submit, database } = await host({ crmWebhook: undefined })
    await submit()
    await submit()
    expect(await leadStats(database)).toMatchObject({ waiting: 2, dead: 0 })
    expect(receiver.requests).toEqual([])
    expect(lines).toEqual([expect.stringContaining('CRM_WEBHOOK_URL is not set')])
  })
})
