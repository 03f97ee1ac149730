import { databaseKinds } from '../../../base/database/testing/places'
import { benches } from '../delivery/testing/outbox-bench'
import type { NewLead } from '../leads.types'
import { leadOwner } from '../new-lead'
import { erase } from '../privacy/erase'
import { withdraw } from '../privacy/withdraw'
import { storeLead } from '../testing/lead-server'
import { leadMail } from './lead-mail'
import { createLeadMailOutbox } from './lead-mail-outbox'

const minute = 60_000
const start = Date.parse('2026-11-22T12:00:00Z')
const site = { siteName: 'Quero Poupar', origin: 'https://q.example' }
const fields = { fullName: 'Inês Conceição', email: 'ines@example.pt', phone: '+351912345678' }

describe.each(databaseKinds)('mails about leads on the %s database', (kind) => {
  const openBench = benches()

  async function open(options: { perHour?: number; postponed?: jest.Mock } = {}) {
    const { leads, ...bench } = await openBench(kind)
    const { clock, database, keys, now } = bench
    clock.at = start
    const store = (change: Partial<NewLead>) =>
      storeLead(leads, { vertical: 'energy', fields, consents: [], ...change })
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
    const submit = (email = fields.email) => store({ fields: { email } })
    return { ...bench, store, submit, outbox, sendAll }
  }

  async function sent(change: Partial<NewLead> = {}) {
    const { database, now, outbox, store } = await open()
    return { database, now, outbox: outbox(), ...(await store(change)) }
  }

  it('bring who left an email the secret address of the request, once, and keep it sealed until then', async () => {
    const { database, now, outbox, reference, secret } = await sent()
    const stored = await database.selectFrom('lead_mails').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(secret)
    const due = await outbox.take()
    if (!due) throw new Error('a mail is due')
    const mail = leadMail(due, site)
    expect(mail).toMatchObject({ to: fields.email, subject: `O teu pedido de energia: ${reference}` })
    for (const form of [mail.text, mail.html]) {
      expect(form).toContain(`https://q.example/pedido/${secret}`)
      expect(form).not.toMatch(/Inês|912345678/)
    }
    expect(await outbox.take()).toBeUndefined() // it is under way
    await outbox.delivered(due)
    const [row] = await database.selectFrom('lead_mails').selectAll().execute()
    expect(row).toMatchObject({ sealed: null, delivered_at: now().toISOString() })
  })

  it.each<[string, Partial<NewLead>]>([
    ['left no email', { fields: { phone: fields.phone } }],
    ['looks like no person', { suspicion: 'trap' }],
  ])('go to no visitor who %s', async (_, of) => expect(await (await sent(of)).outbox.take()).toBeUndefined())

  it.each([
    ['withdrew', withdraw],
    ['is erased', erase],
  ])('go to no visitor who %s before they are sent', async (_, change) => {
    const { database, now, outbox, secret } = await sent()
    await change(database, { secret }, 'visitor', now())
    expect(await outbox.take()).toBeUndefined()
  })

  it('go once an hour and three times a day to one address, and list later requests in the next one', async () => {
    const { clock, submit, sendAll } = await open()
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
    const { text, html, subject } = leadMail(second, site)
    expect(subject).toBe(`Os teus ${second.requests.length} pedidos`)
    for (const { reference, secret } of second.requests)
      for (const form of [text, html]) {
        expect(form).toContain(reference)
        expect(form).toContain(`https://q.example/pedido/${secret}`)
      }
  })

  it('are counted over two hosts together', async () => {
    const { submit, outbox } = await open()
    for (let turn = 0; turn < 4; turn++) await submit()
    const [one, other] = [outbox(), outbox()]
    const taken = await Promise.all([one.take(), other.take(), one.take(), other.take()])
    expect(taken.filter(Boolean)).toHaveLength(1)
  })

  it('still count when the lead is erased', async () => {
    const { database, submit, sendAll, now } = await open()
    const { secret } = await submit()
    expect(await sendAll()).toHaveLength(1)
    await erase(database, { secret }, 'visitor', now())
    await submit()
    expect(await sendAll()).toEqual([])
  })

  it('that failed go again without waiting for the hour, with what came later', async () => {
    const { submit, outbox, sendAll, clock } = await open()
    await submit()
    const host = outbox()
    const mail = await host.take()
    if (!mail) throw new Error('a mail is due')
    expect(await host.attemptFailed(mail)).toBe(false)
    await submit()
    expect(await sendAll()).toEqual([])
    clock.at += minute
    expect((await sendAll()).map(({ requests }) => requests.length)).toEqual([2])
  })

  it('stop at the ceiling for all addresses, which is reported, and go on an hour later', async () => {
    const postponed = jest.fn()
    const { submit, sendAll, clock } = await open({ perHour: 2, postponed })
    for (const name of ['a', 'b', 'c']) await submit(`${name}@example.pt`)
    expect(await sendAll()).toHaveLength(2)
    expect(postponed.mock.calls).toEqual([[expect.objectContaining({ limit: 'ceiling' })]])
    clock.at += 61 * minute
    expect(await sendAll()).toHaveLength(1)
  })
})
