import { sharedTestSite } from '../../server/testing/test-site'
import { createRefLog } from './ref-log.store'

const site = sharedTestSite({ home: [] })
const begin = (headers: Record<string, string> = {}) => site.post('/api/visit', '', headers)
const lines = () => site.database.selectFrom('ref_log').selectAll().execute()
const visit = '3f0f4a52-8f0e-4f3a-9f61-0c6d1f0f9a11'

it('begins a visit once, and returns its id', async () => {
  const first = await begin()
  const { journeyId } = first.json()
  expect(first.headers['set-cookie']).toBe(`qp_visit=${journeyId}; Path=/; HttpOnly; SameSite=Lax`)
  const again = await begin({ cookie: `locale=pt; qp_visit=${journeyId}` })
  expect(again.json()).toEqual({ journeyId })
  expect(again.headers['set-cookie']).toBeUndefined()
})

it('takes no id that it did not give', async () => {
  const { journeyId } = (await begin({ cookie: 'qp_visit=ines@example.pt' })).json()
  expect(journeyId).toMatch(/^[\da-f-]{36}$/)
})

it('is never begun by a page', async () => {
  expect(String((await site.get('/')).headers['set-cookie'])).not.toContain('qp_visit')
})

it('notes the campaign and the referrer’s page, nothing else of either', async () => {
  const answer = await site.get('/apis/refdata/storeRefLog?utm_source=carta&nif=123456789&gclid=x', {
    cookie: `qp_visit=${visit}`,
    'x-referrer': 'https://motor.example/procura?q=segredo',
    referer: 'https://q.example/energia/resultados?postalCode=1000',
  })
  expect(answer.statusCode).toBe(204)
  const noted = { campaign: 'utm_source=carta&gclid=x', referrer: 'https://motor.example/procura' }
  expect(await lines()).toEqual([expect.objectContaining({ journey_id: visit, ...noted })])
})

it('notes nothing without a visit', async () => {
  const before = await lines()
  expect((await site.get('/apis/refdata/storeRefLog?utm_source=a')).statusCode).toBe(204)
  expect(await lines()).toEqual(before)
})

it('erases lines when their time is over', async () => {
  const clock = { at: Date.now() }
  const log = createRefLog({ database: site.database, keptMs: 1000, now: () => new Date(clock.at) })
  await log.note({ journeyId: visit, campaign: '', referrer: '' })
  await log.sweep()
  expect((await lines()).length).toBeGreaterThan(0)
  clock.at += 60_000
  await log.sweep()
  expect(await lines()).toEqual([])
})
