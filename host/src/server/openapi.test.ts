import { echo, publish } from './testing/test-deployments'
import { startTestSite } from './testing/test-site'

const energy = { code: echo, tags: ['qp-thing' as const], leads: ['energy'] }

it('describes the leads of what is deployed at this moment, to any origin', async () => {
  const { site, store, get } = await startTestSite({}, { origin: 'https://queropoupar.example' })
  const read = async () => (await get('/api/openapi.json')).json()
  expect(Object.keys((await read()).paths)).toEqual(['/api/leads/status/{secret}'])

  await publish(store, 'mf-energy', '1.0.0', energy)
  await site.deployments.look()
  const answer = await get('/api/openapi.json')
  expect(answer.headers['access-control-allow-origin']).toBe('*')
  expect(answer.json()).toMatchObject({
    openapi: '3.1.1',
    info: {
      title: 'Quero Poupar: API',
      description: expect.stringMatching(
        /^Version 1 .*\n\n- energy: mf-energy 1\.0\.0 \(Equipa de teste\)$/s,
      ),
    },
    servers: [{ url: 'https://queropoupar.example' }],
    components: { schemas: { LeadRequest: { properties: { vertical: { enum: ['energy'] } } } } },
  })
  await site.close()
})
