import { writeFileSync } from 'node:fs'
import { type HostDatabase, openHostDatabase } from '../../../base/database/host-database'
import {
  copiedPlace,
  databaseKinds,
  temporaryFile,
  temporaryPlace,
} from '../../../base/database/testing/places'
import { createMailOutbox } from '../../newsletter/mail/mail-outbox'
import { createNewsletterStore } from '../../newsletter/newsletter.store'
import { leadStoreOn } from '../leads.store'
import { eraseByReference } from '../privacy/erase'
import { withdraw } from '../privacy/withdraw'
import { storeLead, testKeys } from '../testing/lead-server'
import { readArguments } from './arguments'
import { runCommand } from './run-command'

const keys = testKeys()
const now = () => new Date()
const consents = [{ purpose: 'marketing', textVersion: 'energia-2026-11', granted: true }] as const

async function filled(database: HostDatabase) {
  const store = await leadStoreOn(database, { keys })
  const submit = (fullName: string) =>
    storeLead(store, { vertical: 'energy', fields: { fullName, phone: '+351936547812' }, consents })
  const newsletter = await createNewsletterStore({ database, keys, confirmMs: 1e9, now })
  await newsletter.subscribe('belmira@example.pt', { textVersion: 'newsletter-2026-11' })
  const mail = await createMailOutbox({ database, keys, now }).take()
  await newsletter.confirm(mail?.confirmToken ?? '')
  const [stays, goes, stops] = [await submit('Belmira'), await submit('Inês'), await submit('Rui')]
  /** Decisions of people after the copy was made. */
  const decide = async (later: HostDatabase) => {
    await eraseByReference(later, goes.reference, 'visitor', now())
    await withdraw(later, { reference: stops.reference }, 'visitor', now())
    const left = await createNewsletterStore({ database: later, keys, confirmMs: 1e9, now })
    expect(await left.leave(mail?.leaveToken ?? '')).toBe(true)
  }
  return { stays, goes, stops, decide }
}

async function type(place: string, line: string) {
  const printed: string[] = []
  const print = (text: string) => void printed.push(text)
  await runCommand(readArguments(line.split(' ')), { place, keys: () => keys, print, table: () => {} })
  return printed.join('\n')
}

/** State of the people in the database. */
async function standing(place: string, { stays, goes, stops }: Awaited<ReturnType<typeof filled>>) {
  const database = await openHostDatabase(place)
  const store = await leadStoreOn(database, { keys })
  const rows = await database.selectFrom('leads').select(['reference', 'sealed', 'withdrawn_at']).execute()
  const of = (reference: string) => rows.find((row) => row.reference === reference)
  const confirmed = await database
    .selectFrom('newsletter_subscribers')
    .select('id')
    .where('state', '=', 'confirmed')
    .execute()
  const answer = {
    kept: (await store.fieldsOf(stays.reference)).fullName,
    link: (await store.statusBySecret(stays.secret)) !== undefined,
    erased: of(goes.reference)?.sealed === '',
    withdrawn: of(stops.reference)?.withdrawn_at !== null,
    subscribers: confirmed.length,
  }
  await database.destroy()
  return answer
}

const decided = { kept: 'Belmira', link: true, erased: true, withdrawn: true, subscribers: 0 }
const undone = { kept: 'Belmira', link: true, erased: false, withdrawn: false, subscribers: 1 }

it.each(databaseKinds)('on the %s database, who was erased stays erased by the list kept', async (kind) => {
  const place = await temporaryPlace(kind)
  const database = await openHostDatabase(place)
  const people = await filled(database)
  await database.destroy()
  const copy = await copiedPlace(place)

  const later = await openHostDatabase(place)
  await people.decide(later)
  await later.destroy()
  const list = `${temporaryFile()}.txt`
  expect(await type(place, `erasures --to ${list}`)).toContain('3 erasures in')

  expect(await standing(copy, people)).toEqual(undone)
  // The list is written from the old copy once more before it is used: it forgets nothing.
  expect(await type(copy, `erasures --to ${list}`)).toContain('3 erasures in')
  expect(await type(copy, `erase --listed ${list} --yes`)).toBe('3 erased again.')
  expect(await type(copy, `erase --listed ${list} --yes`)).toBe('0 erased again.')
  expect(await standing(copy, people)).toEqual(decided)
})

it('carries over who was erased from what stood there when an embedded copy is restored', async () => {
  const [place, copy] = [temporaryFile(), `${temporaryFile()}.backup`]
  const database = await openHostDatabase(place)
  const people = await filled(database)
  await type(place, `backup ${copy}`)
  await people.decide(database)
  await database.destroy()

  const again = await copiedPlace(place)
  expect(await type(again, `restore ${copy} --yes`)).toContain('3 who were erased since the copy')
  expect(await standing(await copiedPlace(again), people)).toEqual(decided)

  expect(await type(temporaryFile(), `restore ${copy} --yes`)).toContain('Who was erased since')
})

it('reads no list in part', async () => {
  const [place, list] = [temporaryFile(), `${temporaryFile()}.txt`]
  writeFileSync(list, 'erased 1 2026-11-28T10:00:00.000Z\nerased 2')
  await expect(type(place, `erase --listed ${list} --yes`)).rejects.toThrow('line 2 is no erasure')
})
