import { isDeepRun } from 'shared-lib/testing/run-depth'
import { type HostDatabase, openHostDatabase } from '../../../base/database/host-database'
import { movedTables } from '../../../base/database/move'
import { copiedPlace, temporaryFile, temporaryPlace } from '../../../base/database/testing/places'
import { createMailOutbox } from '../../newsletter/mail/mail-outbox'
import { createNewsletterStore } from '../../newsletter/newsletter.store'
import { leadStoreOn } from '../leads.store'
import { eraseByReference } from '../privacy/erase'
import { storeLead, testKeys } from '../testing/lead-server'
import { readArguments } from './arguments'
import { runCommand } from './run-command'

const keys = testKeys()
const at = new Date('2026-11-28T10:00:00Z')
const energy = {
  vertical: 'energy',
  consents: [{ purpose: 'terms' as const, textVersion: 'energia-2026-11', granted: true }],
}

/** A lead as a visitor has it: its reference, and the secret of its link. */
async function leadIn(database: HostDatabase, turn: number) {
  const fields = { fullName: 'Belmira', email: `b${turn}@example.pt`, phone: `+3519365${10_000 + turn}` }
  const store = await leadStoreOn(database, { keys })
  return { ...(await storeLead(store, { ...energy, fields }, `key-of-16-letters-${turn}`)), fields }
}

async function move(place: string, to: string) {
  const printed: string[] = []
  const rows: { table: string; moved: number }[] = []
  await runCommand(readArguments(['move', '--to', to]), {
    place,
    keys: () => keys,
    print: (text) => void printed.push(text),
    table: (all) => void rows.push(...(all as typeof rows)),
  })
  const moved = Object.fromEntries(rows.flatMap((row) => (row.moved > 0 ? [[row.table, row.moved]] : [])))
  return { moved, text: printed.join('\n') }
}

const newsletterOn = (database: HostDatabase) =>
  createNewsletterStore({ database, keys, confirmMs: 1e12, now: () => at })
const leadsIn = (database: HostDatabase) =>
  database.selectFrom('leads').select(['reference', 'sealed', 'erased_at']).execute()

it('names every table', async () => {
  const database = await openHostDatabase(temporaryFile())
  const names = (await database.introspection.getTables()).map(({ name }) => name)
  expect(Object.keys(movedTables).toSorted()).toEqual(names.toSorted())
  await database.destroy()
})

/** Leads that are moved: many in the deep run, a few at the gate. */
const leadCount = isDeepRun ? 500 : 4

it('moves leads with all that belongs to them, goes on from there, and may run again', async () => {
  const [file, url] = [temporaryFile(), await temporaryPlace('postgres')]
  const before = await openHostDatabase(file)
  const first = await leadIn(before, 0)
  const second = await leadIn(before, 1)
  const third = await leadIn(before, 2)
  const fourth = await leadIn(before, 3)
  for (let turn = 4; turn < leadCount; turn++) await leadIn(before, turn)
  // More rows than are moved at once.
  const counters = Array.from({ length: 501 }, (_, at) => ({ key: `k${at}`, hits: 1, ends_at: '2999-01-01' }))
  await before.insertInto('rate_counters').values(counters).execute()
  await eraseByReference(before, first.reference, 'visitor', at)
  const dead = before.selectFrom('leads').select('id').where('reference', '=', second.reference)
  await before
    .updateTable('outbox')
    .set({ failed_at: at.toISOString(), attempts: 60 })
    .where('lead_id', '=', dead)
    .execute()
  await (await newsletterOn(before)).subscribe('belmira@example.pt', { textVersion: 'newsletter-2026-11' })
  await expect(move(file, url)).rejects.toThrow('is in use: stop every host')
  await before.destroy()

  const { moved, text } = await move(await copiedPlace(file), url)
  expect(moved).toMatchObject({
    leads: leadCount,
    consents: leadCount,
    outbox: leadCount + 1,
    idempotency: leadCount,
    newsletter_subscribers: 1,
    rate_counters: 502,
  })
  expect(text).toMatch(/^\d+ rows moved to postgres:\/\/[^@]+\. Start hosts with DATABASE_URL/)
  expect(await move(await copiedPlace(file), url)).toMatchObject({
    moved: {},
    text: expect.stringMatching(/^0 rows moved/),
  })

  const after = await openHostDatabase(url)
  const store = await leadStoreOn(after, { keys })
  expect(await store.fieldsOf(fourth.reference)).toEqual(fourth.fields)
  expect(await store.statusBySecret(second.secret)).toMatchObject({ consents: [{ purpose: 'terms' }] })
  const count = await after
    .selectFrom('outbox')
    .select(({ fn }) => fn.count('failed_at').as('dead'))
    .executeTakeFirst()
  expect(Number(count?.dead)).toBe(1)
  const again = { ...energy, fields: fourth.fields }
  expect(await store.submit(again, 'key-of-16-letters-3', 'hash')).toMatchObject({
    outcome: 'replayed',
    reference: fourth.reference,
    secret: fourth.secret,
  })
  const mail = await createMailOutbox({ database: after, keys, now: () => at }).take()
  expect(await (await newsletterOn(after)).confirm(mail?.confirmToken ?? '')).toBe(true)
  expect(await eraseByReference(after, second.reference, 'visitor', at)).toBe(true)

  // The old host was started once more: one lead came, and one person was erased.
  const old = await openHostDatabase(file)
  await leadIn(old, leadCount)
  await eraseByReference(old, third.reference, 'visitor', at)
  await old.destroy()
  expect((await move(await copiedPlace(file), url)).moved).toMatchObject({ leads: 1 })
  const erased = (await leadsIn(after)).filter(({ erased_at: time }) => time !== null)
  expect(erased.map((one) => one.reference).toSorted()).toEqual(
    [first, second, third].map((one) => one.reference).toSorted(),
  )
  expect(erased.find((one) => one.reference === third.reference)?.sealed).toBe('')
  await after.destroy()
})

it('moves nothing where a row meets another one that is not itself', async () => {
  const [file, url] = [temporaryFile(), await temporaryPlace('postgres')]
  for (const place of [file, url]) {
    const database = await openHostDatabase(place)
    await (await newsletterOn(database)).subscribe('b@example.pt', { textVersion: 'newsletter-2026-11' })
    if (place === file) await leadIn(database, 0)
    await database.destroy()
  }
  await expect(move(await copiedPlace(file), url)).rejects.toThrow(
    '1 rows of newsletter_subscribers meet others with another key there: nothing was moved',
  )
  const after = await openHostDatabase(url)
  expect(await leadsIn(after)).toEqual([])
  await after.destroy()
})
