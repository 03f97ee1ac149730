import { sql } from 'kysely'
import { exclusive } from '../../base/database/exclusive'
import { type HostDatabase, openHostDatabase } from '../../base/database/host-database'
import {
  type DatabaseKind,
  databaseKinds,
  everyDatabaseKind,
  storedText,
  temporaryFile,
  temporaryPlace,
} from '../../base/database/testing/places'
import { endsAfterEach } from '../../base/testing/ends-after-each'
import { until } from '../../base/testing/until'
import { createLeadStore } from './leads.store'
import type { NewLead } from './leads.types'
import { samePerson } from './submit-once'
import { storeLead, testKey } from './testing/lead-server'

const lead: NewLead = {
  vertical: 'energy',
  fields: { fullName: 'Belmira Quintão', email: 'belmira@example.pt', phone: '+351936547812' },
  consents: [
    { purpose: 'terms', textVersion: 'energia-2026-11', granted: true },
    { purpose: 'marketing', textVersion: 'energia-2026-11', granted: false },
  ],
}
const at = new Date('2026-11-21T10:15:00Z')
const now = () => at
const ends = endsAfterEach()

let postgres: Promise<string> | undefined

/** Without leads. One PostgreSQL database serves all tests: to create one takes longer than a test. */
async function placeWithoutLeads(kind: DatabaseKind) {
  if (kind === 'embedded') return temporaryPlace(kind)
  postgres ??= temporaryPlace(kind)
  await rows(await postgres, 'delete from leads')
  return postgres
}

/** A store of its own that closes after its test. */
async function opened(kind: DatabaseKind, options: Partial<Parameters<typeof createLeadStore>[0]> = {}) {
  const place = options.place ?? (await placeWithoutLeads(kind))
  const store = await createLeadStore({ keys: [testKey()], ...options, place })
  ends.push(() => store.close())
  return { place, store }
}

/** Databases that are asked past their stores in this test, by place. */
const asked = new Map<string, Promise<HostDatabase>>()
afterEach(async () => {
  for (const database of asked.values()) await (await database).destroy()
  asked.clear()
})

/** Asks the database past the store. */
async function rows(place: string, statement: string) {
  const database = asked.get(place) ?? openHostDatabase(place)
  asked.set(place, database)
  return (await sql.raw<Record<string, unknown>>(statement).execute(await database)).rows
}

describe.each(everyDatabaseKind)('on the %s database', (kind) => {
  it('leaves nothing behind when one of the writes fails', async () => {
    const { place, store } = await opened(kind)
    await rows(place, 'alter table outbox rename to outbox_away')
    await expect(store.submit(lead, 'key-of-16-letters', 'hash')).rejects.toThrow('outbox')
    await rows(place, 'alter table outbox_away rename to outbox')
    await expect(store.submit(lead, 'key-of-16-letters', 'hash')).resolves.toMatchObject({
      outcome: 'created',
    })
    expect(await rows(place, 'select reference from leads')).toHaveLength(1)
  })

  it('gives one answer to simultaneous requests with one key', async () => {
    const keys = [testKey()] as const
    const { place, store } = await opened(kind, { keys })
    const hosts = [store, (await opened(kind, { keys, place })).store]
    const submit = () => hosts.map((host) => host.submit(lead, 'key-of-16-letters', 'hash'))
    const answers = await Promise.all(Array.from({ length: 25 }, submit).flat())
    expect(await rows(place, 'select reference from leads')).toHaveLength(1)
    expect(answers.filter(({ outcome }) => outcome === 'created')).toHaveLength(1)
    expect(new Set(answers.map((answer) => JSON.stringify({ ...answer, outcome: '' }))).size).toBe(1)
  })

  it('makes one of two at once the duplicate of the other', async () => {
    const { place, store } = await opened(kind)
    const keys = Array.from({ length: 12 }, (_, turn) => `key-of-16-letters-${turn}`)
    await Promise.all(keys.map((key) => store.submit(lead, key, 'hash')))
    const marked = await rows(place, 'select id, duplicate_of from leads')
    const firsts = marked.filter(({ duplicate_of }) => duplicate_of === null)
    expect(firsts).toHaveLength(1)
    expect(marked.filter(({ duplicate_of }) => duplicate_of === firsts[0]?.id)).toHaveLength(11)
  })
})

