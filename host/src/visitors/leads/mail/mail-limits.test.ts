import { openHostDatabase } from '../../../base/database/host-database'
import { databaseKinds, temporaryPlace } from '../../../base/database/testing/places'
import { leadStoreOn } from '../leads.store'
import { leadOwner } from '../new-lead'
import { erase } from '../privacy/erase'
import { storeLead, testKeys } from '../testing/lead-server'
import { leadMail } from './lead-mail'
import { createLeadMailOutbox } from './lead-mail-outbox'

const minute = 60_000
const start = Date.parse('2026-11-22T12:00:00Z')

describe.each(databaseKinds)('mails about leads on the %s database', (kind) => {
  async function open(options: { perHour?: number; postponed?: jest.Mock } = {}) {
    const clock = { at: start }
    const now = () => new Date(clock.at)
    const database = await openHostDatabase(await temporaryPlace(kind))
    const keys = testKeys()
    const store = await leadStoreOn(database, { keys, now })
    const submit = (email = 'ines@example.pt') =>
      storeLead(store, { vertical: 'energy', fields: { email }, consents: [] })
    const outbox = () => createLeadMailOutbox({ database, keys, leadOwner, now, ...options })
    /** Sends due mails, as the worker of one host does. */
    const sendAll = async (from = outbox()) => {
      const mails = []
      for (let mail = await from.take(); mail; mail = await from.take()) {
        await from.delivered(mail)
        mails.push(mail)
      }
      return mails
    }
    return { clock, database, store, submit, outbox, sendAll }
  }

  it('sends one mail an hour and three a day to one address, and lists later requests in the next mail', async () => {
    const { clock, store, submit, sendAll } = await open()
    const submitted: string[] = []
    const mails = []
    for (let turn = 0; turn < 60; turn++) {
      submitted.push((await submit(turn % 2 ? 'ines@example.pt' : ' INES@example.pt')).reference)
      mails.push(...(await sendAll()))
      clock.at += 3 * minute
    }
    for (; clock.at < start + 24 * 60 * minute; clock.at += 10 * minute) mails.push(...(await sendAll()))
    expect(mails).toHaveLength(3)
    for (let turn = 0; turn < 3; turn++, clock.at += 60 * minute) mails.push(...(await sendAll()))
    const listed = mails.flatMap(({ requests }) => requests.map(({ reference }) => reference))
    expect(listed.toSorted()).toEqual(submitted.toSorted())
    const [, second] = mails
    if (!second) throw new Error('there is a second mail')
    const { text, html, subject } = leadMail(second, {
      siteName: 'Quero Poupar',
      origin: 'https://q.example',
    })
    expect(subject).toBe(`Os teus ${second.requests.length} pedidos`)
    for (const { reference, secret } of second.requests)
      for (const form of [text, html]) {
        expect(form).toContain(reference)
        expect(form).toContain(`https://q.example/pedido/${secret}`)
      }
    await store.close()
  })

  it('counts mails of two hosts together', async () => {
    const { store, submit, outbox } = await open()
    for (let turn = 0; turn < 4; turn++) await submit()
    const [one, other] = [outbox(), outbox()]
    const taken = await Promise.all([one.take(), other.take(), one.take(), other.take()])
    expect(taken.filter(Boolean)).toHaveLength(1)
    await store.close()
  })

  it('keeps the count when the lead is erased', async () => {
    const { store, database, submit, sendAll, clock } = await open()
    const { secret } = await submit()
    expect(await sendAll()).toHaveLength(1)
    await erase(database, { secret }, 'visitor', new Date(clock.at))
    await submit()
    expect(await sendAll()).toEqual([])
    await store.close()
  })

  it('sends a mail that failed again without waiting for the hour, with what came later', async () => {
    const { store, submit, outbox, sendAll, clock } = await open()
    await submit()
    const host = outbox()
    const mail = await host.take()
    if (!mail) throw new Error('a mail is due')
    expect(await host.attemptFailed(mail)).toBe(false)
    await submit()
    expect(await sendAll()).toEqual([])
    clock.at += minute
    expect((await sendAll()).map(({ requests }) => requests.length)).toEqual([2])
    await store.close()
  })

  it('stops at the ceiling for all addresses, reports it, and goes on an hour later', async () => {
    const postponed = jest.fn()
    const { store, submit, sendAll, clock } = await open({ perHour: 2, postponed })
    for (const name of ['a', 'b', 'c']) await submit(`${name}@example.pt`)
    expect(await sendAll()).toHaveLength(2)
    expect(postponed.mock.calls).toEqual([[expect.objectContaining({ limit: 'ceiling' })]])
    clock.at += 61 * minute
    expect(await sendAll()).toHaveLength(1)
    await store.close()
  })
})
