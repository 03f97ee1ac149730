import { openHostDatabase } from '../../base/database/host-database'
import { databaseKinds, storedText, temporaryPlace } from '../../base/database/testing/places'
import type { LeadKeys } from '../../base/vault/lead-keys'
import { canonicalEmail } from '../../base/vault/person-hash'
import { testKey } from '../leads/testing/lead-server'
import { encryptSubscribersAgain } from './encrypt-again'
import { createMailOutbox, pauses } from './mail/mail-outbox'
import { createNewsletterStore } from './newsletter.store'

const email = 'Belmira.Quintao@Example.pt'
const given = { textVersion: 'newsletter-2026-11' }
const hour = 60 * 60_000

describe.each(databaseKinds)('on the %s database', (kind) => {
  /** A store on a database, with a clock that a test moves. */
  async function opened({ keys = [testKey()], ...known }: { keys?: LeadKeys; place?: string } = {}) {
    const place = known.place ?? (await temporaryPlace(kind))
    const clock = { at: Date.parse('2026-11-21T10:00:00Z') }
    const now = () => new Date(clock.at)
    const database = await openHostDatabase(place)
    const store = await createNewsletterStore({ database, keys, confirmMs: 48 * hour, now })
    const outbox = createMailOutbox({ database, keys, now })
    const states = async () =>
      (await database.selectFrom('newsletter_subscribers').select('state').execute()).map(
        ({ state }) => state,
      )
    const proofs = () => database.selectFrom('newsletter_consents').select('act').orderBy('at').execute()
    const acts = async () => (await proofs()).map(({ act }) => act)
    const take = async () => {
      const mail = await outbox.take()
      if (!mail) throw new Error('no mail is due')
      return mail
    }
    return { place, clock, database, store, outbox, states, acts, take }
  }

  it('keeps one subscriber and one mail however often and in whatever case an address comes', async () => {
    const { store, outbox, states } = await opened()
    const hidden = email.replace('@', '\u00ad@').replace('.', '.\u200b')
    const written = [email, email.toLowerCase(), ` ${email} `, hidden]
    const spellings = Array.from({ length: 8 }, () => written).flat()
    await Promise.all(spellings.map((text) => store.subscribe(text, given)))
    expect(await states()).toEqual(['pending'])
    expect(canonicalEmail((await outbox.take())?.email ?? '')).toBe(canonicalEmail(email))
    expect(await outbox.take()).toBeUndefined()
  })

  it('writes again after an hour, and only the newest link confirms', async () => {
    const { store, take, clock, states } = await opened()
    await store.subscribe(email, given)
    const first = await take()
    clock.at += hour + 1
    await store.subscribe(email, given)
    const second = await take()
    expect(second.leaveToken).toBe(first.leaveToken)
    expect(await store.confirm(first.confirmToken)).toBe(false)
    expect(await store.confirm(second.confirmToken)).toBe(true)
    expect(await store.confirm(second.confirmToken)).toBe(true)
    expect(await states()).toEqual(['confirmed'])
  })

  it('writes three times a day at most to one mailbox, under whatever tag', async () => {
    const { store, outbox, clock } = await opened()
    let sent = 0
    for (let turn = 0; turn < 12; turn++, clock.at += hour + 1) {
      await store.subscribe(turn % 2 ? email : email.replace('@', `+${turn}@`), given)
      for (let mail = await outbox.take(); mail; mail = await outbox.take()) {
        await outbox.delivered(mail)
        sent++
      }
    }
    expect(sent).toBe(3)
    clock.at += 13 * hour
    await store.subscribe(email, given)
    expect(await outbox.take()).toBeDefined()
  })

  it('writes nothing to an address that is confirmed, though the consent is noted', async () => {
    const { store, take, outbox, clock, acts } = await opened()
    await store.subscribe(email, given)
    await store.confirm((await take()).confirmToken)
    clock.at += 30 * 24 * hour
    await store.subscribe(email, given)
    expect(await outbox.take()).toBeUndefined()
    expect(await acts()).toEqual(['given', 'confirmed', 'given'])
  })

  it('takes back who left, under a link to leave that goes on working', async () => {
    const { store, take, clock, states } = await opened()
    await store.subscribe(email, given)
    const { leaveToken, confirmToken } = await take()
    expect(await store.leave(leaveToken)).toBe(true)
    expect(await store.mayConfirm(confirmToken)).toBe(false)
    expect(await states()).toEqual(['withdrawn'])
    clock.at += 1000
    await store.subscribe(email, given)
    expect(await states()).toEqual(['pending'])
    expect(await store.confirm((await take()).confirmToken)).toBe(true)
    expect(await store.leave(leaveToken)).toBe(true)
    expect(await states()).toEqual(['withdrawn'])
  })

  it('erases what is not confirmed in time, with its mail and its proof', async () => {
    const { store, take, clock, database, states, acts } = await opened()
    await store.subscribe(email, given)
    const { confirmToken } = await take()
    await store.subscribe('rui@example.pt', given)
    await store.confirm((await take()).confirmToken)
    clock.at += 48 * hour + 1
    expect(await store.mayConfirm(confirmToken)).toBe(false)
    expect(await store.confirm(confirmToken)).toBe(false)
    await store.sweep()
    expect(await states()).toEqual(['confirmed'])
    expect(await acts()).toEqual(['given', 'confirmed'])
    expect(await database.selectFrom('newsletter_mails').selectAll().execute()).toEqual([])
  })

  it('keeps no address, token or key readable in the database', async () => {
    const { store, take, place } = await opened()
    await store.subscribe(email, given)
    const { confirmToken, leaveToken } = await take()
    const stored = await storedText(place)
    expect(stored).toContain('newsletter-2026-11')
    for (const text of [email, email.toLowerCase(), 'Belmira', confirmToken, leaveToken])
      expect(stored).not.toContain(text)
  })

  it('finds an address again after a rotation of keys, and refuses to start once its key is gone', async () => {
    const [older, newer] = [testKey('2026-a'), testKey('2026-b')]
    const before = await opened({ keys: [older] })
    await before.store.subscribe(email, given)
    await before.store.confirm((await before.take()).confirmToken)
    await before.database.destroy()

    const after = await opened({ keys: [newer, older], place: before.place })
    await after.store.subscribe(email, given)
    expect(await after.states()).toEqual(['confirmed'])
    expect(await after.outbox.take()).toBeUndefined()
    await after.database.destroy()
    await expect(opened({ keys: [newer], place: before.place })).rejects.toThrow('need the keys 2026-a')
  })

  it('needs the older key no more once every address is encrypted again', async () => {
    const [older, newer] = [testKey('2026-a'), testKey('2026-b')]
    const before = await opened({ keys: [older] })
    await before.store.subscribe(email, given)
    const { confirmToken, leaveToken } = await before.take()
    await before.store.confirm(confirmToken)
    await before.store.subscribe('rui@example.pt', given)
    await before.store.subscribe('ana@example.pt', given)
    const left = await before.take()
    await before.store.leave(left.leaveToken)
    await before.database.destroy()

    const between = await opened({ keys: [newer, older], place: before.place })
    expect(await encryptSubscribersAgain(between.database, [newer, older])).toBe(3)
    expect(await encryptSubscribersAgain(between.database, [newer, older])).toBe(0)
    await between.database.destroy()

    const after = await opened({ keys: [newer], place: before.place })
    expect((await after.states()).toSorted()).toEqual(['confirmed', 'pending', 'withdrawn'])
    await after.store.subscribe(email, given)
    const due = await after.take() // the one that waited, though not the one who is confirmed
    expect(['rui@example.pt', 'ana@example.pt']).toContain(due.email)
    expect(await after.store.confirm(due.confirmToken)).toBe(true)
    expect(await after.store.leave(leaveToken)).toBe(true)
    expect(await after.outbox.take()).toBeUndefined()
    await after.database.destroy()
  })

  describe('a mail that is due', () => {
    it('survives a restart', async () => {
      const keys: LeadKeys = [testKey()]
      const before = await opened({ keys })
      await before.store.subscribe(email, given)
      await before.database.destroy()
      const after = await opened({ keys, place: before.place })
      expect(await after.take()).toMatchObject({ email })
    })

    it('goes to one of two processes', async () => {
      const keys: LeadKeys = [testKey()]
      const one = await opened({ keys })
      const other = await opened({ keys, place: one.place })
      await one.store.subscribe(email, given)
      const taken = await Promise.all([one.outbox.take(), other.outbox.take()])
      expect(taken.filter((mail) => mail !== undefined)).toHaveLength(1)
    })

    it('is tried again after ever longer pauses, and given up after the last', async () => {
      const { store, outbox, clock, take } = await opened()
      await store.subscribe(email, given)
      for (const [index, pause] of pauses.entries()) {
        const mail = await take()
        expect(mail.attempt).toBe(index + 1)
        expect(await outbox.attemptFailed(mail)).toBe(false)
        expect(await outbox.take()).toBeUndefined()
        clock.at += pause
      }
      expect(await outbox.attemptFailed(await take())).toBe(true)
      clock.at += 365 * 24 * hour
      expect(await outbox.take()).toBeUndefined()
    })

    it('forgets its token once it is delivered', async () => {
      const { store, outbox, take, database, clock } = await opened()
      await store.subscribe(email, given)
      await outbox.delivered(await take())
      clock.at += 365 * 24 * hour
      expect(await outbox.take()).toBeUndefined()
      const mails = await database.selectFrom('newsletter_mails').select('sealed').execute()
      expect(mails).toEqual([{ sealed: null }])
    })
  })
})
