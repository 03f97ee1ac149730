import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createLeadStore } from '../../visitors/leads/leads.store'
import { testKeys } from '../../visitors/leads/testing/lead-server'
import { BackupProblem, backUp, restore } from './backup'
import { temporaryFile } from './testing/places'

const keys = testKeys()
const lead = {
  vertical: 'energy',
  fields: { fullName: 'Belmira Quintão', phone: '+351936547812' },
  consents: [],
}
const { fields } = lead
const at = new Date('2026-11-22T10:00:00Z')

async function withLeads(count: number) {
  const place = temporaryFile()
  const store = await createLeadStore({ place, keys })
  const references: string[] = []
  for (let turn = 0; turn < count; turn++) {
    const answer = await store.submit(lead, `key-of-16-letters-${turn}`, 'h')
    if (answer.outcome === 'created') references.push(answer.reference)
  }
  return { place, store, references }
}

it('copies what a running host has, sealed, and gives it back elsewhere', async () => {
  const { place, store, references } = await withLeads(3)
  const copy = `${temporaryFile()}.backup`
  expect(backUp(place, copy)).toBe(3)
  expect(readFileSync(copy, 'latin1')).not.toContain('936547812')
  await store.close()

  const elsewhere = temporaryFile()
  expect(restore(copy, elsewhere, at)).toEqual({ leads: 3, keptAs: undefined })
  const restored = await createLeadStore({ place: elsewhere, keys })
  for (const reference of references) expect(await restored.fieldsOf(reference)).toEqual(fields)
  await restored.close()
})

it('copies one moment while leads go on arriving', async () => {
  const { place, store } = await withLeads(1)
  const copy = `${temporaryFile()}.backup`
  const arriving = Promise.all(
    Array.from({ length: 30 }, (_, turn) => store.submit(lead, `later-key-16-letters-${turn}`, 'h')),
  )
  const counted = backUp(place, copy)
  await arriving
  await store.close()
  expect(counted).toBeGreaterThanOrEqual(1)
  const restored = await createLeadStore({ place: copy, keys })
  await restored.close()
})

it('keeps what stood there before', async () => {
  const { place, store, references } = await withLeads(1)
  const copy = `${temporaryFile()}.backup`
  backUp(place, copy)
  await store.submit(lead, 'after-the-backup-16', 'h')
  await store.close()
  const unused = temporaryFile()
  // The driver releases a file only when its process ends: a copy has no open handle.
  cpSync(dirname(place), dirname(unused), { recursive: true })
  const { keptAs = '' } = restore(copy, unused, at)
  expect(keptAs).toBe(`${unused}.before-2026-11-22T10-00-00-000Z`)
  const now = await createLeadStore({ place: unused, keys })
  expect(await now.fieldsOf(references[0] ?? '')).toEqual(fields)
  await now.close()
  expect(backUp(keptAs, `${copy}-2`)).toBe(2)
})

it('refuses while a host uses the database, and leaves everything as it is', async () => {
  const { place, store, references } = await withLeads(1)
  const copy = `${temporaryFile()}.backup`
  backUp(place, copy)
  expect(() => restore(copy, place, at)).toThrow('is in use: stop every host')
  await store.submit(lead, 'still-working-16-letters', 'h')
  expect(await store.fieldsOf(references[0] ?? '')).toEqual(fields)
  await store.close()
})

it('refuses what is no backup, and never overwrites one', async () => {
  const { place, store } = await withLeads(1)
  await store.close()
  const noise = `${temporaryFile()}.backup`
  writeFileSync(noise, 'not a database at all, only some text that is long enough to look at')
  expect(() => restore(noise, place, at)).toThrow(BackupProblem)
  expect(() => restore(`${noise}-missing`, place, at)).toThrow('There is no file')
  expect(() => backUp(place, noise)).toThrow('never overwrites')
  expect(() => backUp(`${place}-missing`, `${noise}-2`)).toThrow('There is no database')
  expect(existsSync(`${noise}-2`)).toBe(false)
})

it('refuses a damaged copy', async () => {
  const { place, store } = await withLeads(40)
  await store.close()
  const copy = `${temporaryFile()}.backup`
  backUp(place, copy)
  const bytes = readFileSync(copy)
  bytes.fill(0x5a, 4096, bytes.length - 4096)
  writeFileSync(copy, bytes)
  expect(() => restore(copy, place, at)).toThrow('not a sound database')
})