describe.each(databaseKinds)('on the %s database', (kind) => {
  it('writes the lead, its consents and its outbox row together', async () => {
    const { place, store } = await opened(kind, { now })
    await store.submit(lead, 'key-of-16-letters', 'hash')
    const given_at = at.toISOString()
    const columns = 'purpose, text_version, granted, given_at'
    expect(await rows(place, `select ${columns} from consents order by purpose`)).toEqual([
      { purpose: 'marketing', text_version: 'energia-2026-11', granted: 0, given_at },
      { purpose: 'terms', text_version: 'energia-2026-11', granted: 1, given_at },
    ])
    expect(await rows(place, 'select topic, attempts, delivered_at from outbox')).toEqual([
      { topic: 'lead.created', attempts: 0, delivered_at: null },
    ])
    expect(await rows(place, 'select vertical, milestone, key_id from leads')).toEqual([
      { vertical: 'energy', milestone: 2, key_id: 'test-1' },
    ])
  })

  it('keeps no personal data, secret or key readable in the database', async () => {
    const { place, store } = await opened(kind)
    const answer = await store.submit(lead, 'key-of-16-letters', 'a-hash-of-the-body')
    if (answer.outcome === 'conflict') throw new Error('a first submission cannot be a conflict')
    const stored = await storedText(place)
    expect(stored).toContain(answer.reference)
    const given = ['Belmira', 'belmira@example.pt', '936547812', 'key-of-16-letters', 'a-hash-of-the-body']
    for (const text of [...given, answer.secret]) expect(stored).not.toContain(text)
  })

  it('opens no sealed text that was moved to another lead', async () => {
    const { place, store } = await opened(kind)
    const ofPerson = async (email: string) =>
      (await storeLead(store, { ...lead, fields: { email } })).reference
    const [one, other] = [await ofPerson('uma@example.pt'), await ofPerson('outra@example.pt')]
    const sealed = `(select source.sealed from leads as source where source.reference = '${other}')`
    await rows(place, `update leads set sealed = ${sealed} where reference = '${one}'`)
    await expect(store.fieldsOf(one)).rejects.toThrow()
    await expect(store.fieldsOf(other)).resolves.toEqual({ email: 'outra@example.pt' })
  })

  it('opens what an older key sealed after a rotation, and refuses to start once that key is gone', async () => {
    const [older, newer] = [testKey('2026-a'), testKey('2026-b')]
    const { place, store: before } = await opened(kind, { keys: [older] })
    const first = await before.submit(lead, 'key-of-16-letters', 'hash')

    const { store: after } = await opened(kind, { keys: [newer, older], place })
    await expect(after.submit(lead, 'key-of-16-letters', 'hash')).resolves.toEqual({
      ...first,
      outcome: 'replayed',
    })
    await after.submit(lead, 'another-key-16-letters', 'hash')
    const keys = await rows(place, 'select key_id from leads order by key_id')
    expect(keys.map(({ key_id }) => key_id)).toEqual(['2026-a', '2026-b'])
    await expect(opened(kind, { keys: [newer], place })).rejects.toThrow('stored leads need the keys 2026-a')
  })

  it('marks who asks again for the same within 30 days, by phone or by email, and keeps every lead', async () => {
    const clock = { at: at.getTime() }
    const { place, store } = await opened(kind, { now: () => new Date(clock.at) })
    const day = 24 * 60 * 60_000
    const send = async (change: object, vertical = 'energy') => {
      clock.at += 60_000
      const fields = { ...lead.fields, ...change }
      await store.submit({ ...lead, vertical, fields }, `key-of-16-letters-${clock.at}`, 'hash')
    }
    await send({})
    await send({ email: 'outra@example.pt' })
    await send({ phone: '+351912000000', email: 'BELMIRA@example.pt' })
    await send({}, 'telecom')
    await send({ phone: '+351912000001', email: 'nova@example.pt' })
    clock.at += 31 * day
    await send({})
    const stored = await rows(place, 'select id, duplicate_of from leads order by created_at')
    const first = stored[0]?.id
    expect(stored.map(({ duplicate_of }) => duplicate_of)).toEqual([null, first, first, null, null, null])
  })
})

it('stores the leads of others while many of one person wait for another host', async () => {
  const { place, store } = await opened('postgres')
  const otherHost = await openHostDatabase(place)
  const keys = Array.from({ length: 60 }, (_, turn) => `key-of-16-letters-${turn % 30}`)
  const waiting = await exclusive(otherHost, samePerson(lead), async () => {
    const answers = keys.map((key) => store.submit(lead, key, 'hash'))
    const other = { ...lead, fields: { phone: '+351912000000' } }
    await expect(store.submit(other, 'another-key-16-letters', 'hash')).resolves.toMatchObject({
      outcome: 'created',
    })
    return { answers }
  })
  const outcomes = (await Promise.all(waiting.answers)).map(({ outcome }) => outcome)
  expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(30)
  await otherHost.destroy()
})

// SQLite stores one after the other: only here two can both find that their key has no answer yet.
it('gives one key to one of many persons, whose requests no lock keeps apart', async () => {
  const { place, store } = await opened('postgres')
  const otherHost = await openHostDatabase(place)
  const waiting = "select pid from pg_locks where relation = 'leads'::regclass and not granted"
  const asked = await otherHost.transaction().execute(async (held) => {
    await sql`lock table leads in exclusive mode`.execute(held)
    const answers = Array.from({ length: 20 }, (_, at) => {
      const fields = { ...lead.fields, phone: `+3519111111${at + 10}` }
      return store.submit({ ...lead, fields }, 'key-of-16-letters', `hash ${at}`)
    })
    await until(async () => (await rows(place, waiting)).length > 1)
    return { answers }
  })
  const outcomes = (await Promise.all(asked.answers)).map(({ outcome }) => outcome)
  expect(outcomes.toSorted()).toEqual([...Array(19).fill('conflict'), 'created'])
  expect(await rows(place, 'select reference from leads')).toHaveLength(1)
  await otherHost.destroy()
})

it('writes through to the disk: WAL with full synchronisation', async () => {
  const database = await openHostDatabase(temporaryFile())
  const setting = async (name: string) =>
    (await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(database)).rows
  expect(await setting('journal_mode')).toEqual([{ journal_mode: 'wal' }])
  expect(await setting('synchronous')).toEqual([{ synchronous: 2 }])
  expect(await setting('foreign_keys')).toEqual([{ foreign_keys: 1 }])
  await database.destroy()
})

it('asks PostgreSQL for durable commits, whatever the default of the server is', async () => {
  const place = await temporaryPlace('postgres')
  const before = await openHostDatabase(place)
  await sql.raw(`alter database ${place.split('/').at(-1)} set synchronous_commit = off`).execute(before)
  await before.destroy()
  expect(await rows(place, 'show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }])
})
