import { echo } from '../../server/testing/test-deployments'
import { startTestSite } from '../../server/testing/test-site'
import { reportView } from './testing/report-view'

let open: Awaited<ReturnType<typeof startTestSite>>
const start = async (config: Parameters<typeof startTestSite>[1] = {}) => {
  open = await startTestSite({ home: [] }, config)
  for (const version of ['1.0.0', '2.0.0'])
    await open.deploy('mf-test', version, { code: echo, tags: ['qp-thing'] })
  return open
}
afterEach(() => open.site.close())

it('tells whose everything is that is served, and an older version that a page still has', async () => {
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

it('still tells whose what is while the numbers are away', async () => {
  const { get, database } = await start()
  await database.destroy()
  expect((await get('/api/lens')).json().versions).toHaveLength(2)
})
