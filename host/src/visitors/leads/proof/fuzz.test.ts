import fc from 'fast-check'
import { isDeepRun } from 'shared-lib/testing/run-depth'
import { openHostDatabase } from '../../../base/database/host-database'
import { refuseUnknown } from '../../../base/security/problem-errors'
import { leadServer } from '../testing/lead-server'
import { hostileRequests, marker } from './hostile-bodies'

const requests = isDeepRun ? 10_000 : 300
/** Never 5xx: whatever a client writes is the client's. */
const expected = new Set([200, 201, 400, 409, 413, 415, 422])
const members = new Set(['type', 'title', 'status', 'nextStep', 'errors', 'requestId'])

it(`answers ${requests} hostile requests as promised, and stores what it reports as stored`, async () => {
  const server = await leadServer({ perMinute: 1_000_000 }, refuseUnknown)
  const statuses = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(hostileRequests, async ({ payload, headers }) => {
      const answer = await server.app.inject({ method: 'POST', url: '/api/leads', headers, payload })
      const { statusCode, body } = answer
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
      if (!expected.has(statusCode)) throw new Error(`${statusCode}: ${body}`)
      if (body.includes(marker)) throw new Error(`it repeats what it was told: ${body}`)
      if (/node_modules|\bat .+:\d+:\d+|\.ts:\d+/.test(body)) throw new Error(`it shows a stack: ${body}`)
      const problem = answer.json()
      if (statusCode < 400) return expect(Object.keys(problem)).toEqual(['reference', 'statusUrl'])
      if (!String(answer.headers['content-type']).startsWith('application/problem+json'))
        throw new Error(`no problem document: ${body}`)
      const unknown = Object.keys(problem).filter((name) => !members.has(name))
      if (unknown.length > 0 || problem.status !== statusCode || !problem.title) throw new Error(body)
    }),
    { numRuns: requests },
  )
  // It is no proof when everything fails at the same door.
  for (const status of [201, 400, 409, 413, 415, 422])
    expect(statuses.get(status)).toBeGreaterThan(requests / 500)

  expect((await server.submit()).statusCode).toBe(201)
  const database = await openHostDatabase(server.place)
  const leads = await database.selectFrom('leads').select('id').execute()
  expect(leads).toHaveLength((statuses.get(201) ?? 0) + 1)
  await database.destroy()
  const loud = server.log.filter((line) => JSON.parse(line).level >= 40)
  expect(loud).toEqual([])
  expect(server.log.filter((line) => line.includes(marker))).toEqual([])
  expect(Object.keys(Object.prototype)).toEqual([])
  await server.app.close()
}, 300_000)
