import { openHostDatabase } from '../../../../base/database/host-database'
import { type DatabaseKind, temporaryPlace } from '../../../../base/database/testing/places'
import { endsAfterEach } from '../../../../base/testing/ends-after-each'
import { touchesOf } from '../../audit'
import { leadStats } from '../../lead-records'
import { leadStoreOn } from '../../leads.store'
import { queueDelivery } from '../../new-lead'
import { storeLead, testKeys } from '../../testing/lead-server'
import { createOutbox, type OutboxOptions } from '../outbox'
import type { Delivery } from '../outbox.types'

/** A lead as a visitor leaves it; `name` makes it distinct. */
export const newLead = (name: string) => ({
  vertical: 'energy',
  fields: { fullName: name, email: `${name}@example.pt`, phone: '+351912345678', tcConsent: true },
  consents: [{ purpose: 'terms' as const, textVersion: 'energia-2026-11', granted: true }],
})

const startOfTime = Date.UTC(2026, 10, 21, 10)

/** Leads and their outbox at a place, under a clock that only the test moves. */
async function openBench(place: string, options: Partial<OutboxOptions>) {
  const clock = { at: startOfTime }
  const now = () => new Date(clock.at)
  const keys = testKeys()
  const database = await openHostDatabase(place)
  const leads = await leadStoreOn(database, { keys, now })
  const outbox = createOutbox({ database, now, random: () => 1, ...options })

  const leadId = async (reference: string) => {
    const named = database.selectFrom('leads').select('id').where('reference', '=', reference)
    return (await named.executeTakeFirstOrThrow()).id
  }

  return {
    place,
    clock,
    now,
    keys,
    database,
    leads,
    outbox,
    leadId,
    touches: async (reference: string) => touchesOf(database, await leadId(reference)),
    /** The next message that is due. */
    async taken(): Promise<Delivery> {
      const delivery = await outbox.take()
      if (!delivery) throw new Error('nothing is due')
      return delivery
    },
    /** Stores a lead a second later; its reference. */
    async submit(name: string, change: object = {}) {
      clock.at += 1000
      return storeLead(leads, { ...newLead(name), ...change })
    },
    /** Queues another message about a lead, with the state that causes it. */
    async queue(reference: string, topic: string, state: { withdrawn_at?: string; erased_at?: string } = {}) {
      const id = await leadId(reference)
      await database.transaction().execute(async (to) => {
        if (Object.keys(state).length > 0)
          await to.updateTable('leads').set(state).where('id', '=', id).execute()
        await queueDelivery(to, id, topic, now())
      })
    },
    /** How many messages wait, and how many are given up. */
    async counts() {
      const { waiting, dead } = await leadStats(database)
      return { waiting, dead }
    },
    close: () => database.destroy(),
  }
}

/** Opens benches on a kind of database; each is closed after its test. */
export function benches(ends = endsAfterEach()) {
  return async (kind: DatabaseKind, options: Partial<OutboxOptions> = {}) => {
    const bench = await openBench(await temporaryPlace(kind), options)
    ends.push(bench.close)
    return bench
  }
}
