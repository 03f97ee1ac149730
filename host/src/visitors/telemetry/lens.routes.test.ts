import { echo } from '../../server/testing/test-deployments'
import { startTestSite, type TestConfig, testSites } from '../../server/testing/test-site'
import { reportView } from './testing/report-view'

const deployed = { code: echo, tags: ['qp-thing'] } as const
const { open, start } = testSites(async (config: TestConfig = {}) => {
  const made = await startTestSite({ home: [] }, config, { deployed })
  await made.deploy('mf-test', '2.0.0', deployed)
  return made
})

it('lists everything that is served with its owner, and an older version that a page still has', async () => {
  const { get } = await start()
  const report = { remote: 'mf-test', version: '1.0.0', tag: 'qp-thing', kind: 'error' }
  expect((await reportView(open, [report])).statusCode).toBe(204)
  const { hours, versions } = (await get('/api/lens?versions=mf-test@1.0.0,mf-test@9.9.9,../x@1')).json()
  expect(hours).toBe(24)
  expect(versions).toEqual([
    expect.objectContaining({ remote: 'mf-chrome', served: true }),
    { remote: 'mf-test', version: '2.0.0', owner: 'Equipa de teste', served: true, tags: { 'qp-thing': {} } },
    expect.objectContaining({
      version: '1.0.0',
      served: false,
      tags: { 'qp-thing': { numbers: expect.objectContaining({ errors: 1 }) } },
    }),
  ])
})

it('still lists what is served while the numbers are away', async () => {
  const { get, database } = await start()
  await database.destroy()
  expect((await get('/api/lens')).json().versions).toHaveLength(2)
})
