import { randomBytes } from 'node:crypto'
import { openHostDatabase } from '../../../base/database/host-database'
import { temporaryPlace } from '../../../base/database/testing/places'
import { until } from '../../../base/testing/until'
import { parseLeadKeys } from '../../../base/vault/lead-keys'
import { startReceiver } from '../delivery/testing/receiver'
import { checkStored } from './check-stored'
import { leadOf, send } from './client'
import { type LeadHostSettings, leadHosts } from './lead-host'

let hosts: Awaited<ReturnType<typeof leadHosts>>
const ends: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  hosts = await leadHosts()
}, 60_000)
afterEach(async () => {
  await hosts.killAll()
  for (const end of ends.splice(0)) await end()
})

async function together(leaseMs = 2_000) {
  const secret = randomBytes(32)
  const receiver = await startReceiver([secret])
  ends.push(receiver.stop)
  const settings: LeadHostSettings = {
    place: await temporaryPlace('postgres'),
    keys: `k:${randomBytes(32).toString('base64')}`,
    webhook: receiver.url,
    secret: `whsec_${secret.toString('base64')}`,
    leaseMs,
  }
  /** Rows of the one database. */
  const stored = async (sent: Parameters<typeof checkStored>[2]) => {
    const database = await openHostDatabase(settings.place)
    const references = await checkStored(database, parseLeadKeys(settings.keys), sent)
    await database.destroy()
    return [...references.values()]
  }
  return { receiver, settings, stored, delivered: () => deliveredTo(receiver) }
}

const deliveredTo = ({ stored }: { readonly stored: ReadonlyMap<string, string> }) =>
  [...stored.values()].map((body): string => JSON.parse(body).data.reference)

it('goes on when one of two hosts on a PostgreSQL is killed: the other delivers what was under way there', async () => {
  const { receiver, settings, stored, delivered } = await together()
  const first = await hosts.start(settings)
  const second = await hosts.start(settings)
  const lost = [0, 1, 2].map((person) => leadOf(`to-the-first-host-${person}`, person))
  receiver.mishaps.push(...Array<'too-slow'>(100).fill('too-slow')) // as long as the first host lives
  const sentAt = new Map<string, number>()
  for (const lead of lost) {
    const at = performance.now()
    const { status, answer } = await send(first.address, lead)
    expect(status).toBe(201)
    sentAt.set(answer.reference, at)
  }
  await until(() => delivered().length === 3)
  await first.kill()
  receiver.mishaps.length = 0
  receiver.stored.clear() // it died with them too: what follows is delivered again

  const later = [3, 4, 5].map((person) => leadOf(`to-the-second-host-${person}`, person))
  for (const lead of later) expect((await send(second.address, lead)).status).toBe(201)
  for (const lead of lost) expect((await send(second.address, lead)).status).toBe(200)
  await until(() => delivered().length === 6)
  const references = await stored([...lost, ...later])
  expect(delivered().sort()).toEqual(references.sort())
  // Under the ids of the first attempt, and not before its lease was over, which began after the lead was sent.
  for (const [reference, at] of sentAt) {
    const attempts = receiver.requests.filter(({ body }) => JSON.parse(body).data.reference === reference)
    expect(new Set(attempts.map(({ id }) => id)).size).toBe(1)
    expect(Number(attempts[1]?.at) - at).toBeGreaterThan(settings.leaseMs * 0.9)
  }
}, 60_000)
