import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import Database from 'libsql'
import { openLeadsDatabase } from './leads.database'
import { createLeadStore } from './leads.store'
import type { NewLead } from './leads.types'
import { temporaryFile, testKey } from './testing/lead-server'

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

const rows = (file: string, query: string) => {
  const database = new Database(file)
  try {
    return database.prepare(query).all()
  } finally {
    database.close()
  }
}

it('writes the lead, its consents and its outbox row together', async () => {
  const file = temporaryFile()
  const store = await createLeadStore({ file, keys: [testKey()], now })
  await store.submit(lead, 'key-of-16-letters', 'hash')
  await store.close()
  const given_at = at.toISOString()
  expect(
    rows(file, 'select purpose, text_version, granted, given_at from consents order by purpose'),
  ).toEqual([
    { purpose: 'marketing', text_version: 'energia-2026-11', granted: 0, given_at },
    { purpose: 'terms', text_version: 'energia-2026-11', granted: 1, given_at },
  ])
  expect(rows(file, 'select topic, attempts, delivered_at from outbox')).toEqual([
    { topic: 'lead.created', attempts: 0, delivered_at: null },
  ])
  expect(rows(file, 'select vertical, milestone, key_id from leads')).toEqual([
    { vertical: 'energy', milestone: 2, key_id: 'test-1' },
  ])
})

it('leaves nothing behind when one of the writes fails', async () => {
  const file = temporaryFile()
  const keys = [testKey()] as const
  const store = await createLeadStore({ file, keys })
  rows(file, "create trigger broken before insert on outbox begin select raise(abort, 'disk full'); end")
  await expect(store.submit(lead, 'key-of-16-letters', 'hash')).rejects.toThrow('disk full')
  rows(file, 'drop trigger broken')
  await expect(store.submit(lead, 'key-of-16-letters', 'hash')).resolves.toMatchObject({ outcome: 'created' })
  await store.close()
  expect(rows(file, 'select count(*) as leads from leads')).toEqual([{ leads: 1 }])
})

it('gives one answer to simultaneous requests with one key', async () => {
  const file = temporaryFile()
  const store = await createLeadStore({ file, keys: [testKey()] })
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => store.submit(lead, 'key-of-16-letters', 'hash')),
  )
  await store.close()
  expect(rows(file, 'select count(*) as leads from leads')).toEqual([{ leads: 1 }])
  expect(answers.filter(({ outcome }) => outcome === 'created')).toHaveLength(1)
  expect(new Set(answers.map((answer) => JSON.stringify({ ...answer, outcome: '' }))).size).toBe(1)
})

it('keeps no personal data, secret or key readable in any file of the database', async () => {
  const file = temporaryFile()
  const store = await createLeadStore({ file, keys: [testKey()] })
  const answer = await store.submit(lead, 'key-of-16-letters', 'a-hash-of-the-body')
  if (answer.outcome === 'conflict') throw new Error('a first submission cannot be a conflict')
  const folder = dirname(file)
  const bytes = Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))))
  await store.close()
  expect(bytes.includes(answer.reference)).toBe(true)
  const hidden = [
    'Belmira',
    'belmira@example.pt',
    '936547812',
    answer.secret,
    'key-of-16-letters',
    'a-hash-of-the-body',
  ]
  for (const text of hidden) expect(bytes.includes(text)).toBe(false)
})

it('opens what an older key sealed after a rotation, and refuses to start once that key is gone', async () => {
  const file = temporaryFile()
  const [older, newer] = [testKey('2026-a'), testKey('2026-b')]
  const before = await createLeadStore({ file, keys: [older] })
  const first = await before.submit(lead, 'key-of-16-letters', 'hash')
  await before.close()

  const after = await createLeadStore({ file, keys: [newer, older] })
  await expect(after.submit(lead, 'key-of-16-letters', 'hash')).resolves.toEqual({
    ...first,
    outcome: 'replayed',
  })
  await after.submit(lead, 'another-key-16-letters', 'hash')
  await after.close()
  expect(rows(file, 'select key_id from leads order by key_id')).toEqual([
    { key_id: '2026-a' },
    { key_id: '2026-b' },
  ])

  await expect(createLeadStore({ file, keys: [newer] })).rejects.toThrow('stored leads need the keys 2026-a')
})

it('writes through to the disk: WAL with full synchronisation', async () => {
  const database = await openLeadsDatabase(temporaryFile())
  const setting = async (name: string) =>
    (await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(database)).rows
  expect(await setting('journal_mode')).toEqual([{ journal_mode: 'wal' }])
  expect(await setting('synchronous')).toEqual([{ synchronous: 2 }])
  expect(await setting('foreign_keys')).toEqual([{ foreign_keys: 1 }])
  await database.destroy()
})
