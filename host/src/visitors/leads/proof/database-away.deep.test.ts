import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '../../../base/database/testing/postgres-server'
import { checkStored } from './check-stored'
import { leadOf } from './client'
import { siteWithLeads } from './site-with-leads'

it('says honestly that the database is away, keeps its pages, and takes the same request once it is back', async () => {
  const server = await startPostgres()
  const { site, database, keys, get, submit } = await siteWithLeads({ place: await server.createDatabase() })
  try {
    const [before, meanwhile] = [leadOf('before-it-went-away', 1), leadOf('while-it-was-away', 2)]
    expect((await submit(before)).statusCode).toBe(201)
    expect((await get('/ready')).statusCode).toBe(200)

    await server.kill()
    const started = performance.now()
    const answers = await Promise.all([submit(meanwhile), submit(meanwhile), submit(before)])
    expect(performance.now() - started).toBeLessThan(15_000)
    for (const answer of answers) {
      expect(answer.statusCode).toBe(503)
      expect(answer.json()).toMatchObject({
        title: 'Não conseguimos registar o teu pedido agora',
        nextStep: expect.stringContaining('Tenta de novo dentro de um minuto'),
      })
      expect(answer.body).not.toMatch(/postgres|127\.0\.0\.1|ECONNREFUSED/)
    }
    await pause(1_100) // the answer of a check is kept for a second
    const ready = await get('/ready')
    expect([ready.statusCode, ready.json()]).toMatchObject([200, { ok: true, checks: { database: false } }])
    for (const path of ['/', '/ajuda', '/health']) expect((await get(path)).statusCode).toBe(200)

    await server.start()
    const again = await submit(meanwhile)
    expect(again.statusCode).toBe(201)
    const repeated = await submit(meanwhile)
    expect([repeated.statusCode, repeated.json()]).toEqual([200, again.json()])
    expect((await get('/ready')).statusCode).toBe(200)
    await checkStored(database, keys, [before, meanwhile])
  } finally {
    await site.close()
    await server.stop()
  }
}, 60_000)
