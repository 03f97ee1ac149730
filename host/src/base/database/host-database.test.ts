import { Kysely, type Migration, Migrator, sql } from 'kysely'
import { itDeep } from 'shared-lib/testing/run-depth'
import { createLeadStore } from '../../visitors/leads/leads.store'
import { testKeys } from '../../visitors/leads/testing/lead-server'
import { embeddedDialect } from './embedded-dialect'
import { namePlace, openHostDatabase } from './host-database'
import { newsletterTables } from './migrations/0002-newsletter'
import { history } from './migrations/history'
import { databaseKinds, emptyPlace, everyDatabaseKind, temporaryFile, temporaryPlace } from './testing/places'
import { startPostgres } from './testing/postgres-server'

describe.each(everyDatabaseKind)('the %s database', (kind) => {
  it('has every table, when several hosts make them together and when one finds them', async () => {
    const place = await emptyPlace(kind)
    const hosts = await Promise.all([1, 2, 3].map(() => openHostDatabase(place)))
    for (const host of [...hosts, await openHostDatabase(place)]) {
      const names = (await host.introspection.getTables()).map(({ name }) => name)
      expect(names).toEqual(expect.arrayContaining(['leads', 'audit', 'newsletter_mails', 'ref_log']))
      await host.destroy()
    }
  })
})

it('takes over an earlier file, whose newsletter had a history of its own', async () => {
  const file = temporaryFile()
  const before = new Kysely<never>({ dialect: embeddedDialect(file) })
  const firstOnly = { '0001-first-tables': history['0001-first-tables'] as never }
  await new Migrator({ db: before, provider: { getMigrations: async () => firstOnly } }).migrateToLatest()
  await newsletterTables.up(before)
  await before.destroy()
  const after = await openHostDatabase(file)
  expect(await after.selectFrom('newsletter_subscribers').selectAll().execute()).toEqual([])
  await after.destroy()
})

describe.each(databaseKinds)('a newer version on the %s database', (kind) => {
  const steps: Readonly<Record<string, Migration>> = {
    '9998-more.expand': {
      async up(db: Kysely<unknown>) {
        await db.schema.createTable('notes').addColumn('id', 'text').execute()
        await db.schema.alterTable('leads').addColumn('note', 'text').execute()
      },
    },
    '9999-less.contract': {
      up: (db: Kysely<unknown>) => db.schema.alterTable('leads').dropColumn('campaign').execute(),
    },
  }
  async function newer(count: number) {
    const place = await temporaryPlace(kind)
    const database = await openHostDatabase(place)
    const all = { ...history, ...Object.fromEntries(Object.entries(steps).slice(0, count)) }
    const provider = { getMigrations: async () => all }
    const { error } = await new Migrator({ db: database, provider }).migrateToLatest()
    expect(error).toBeUndefined()
    await database.destroy()
    return place
  }

  it('that only added to it leaves the version before at work', async () => {
    const place = await newer(1)
    const store = await createLeadStore({ place, keys: testKeys() })
    const lead = { vertical: 'energy', fields: { phone: '+351936547812' }, consents: [] }
    const answer = await store.submit(lead, 'key-of-16-letters', 'h')
    expect(answer.outcome).toBe('created')
    expect(await store.fieldsOf('reference' in answer ? answer.reference : '')).toEqual(lead.fields)
    await store.close()
  })

  it('that took something away is named, and the version before does not start', async () => {
    const place = await newer(2)
    await expect(openHostDatabase(place)).rejects.toThrow(
      'a newer version took away what this one needs (9999-less.contract): run that version',
    )
  })
})

it('names each new migration by whether the version before can go on with it', () => {
  const since = Object.keys(history).filter((name) => name > '0010-cookie-questions')
  expect(since.filter((name) => !/\.(expand|contract)$/.test(name))).toEqual([])
})

it('refuses every write that waited for one lock when the first is refused', async () => {
  const file = temporaryFile()
  const holder = new Kysely<never>({ dialect: embeddedDialect(file) })
  const host = new Kysely<never>({ dialect: embeddedDialect(file, 150) })
  await sql`create table notes (text)`.execute(holder)
  await holder.transaction().execute(async () => {
    const write = () => sql`insert into notes values ('one')`.execute(host)
    const writes = [...Array.from({ length: 4 }, write), host.transaction().execute(async () => {})]
    let refused = 0
    for (const one of writes) one.catch(() => refused++)
    await expect(writes[0]).rejects.toThrow('locked')
    // No timer runs in these turns of the loop: a wait of its own would still be open.
    for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate)
    expect(refused).toBe(writes.length)
  })
  await Promise.all([holder.destroy(), host.destroy()])
})

it('names a place without its password', () => {
  const place = 'postgres://qp:segredo@db.example:5432/leads?sslmode=require'
  expect(namePlace(place)).toBe('postgres://db.example:5432/leads')
  expect(namePlace('/var/qp/leads.sqlite')).toBe('/var/qp/leads.sqlite')
})

it('names the place that it could not open', async () => {
  const gone = 'postgres://qp:segredo@127.0.0.1:9/leads'
  await expect(openHostDatabase(gone)).rejects.toThrow('postgres://127.0.0.1:9/leads cannot be brought up')
})

itDeep(
  'outlives a server that goes away in the middle of a transaction',
  async () => {
    const server = await startPostgres()
    const lost = jest.fn()
    const database = await openHostDatabase(await server.createDatabase(), lost)
    const work = database.transaction().execute(async (to) => {
      await sql`select 1`.execute(to)
      await server.kill()
      while (lost.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
      await sql`select 1`.execute(to)
    })
    await expect(work).rejects.toThrow()
    await server.start()
    expect(await database.selectFrom('leads').selectAll().execute()).toEqual([])
    await database.destroy()
    await server.stop()
  },
  60_000,
)
