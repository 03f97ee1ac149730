import { databaseKinds } from '../../../base/database/testing/places'
import { createOutbox, type OutboxOptions } from './outbox'
import { benches } from './testing/outbox-bench'

const second = 1000
const again = { code: '503', retry: true }
const withdrawal = '2026-11-21T10:00:02.000Z'
const never = { code: '422', retry: false }

describe.each(databaseKinds)('on the %s database', (kind) => {
  const openBench = benches()
  const bench = (options?: Partial<OutboxOptions>) => openBench(kind, options)

  it('gives each message once, the oldest first, and none before its time', async () => {
    const { outbox, submit, taken, leadId, clock } = await bench()
    const [one, two] = [await submit('um'), await submit('dois')]
    expect(await taken()).toMatchObject({
      leadId: await leadId(one.reference),
      topic: 'lead.created',
      attempt: 1,
      createdAt: '2026-11-21T10:00:01.000Z',
    })
    expect(await taken()).toMatchObject({ leadId: await leadId(two.reference), attempt: 1 })
    expect(await outbox.take()).toBeUndefined()
    clock.at += 59 * second
    expect(await outbox.take()).toBeUndefined()
  })

  it('is never given twice to hosts that ask at the same moment', async () => {
    const { database, now, submit } = await bench()
    for (let turn = 0; turn < 10; turn++) await submit(`n${turn}`)
    const hosts = Array.from({ length: 4 }, () => createOutbox({ database, now }))
    const taken = await Promise.all(Array.from({ length: 40 }, (_, turn) => hosts[turn % 4]?.take()))
    const ids = taken.flatMap((delivery) => delivery?.id ?? [])
    expect(ids).toHaveLength(10)
    expect(new Set(ids).size).toBe(10)
  })

  it('gives a claim again once its lease ends, with the attempt counted', async () => {
    const { outbox, submit, taken, clock } = await bench()
    await submit('um')
    const first = await taken()
    clock.at += 60 * second
    expect(await taken()).toEqual({ ...first, attempt: 2 })
    // A failure reported after the lease has passed to another host is ignored.
    expect(await outbox.failed(first, again)).toBe('late')
    // But its delivery has arrived.
    await outbox.delivered(first)
    clock.at += 3600 * second
    expect(await outbox.take()).toBeUndefined()
  })

  it('waits after a failure as long as is stated, and longer where the receiver asks', async () => {
    const { outbox, submit, taken, clock } = await bench()
    await submit('um')
    for (const [askedMs, pause] of [
      [undefined, 10 * second],
      [undefined, 20 * second],
      [90 * second, 90 * second],
      [undefined, 80 * second],
      [24 * 3600 * second, 3600 * second],
    ] as const) {
      expect(await outbox.failed(await taken(), { ...again, askedMs })).toBe('again')
      clock.at += pause - 1
      expect(await outbox.take()).toBeUndefined()
      clock.at += 1
    }
    expect(await taken()).toMatchObject({ attempt: 6 })
  })

  it('gives up after the last attempt, lists it, and sends it again when asked to', async () => {
    const { outbox, submit, taken, clock, touches, counts } = await bench({ attempts: 2 })
    const { reference } = await submit('um')
    clock.at += second
    const first = await taken()
    expect(await outbox.failed(first, again)).toBe('again')
    clock.at += 10 * second
    expect(await outbox.failed(await taken(), again)).toBe('gave-up')
    clock.at += 3600 * second
    expect(await outbox.take()).toBeUndefined()
    const failure = { failedAt: '2026-11-21T10:00:12.000Z', lastFailure: '503' }
    expect(await outbox.deadLetters()).toEqual([
      { id: first.id, reference, topic: 'lead.created', attempts: 2, ...failure },
    ])
    expect(await counts()).toEqual({ waiting: 0, dead: 1 })

    expect(await outbox.resend('QP-AAAA-AAAA', 'operator:ana')).toBe(0)
    clock.at += second
    expect(await outbox.resend(reference, 'operator:ana')).toBe(1)
    expect(await outbox.deadLetters()).toEqual([])
    expect(await outbox.resend(reference, 'operator:ana')).toBe(0)
    clock.at += second
    expect(await taken()).toEqual(first)
    await outbox.delivered(first)
    expect((await touches(reference)).map(({ actor, act, detail }) => [actor, act, detail])).toEqual([
      ['visitor', 'created', null],
      ['delivery', 'delivery-failed', '503, attempt 1'],
      ['delivery', 'gave-up', '503, attempt 2'],
      ['operator:ana', 'resent', 'lead.created'],
      ['delivery', 'delivered', 'lead.created, attempt 1'],
    ])
  })

  it('gives up a message whose last attempt ended with its host', async () => {
    const { outbox, submit, taken, clock } = await bench({ attempts: 2 })
    await submit('um')
    for (const _ of [1, 2]) {
      await taken()
      clock.at += 60 * second
    }
    expect(await outbox.take()).toBeUndefined()
    expect(await outbox.deadLetters()).toMatchObject([{ attempts: 2, lastFailure: 'unfinished' }])
  })

  it('lets a later message of a lead wait for the earlier one, also behind a dead letter', async () => {
    const { outbox, submit, queue, taken, clock } = await bench()
    const { reference } = await submit('um')
    await queue(reference, 'lead.noted')
    const first = await taken()
    expect(first.topic).toBe('lead.created')
    expect(await outbox.take()).toBeUndefined()
    await outbox.failed(first, never)
    clock.at += 3600 * second
    expect(await outbox.take()).toBeUndefined()

    // Others are not held up by it.
    await submit('dois')
    expect((await taken()).topic).toBe('lead.created')
    await outbox.resend(reference, 'operator:ana')
    await outbox.delivered(await taken())
    expect((await taken()).topic).toBe('lead.noted')
  })

  it.each([
    ['never tried', undefined],
    ['waiting for another attempt', again],
    ['a dead letter', never],
  ])('reports a withdrawal at once and nothing before it, when the lead was %s', async (_, failure) => {
    const { outbox, submit, queue, taken, touches, counts } = await bench()
    const { reference } = await submit('um')
    if (failure) await outbox.failed(await taken(), failure)
    await queue(reference, 'lead.withdrawn', { withdrawn_at: withdrawal })
    const next = await taken()
    expect(next.topic).toBe('lead.withdrawn')
    await outbox.delivered(next)
    expect(await outbox.deadLetters()).toEqual([])
    expect(await counts()).toEqual({ waiting: 0, dead: 0 })
    const notSent = { actor: 'delivery', act: 'not-sent', detail: 'lead.created' }
    expect(await touches(reference)).toContainEqual(expect.objectContaining(notSent))
  })

  it('reports an erasure alone, and lets what is under way come to its end before', async () => {
    const { outbox, submit, queue, taken, clock } = await bench()
    const { reference } = await submit('um')
    const under = await taken()
    await queue(reference, 'lead.withdrawn', { withdrawn_at: withdrawal })
    await queue(reference, 'lead.erased', { erased_at: withdrawal })
    expect(await outbox.take()).toBeUndefined()
    await outbox.notSent(under)
    expect((await taken()).topic).toBe('lead.erased')
    clock.at += 60 * second
    expect((await taken()).topic).toBe('lead.erased')
  })
})
