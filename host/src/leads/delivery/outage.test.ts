import { databaseKinds, temporaryPlace } from '../../database/testing/places'
import { longestPauseMs, pauseCeilingMs } from './back-off'
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
    const attempts = new Map<string, number[]>()
    const delivered: { reference: string; type: string; at: number }[] = []
    const worker = createDeliveryWorker({
      outbox,
      lanes: 1,
      bodyOf: (delivery) => leadEvent(database, keys, delivery),
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

    // A lead every five minutes for 80 minutes: before, during and after the outage. Some have more to tell.
    const references: string[] = []
    for (let turn = 0; turn < 16; turn++) {
      await pass(startOfTime + turn * 5 * minute)
      const { reference } = await submit(`n${turn}`)
      references.push(reference)
      if (turn % 4 === 3) await tell(reference, 'lead.erased')
    }
    const during = [...attempts.values()].filter((times) => times.length > 1)
    expect(during.length).toBeGreaterThan(8)
    await pass(outage.to + longestPauseMs)
    await close()

    const created = delivered.filter(({ type }) => type === 'lead.created')
    expect(created.map(({ reference }) => reference).sort()).toEqual([...references].sort())
    expect(delivered).toHaveLength(16 + 4)
    const told = (reference: string, type: string) =>
      delivered.findIndex((other) => other.reference === reference && other.type === type)
    for (const { reference } of delivered.filter(({ type }) => type === 'lead.erased'))
      expect(told(reference, 'lead.created')).toBeLessThan(told(reference, 'lead.erased'))
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
