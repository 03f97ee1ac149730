import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openHostDatabase } from '../../../base/database/host-database'
import { databaseKinds, temporaryPlace } from '../../../base/database/testing/places'
import { parseLeadKeys } from '../../../base/vault/lead-keys'
import { parseWebhookSecrets } from '../../../base/webhooks/signature'
import { touchesOf } from '../audit'
import { leadStats } from '../lead-records'
import { leadStoreOn } from '../leads.store'
import { newLead } from './testing/outbox-bench'
import { startReceiver } from './testing/receiver'

const script = join(__dirname, 'testing', 'delivery-worker.cli.ts')
const base64 = () => randomBytes(32).toString('base64')
const [leads, leaseMs] = [40, 1_000]

/** After so many stored leads a worker dies so many ms after it sent: before the answer, around the mark, later. */
const deaths = [
  { stored: 0, delayMs: 0 },
  { stored: 10, delayMs: 4 },
  { stored: 20, delayMs: 20 },
]

const running = new Map<string, ChildProcess>()
afterEach(() => {
  for (const child of running.values()) child.kill('SIGKILL')
  running.clear()
})

describe.each(databaseKinds)('on the %s database', (kind) => {
  it('has each lead stored once at the receiver, however often a worker is killed', async () => {
    const place = await temporaryPlace(kind)
    const [keyText, secret] = [`k:${base64()}`, `whsec_${base64()}`]
    const keys = parseLeadKeys(keyText)
    const database = await openHostDatabase(place)
    const store = await leadStoreOn(database, { keys })
    const references = new Set<string>()
    for (let turn = 0; turn < leads; turn++) {
      const answer = await store.submit(newLead(`n${turn}`), randomUUID(), 'hash')
      if (answer.outcome !== 'conflict') references.add(answer.reference)
    }

    const dying = new Set<string>()
    const receiver = await startReceiver(parseWebhookSecrets(secret, 'secret'), ({ url }) => {
      const death = deaths[dying.size]
      const sender = url.split('?')[1] ?? ''
      if (!death || dying.has(sender) || receiver.stored.size < death.stored) return
      dying.add(sender)
      setTimeout(() => running.get(sender)?.kill('SIGKILL'), death.delayMs)
    })

    async function work(): Promise<void> {
      const name = randomUUID()
      const url = `${receiver.url}?${name}`
      const child = spawn(
        process.execPath,
        ['--import', 'tsx', script, place, keyText, url, secret, String(leaseMs)],
        { stdio: ['ignore', 'ignore', 'inherit'] },
      )
      running.set(name, child)
      await once(child, 'exit')
      if (running.delete(name)) return work() // another takes the place of one that was killed
    }
    // PostgreSQL serves two at once: one goes on while the other is dead.
    for (let workers = kind === 'postgres' ? 2 : 1; workers > 0; workers--) void work()
    while ((await leadStats(database)).waiting > 0) await pause(50)
    expect(dying.size).toBe(deaths.length)

    const told = [...receiver.stored.values()].map((body) => JSON.parse(body).data.reference)
    expect(told.sort()).toEqual([...references].sort())
    expect(new Set(receiver.requests.map(({ id }) => id)).size).toBe(leads)
    const { id } = await database.selectFrom('leads').select('id').limit(1).executeTakeFirstOrThrow()
    expect((await touchesOf(database, id)).filter(({ act }) => act === 'delivered')).toHaveLength(1)
    await database.destroy()
    await receiver.stop()
  }, 240_000)
})
