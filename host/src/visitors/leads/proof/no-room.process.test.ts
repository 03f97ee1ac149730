import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { itDeep } from 'shared-lib/testing/run-depth'
import { openHostDatabase } from '../../../base/database/host-database'
import { temporaryFile } from '../../../base/database/testing/places'
import { parseLeadKeys } from '../../../base/vault/lead-keys'
import { checkStored } from './check-stored'
import { leadOf, type Sent, send } from './client'
import { leadHosts } from './lead-host'
import { siteWithLeads } from './site-with-leads'

/** Sends leads until one is refused: those taken, and the one that was not. */
async function fill(submit: (lead: Sent) => Promise<{ status: number; answer: unknown }>) {
  const taken: Sent[] = []
  for (let turn = 0; turn < 2_000; turn++) {
    const lead = leadOf(`until-the-disk-is-full-${turn}`, turn)
    const { status, answer } = await submit(lead)
    if (status !== 201) return { taken, refused: lead, status, answer }
    taken.push(lead)
  }
  throw new Error('there was always room')
}

const honest = {
  status: 503,
  answer: {
    type: 'urn:quero-poupar:problem:leads-unavailable',
    title: 'Não conseguimos registar o teu pedido agora',
    nextStep: expect.stringContaining('As tuas respostas continuam aqui'),
  },
}

it('refuses leads, not pages, while the database has no room (simulated: a limit on its pages)', async () => {
  const { site, database, keys, get, submit } = await siteWithLeads()
  const answerOf = async (lead: Sent) => {
    const answer = await submit(lead)
    return { status: answer.statusCode, answer: answer.json() }
  }
  await sql`pragma max_page_count = 1`.execute(database) // as many as it has
  const { taken, refused, ...counts } = await fill(answerOf)
  expect(counts).toMatchObject(honest)
  expect(await answerOf(refused)).toMatchObject(honest)
  for (const page of ['/', '/ajuda']) expect((await get(page)).statusCode).toBe(200)
  await checkStored(database, keys, taken)

  await sql`pragma max_page_count = 1000000`.execute(database)
  expect((await answerOf(refused)).status).toBe(201)
  expect((await answerOf(refused)).status).toBe(200)
  await checkStored(database, keys, [...taken, refused])
  await site.close()
}, 60_000)

itDeep(
  'loses nothing when the system refuses to write (a real limit on the size of files)',
  async () => {
    const hosts = await leadHosts()
    const keys = `k:${randomBytes(32).toString('base64')}`
    const closed = { webhook: 'http://127.0.0.1:9/', secret: `whsec_${randomBytes(32).toString('base64')}` }
    const settings = { place: temporaryFile(), keys, leaseMs: 60_000, ...closed }
    try {
      const full = await hosts.start(settings, { fileBlocks: 2_048 })
      const { taken, refused, ...counts } = await fill((lead) => send(full.address, lead))
      expect(counts).toMatchObject(honest)
      expect(taken.length).toBeGreaterThan(0)
      const [first] = taken
      if (first) expect((await send(full.address, first)).status).toBe(200) // it still reads
      await full.kill()

      const roomy = await hosts.start(settings)
      expect((await send(roomy.address, refused)).status).toBe(201)
      const database = await openHostDatabase(settings.place)
      await checkStored(database, parseLeadKeys(keys), [...taken, refused])
      await database.destroy()
    } finally {
      await hosts.killAll()
    }
  },
  60_000,
)
