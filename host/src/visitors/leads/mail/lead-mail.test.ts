import { openHostDatabase } from '../../../base/database/host-database'
import { databaseKinds, temporaryPlace } from '../../../base/database/testing/places'
import { leadStoreOn } from '../leads.store'
import type { NewLead } from '../leads.types'
import { leadOwner } from '../new-lead'
import { erase } from '../privacy/erase'
import { withdraw } from '../privacy/withdraw'
import { storeLead, testKeys } from '../testing/lead-server'
import { leadMail } from './lead-mail'
import { createLeadMailOutbox } from './lead-mail-outbox'

const at = new Date('2026-11-22T12:00:00Z')
const fields = { fullName: 'Inês Conceição', email: 'ines@example.pt', phone: '+351912345678' }

describe.each(databaseKinds)('on the %s database', (kind) => {
  async function sent(change: Partial<NewLead> = {}) {
    const database = await openHostDatabase(await temporaryPlace(kind))
    const keys = testKeys()
    const store = await leadStoreOn(database, { keys, now: () => at })
    const lead = { vertical: 'energy', fields, consents: [], ...change }
    const answer = await storeLead(store, lead)
    const outbox = createLeadMailOutbox({ database, keys, leadOwner, now: () => at })
    return { ...answer, database, store, outbox }
  }

  it('brings who left an email the secret address of the request, once, and keeps it sealed until then', async () => {
    const { store, database, outbox, reference, secret } = await sent()
    const stored = await database.selectFrom('lead_mails').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(secret)
    const due = await outbox.take()
    if (!due) throw new Error('a mail is due')
    const mail = leadMail(due, { siteName: 'Quero Poupar', origin: 'https://q.example' })
    expect(mail).toMatchObject({ to: fields.email, subject: `O teu pedido de energia: ${reference}` })
    for (const form of [mail.text, mail.html]) {
      expect(form).toContain(`https://q.example/pedido/${secret}`)
      expect(form).not.toMatch(/Inês|912345678/)
    }
    expect(await outbox.take()).toBeUndefined() // it is under way
    await outbox.delivered(due)
    const [row] = await database.selectFrom('lead_mails').selectAll().execute()
    expect(row).toMatchObject({ sealed: null, delivered_at: at.toISOString() })
    await store.close()
  })

  it.each<[string, Partial<NewLead>]>([
    ['left no email', { fields: { phone: fields.phone } }],
    ['looks like no person', { suspicion: 'trap' }],
  ])('writes to nobody who %s', async (_, change) => {
    const { store, outbox } = await sent(change)
    expect(await outbox.take()).toBeUndefined()
    await store.close()
  })

  it.each([
    ['withdrew', withdraw],
    ['is erased', erase],
  ])('writes to nobody who %s meanwhile', async (_, change) => {
    const { store, database, outbox, secret } = await sent()
    await change(database, { secret }, 'visitor', at)
    expect(await outbox.take()).toBeUndefined()
    await store.close()
  })
})
