import Fastify from 'fastify'
import { problemErrors } from './problem-errors'
import { pageNotFound, routeRefused } from './project-error'

async function thrown(error: Error) {
  const app = Fastify()
  problemErrors(app)
  app.get('/', () => {
    throw error
  })
  const answer = await app.inject('/')
  await app.close()
  return answer
}

it('reveals nothing about an unforeseen error', async () => {
  const answer = await thrown(new Error('password=hunter2 in /srv/host'))
  expect(answer.statusCode).toBe(500)
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  const title = 'Ocorreu um erro inesperado'
  const type = 'urn:quero-poupar:problem:unexpected'
  expect(answer.json()).toEqual({ type, title, status: 500, requestId: expect.any(String) })
})

it.each([new Error('boom'), Object.assign(new Error('bad'), { statusCode: 422 }), pageNotFound('/nada')])(
  'keeps stacks and paths for the log: %s',
  async (error) => expect((await thrown(error)).body).not.toMatch(/stack|\bat .+:\d+:\d+|\.ts\b/),
)

it('keeps the words of the error catalogue: a refused route is fatal, an unmatched one is not', async () => {
  const message = 'Page Not Found: /energia/simular/x'
  expect(routeRefused('/energia/simular/x')).toMatchObject({ message, status: 404, fatal: true })
  expect(routeRefused('/x', 410).status).toBe(410)
  const title = 'Page not found: /nada'
  expect(pageNotFound('/nada')).toMatchObject({ message: title, status: 404, fatal: false })
  expect((await thrown(pageNotFound('/nada'))).json()).toMatchObject({ title, status: 404 })
})
