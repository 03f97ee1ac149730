import { databaseKinds, temporaryPlace } from '../../../base/database/testing/places'
import { longestPauseMs, pauseCeilingMs } from '../../../base/webhooks/back-off'
import { createDeliveryWorker } from './delivery-worker'
import { leadEvent } from './lead-event'
import { openBench, startOfTime } from './testing/outbox-bench'

const minute = 60_000
const outage = { from: startOfTime + 10 * minute, to: startOfTime + 70 * minute }

/** The same numbers on every run, spread over 0 to 1 (golden ratio). */
function spread() {
  let turn = 0
  return () => (++turn * 0.6180339887) % 1
}

it.each(databaseKinds)(
  'delivers everything after an hour without the webhook (%s)',
  async (kind) => {
    const { clock, database, keys, outbox, submit, tell, close } = await openBench(
      await temporaryPlace(kind),
      {
        random: spread(),
      },
    )
    const referenceOf = async (id: string) =>
      (await database.selectFrom('leads').select('reference').where('id', '=', id).executeTakeFirstOrThrow())
        .reference
    const attempts = new Map<string, number[]>()
    const delivered: { reference: string; type: string; at: number }[] = []
    const worker = createDeliveryWorker({
      outbox,
      lanes: 1,
      bodyOf: async (delivery) =>
        delivery.topic === 'lead.noted'
          ? JSON.stringify({ type: delivery.topic, data: { reference: await referenceOf(delivery.leadId) } })
          : leadEvent(database, keys, delivery),
      async send({ id, body }) {
        attempts.set(id, [...(attempts.get(id) ?? []), clock.at])
        if (clock.at >= outage.from && clock.at < outage.to)
          throw Object.assign(new Error(), { code: 'ECONNREFUSED' })
        const { type, data } = JSON.parse(body)
        delivered.push({ reference: data.reference, type, at: clock.at })
      },
      failed: () => {},
      broken: (cause) => {
        throw cause
      },
    })

    /** Lets the worker look at every due time up to `until`, as its timer would. */
    async function pass(until: number) {
      for (;;) {
        await worker.deliverDue()
        const { next } = await database
          .selectFrom('outbox')
          .select(({ fn }) => fn.min('next_attempt_at').as('next'))
          .where('delivered_at', 'is', null)
          .where('next_attempt_at', '>', new Date(clock.at).toISOString())
          .executeTakeFirstOrThrow()
        const at = next ? Date.parse(next) : Number.POSITIVE_INFINITY
        if (at > until) break
        clock.at = at
      }
      clock.at = Math.max(clock.at, until)
    }

    // A lead every five minutes for 80 minutes: before, during and after the outage. Some have more to tell,
    // and two are erased before anybody could be told of them.
    const noted: string[] = []
    const erased: string[] = []
    const references: string[] = []
    for (let turn = 0; turn < 16; turn++) {
      await pass(startOfTime + turn * 5 * minute)
      const { reference } = await submit(`n${turn}`)
      if (turn === 5 || turn === 6) {
        await pass(clock.at + minute)
        await tell(reference, 'lead.erased', { erased_at: new Date(clock.at).toISOString() })
        erased.push(reference)
        continue
      }
      references.push(reference)
      if (turn % 4 === 3) {
        await tell(reference, 'lead.noted')
        noted.push(reference)
      }
    }
    const during = [...attempts.values()].filter((times) => times.length > 1)
    expect(during.length).toBeGreaterThan(8)
    await pass(outage.to + longestPauseMs)
    await close()

    const told = (type: string) =>
      delivered.filter((other) => other.type === type).map(({ reference }) => reference)
    expect(told('lead.created').sort()).toEqual([...references].sort())
    expect(told('lead.noted').sort()).toEqual([...noted].sort())
    expect(told('lead.erased').sort()).toEqual([...erased].sort())
    for (const reference of noted)
      expect(delivered.filter((other) => other.reference === reference).map(({ type }) => type)).toEqual([
        'lead.created',
        'lead.noted',
      ])
    // Nobody waits longer than an hour once the webhook is back, and every pause is within its bounds.
    for (const { at } of delivered) expect(at).toBeLessThanOrEqual(outage.to + longestPauseMs)
    for (const times of attempts.values())
      for (const [index, at] of times.slice(1).entries()) {
        const pause = at - (times[index] ?? 0)
        expect(pause).toBeGreaterThanOrEqual(1000)
        expect(pause).toBeLessThanOrEqual(pauseCeilingMs(index + 1))
      }
  },
  60_000,
)
