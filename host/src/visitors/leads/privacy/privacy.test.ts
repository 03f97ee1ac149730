import { type HostDatabase, openHostDatabase } from '../../../base/database/host-database'
import { databaseKinds, storedText, temporaryPlace } from '../../../base/database/testing/places'
import type { LeadKeys } from '../../../base/vault/lead-keys'
import { touchesOf } from '../audit'
import { leadStoreOn } from '../leads.store'
import type { LeadStore, NewLead } from '../leads.types'
import { storeLead, testKey } from '../testing/lead-server'
import { encryptAgain } from './encrypt-again'
import { erase, eraseByReference, eraseOlderThan } from './erase'
import { createLeadRetention } from './lead-retention'
import { withdraw } from './withdraw'

const day = 24 * 60 * 60_000
const sent = new Date('2026-11-22T10:00:00Z')
const later = (days: number) => new Date(sent.getTime() + days * day)

const textVersion = 'energia-2026-11'
const lead = (change: Partial<NewLead> = {}): NewLead => ({
  vertical: 'energy',
  fields: { fullName: 'Inês Conceição', email: 'ines@example.pt', phone: '+351912345678' },
  consents: [
    { purpose: 'terms', textVersion, granted: true },
    { purpose: 'marketing', textVersion, granted: true },
  ],
  origin: 'https://parceiro.example',
  campaign: { gclid: 'x' },
  call: { channel: 'whatsapp', maxAttempts: 2 },
  ...change,
})

describe.each(databaseKinds)('on the %s database', (kind) => {
  let place: string
  let keys: LeadKeys
  let now: Date
  let database: HostDatabase
  let store: LeadStore
  beforeEach(async () => {
    place = await temporaryPlace(kind)
    keys = [testKey()]
    now = sent
    database = await openHostDatabase(place)
    store = await leadStoreOn(database, { keys, now: () => now })
  })
  afterEach(() => store.close())

  const handIn = (key = 'key-of-16-letters', change: Partial<NewLead> = {}) =>
    storeLead(store, lead(change), key)
  const rowOf = (reference: string) =>
    database.selectFrom('leads').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow()
  const topicsOf = async (leadId: string) => {
    const messages = database.selectFrom('outbox').select(['topic', 'position']).where('lead_id', '=', leadId)
    return (await messages.orderBy('position').execute()).map(({ topic, position }) => `${position} ${topic}`)
  }
  const actsOf = async (leadId: string) =>
    (await touchesOf(database, leadId)).map(({ actor, act }) => `${actor} ${act}`)

  describe('a withdrawal', () => {
    it('takes back the call and all else that was agreed to, and is reported after the lead', async () => {
      const { reference, secret } = await handIn()
      expect(await withdraw(database, { secret }, 'visitor', later(1))).toBe(true)
      const status = await store.statusBySecret(secret)
      expect(status).toMatchObject({ withdrawnAt: later(1).toISOString(), erasedAt: null })
      expect(status?.consents).toEqual([
        { purpose: 'marketing', textVersion, granted: true, givenAt: sent.toISOString() },
        { purpose: 'terms', textVersion, granted: true, givenAt: sent.toISOString() },
        ...['contact', 'marketing'].map((purpose) => ({
          purpose,
          textVersion: 'retirada-2026-11',
          granted: false,
          givenAt: later(1).toISOString(),
        })),
      ])
      const { id } = await rowOf(reference)
      expect(await topicsOf(id)).toEqual(['0 lead.created', '1 lead.withdrawn'])
      expect(await actsOf(id)).toEqual(['visitor created', 'visitor withdrawn'])
    })

    it('happens once, however often and however many at once ask', async () => {
      const { reference, secret } = await handIn()
      const names = [{ secret }, { reference }, { secret }, { reference }]
      const all = await Promise.all(names.map((named) => withdraw(database, named, 'visitor', later(1))))
      expect(all).toEqual([true, true, true, true])
      const { id } = await rowOf(reference)
      expect(await topicsOf(id)).toEqual(['0 lead.created', '1 lead.withdrawn'])
      expect((await store.statusBySecret(secret))?.consents).toHaveLength(4)
    })

    it('does not take back what was never agreed to', async () => {
      const consents = [{ purpose: 'marketing', textVersion, granted: false }] as const
      const { secret } = await handIn('another-key-of-letters', { consents })
      await withdraw(database, { secret }, 'visitor', later(1))
      const purposes = (await store.statusBySecret(secret))?.consents.map(({ purpose }) => purpose)
      expect(purposes).toEqual(['marketing', 'contact'])
    })

    it.each(['', 'x', 'A'.repeat(43), "' or 1=1 --"])('knows nothing of the secret %j', async (secret) => {
      await handIn()
      expect(await withdraw(database, { secret }, 'visitor', now)).toBe(false)
      expect(await erase(database, { secret }, 'visitor', now)).toBe(false)
    })
  })

  describe('an erasure', () => {
    it('leaves reference, consents without the person and history, and is reported without personal data', async () => {
      const { reference, secret } = await handIn()
      expect(await eraseByReference(database, reference, 'operator:ana', later(2))).toBe(true)
      const { id, ...row } = await rowOf(reference)
      const gone = { sealed: '', phone_hash: null, email_hash: null, call: null, campaign: null }
      const erased_at = later(2).toISOString()
      expect(row).toMatchObject({ ...gone, duplicate_of: null, erased_at })
      const status = await store.statusBySecret(secret)
      expect(status).toMatchObject({ reference, erasedAt: erased_at, call: null })
      expect(status?.consents).toHaveLength(2)
      expect(await topicsOf(id)).toEqual(['0 lead.created', '1 lead.erased'])
      expect(await actsOf(id)).toEqual(['visitor created', 'operator:ana erased'])
    })

    it('takes the sealed text out of the database itself, not only out of its rows', async () => {
      const { reference } = await handIn()
      const { sealed, phone_hash } = await rowOf(reference)
      const answer = await database.selectFrom('idempotency').select('sealed').executeTakeFirstOrThrow()
      await erase(database, { reference }, 'visitor', now)
      const stored = await storedText(place)
      expect(stored.includes(reference)).toBe(true)
      const found = [sealed, phone_hash, answer.sealed].filter((one) => one && stored.includes(one))
      expect(found).toEqual([])
    })

    it('answers the key of an erased lead with a conflict marked as erased, and stores nothing', async () => {
      const { secret } = await handIn()
      await erase(database, { secret }, 'visitor', now)
      const conflict = { outcome: 'conflict', erased: true }
      expect(await store.submit(lead(), 'key-of-16-letters', 'hash')).toEqual(conflict)
      expect(await database.selectFrom('leads').select('id').execute()).toHaveLength(1)
    })

    it('happens once; a withdrawal after it changes nothing', async () => {
      const { reference, secret } = await handIn()
      await Promise.all([1, 2, 3].map(() => erase(database, { secret }, 'visitor', later(1))))
      await erase(database, { reference }, 'retention', later(5))
      await withdraw(database, { secret }, 'visitor', later(6))
      const { id, erased_at, withdrawn_at } = await rowOf(reference)
      expect([erased_at, withdrawn_at]).toEqual([later(1).toISOString(), null])
      expect(await topicsOf(id)).toEqual(['0 lead.created', '1 lead.erased'])
    })

    it('needs no key of the erased any more', async () => {
      const { secret } = await handIn()
      await erase(database, { secret }, 'visitor', now)
      const host = await openHostDatabase(place)
      await expect(leadStoreOn(host, { keys: [testKey('new')] })).resolves.toBeDefined()
    })

    it('makes the next lead of the same person a first one', async () => {
      const { secret } = await handIn()
      await erase(database, { secret }, 'visitor', now)
      const again = await handIn('another-key-of-letters')
      expect((await rowOf(again.reference)).duplicate_of).toBeNull()
    })
  })

  describe('retention', () => {
    it('erases what is older, and nothing else', async () => {
      const old = await handIn('old-key-of-16-letters')
      now = later(10)
      const young = await handIn('young-key-of-16-letters')
      expect(await eraseOlderThan(database, later(10), later(400))).toBe(1)
      expect((await rowOf(old.reference)).erased_at).toBe(later(400).toISOString())
      expect((await rowOf(young.reference)).erased_at).toBeNull()
      expect(await actsOf((await rowOf(old.reference)).id)).toContain('retention erased')
      expect(await eraseOlderThan(database, later(10), later(401))).toBe(0)
    })

    it('is a round of the host’s care, logged without anything of the leads', async () => {
      const { reference } = await handIn()
      const lines: object[] = []
      const log = { info: (line: object) => lines.push(line), warn: (line: object) => lines.push(line) }
      const care = (at: Date) =>
        createLeadRetention({ database, keys, keptDays: 365, log, now: () => at }).round()
      await care(later(365))
      expect((await rowOf(reference)).erased_at).toBeNull()
      await care(later(366))
      expect((await rowOf(reference)).erased_at).not.toBeNull()
      expect(lines).toEqual([{ erased: 1, sealed: 0 }])
    })
  })

  describe('after a rotation', () => {
    const rotated = (): LeadKeys => [testKey('test-2'), ...keys]

    it('everything is encrypted again, a few at a time, and the older key opens nothing any more', async () => {
      const references: string[] = []
      for (const at of [1, 2, 3, 4, 5]) references.push((await handIn(`key-${at}-of-16-letters`)).reference)
      const [newest, older] = rotated()
      if (!newest || !older) throw new Error('there are two keys')
      expect(await encryptAgain(database, [newest, older], later(1), 2)).toBe(10)
      expect(await encryptAgain(database, [newest, older], later(1), 2)).toBe(0)
      const after = await leadStoreOn(await openHostDatabase(place), { keys: [newest] })
      for (const reference of references) expect(await after.fieldsOf(reference)).toEqual(lead().fields)
      expect(await after.earlierAnswer('key-1-of-16-letters', 'hash')).toMatchObject({ outcome: 'replayed' })
      const again = await storeLead(after, lead())
      await after.close()
      expect((await rowOf(again.reference)).duplicate_of).toBe((await rowOf(references[0] ?? '')).id)
    })

    it('is written down once per lead, and leaves the erased alone', async () => {
      const { reference, secret } = await handIn()
      const kept = await handIn('another-key-of-letters')
      await erase(database, { secret }, 'visitor', now)
      const both = rotated()
      await Promise.all([encryptAgain(database, both, now), encryptAgain(database, both, now)])
      expect(await actsOf((await rowOf(reference)).id)).not.toContain('key-rotation sealed-again')
      const acts = await actsOf((await rowOf(kept.reference)).id)
      expect(acts.filter((act) => act === 'key-rotation sealed-again')).toHaveLength(1)
    })
  })
})
