import { createHmac } from 'node:crypto'
import { EventEmitter, on } from 'node:events'
import { localServer } from '../../src/base/testing/local-server'
import type { ContentApi } from './content-api'
import { testSpace } from './testing/test-space'

const { writeStory, serve } = testSpace('webhooks')
const [token, secret] = ['token-of-the-space', 'segredo']
const hooks = new EventEmitter()
const calls = on(hooks, 'call')
const log = new EventEmitter()
let status = 200
let host: Awaited<ReturnType<typeof localServer>>
let api: ContentApi

const write = (slug: string, title: string) => writeStory(slug, { content: { component: 'page', title } })

beforeAll(async () => {
  write('home', 'Início')
  host = await localServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
    hooks.emit('call', { body, signature: request.headers['webhook-signature'] })
  })
  const webhook = { url: `${host.origin}/hook`, secret }
  api = await serve({ management: { token }, webhook, log: (line) => log.emit('line', line) })
})
afterAll(async () => {
  await api.close()
  host.close()
})

/** The next call, whose signature is right. */
async function next() {
  const { value } = await calls.next()
  const [{ body, signature }] = value
  expect(signature).toBe(createHmac('sha1', secret).update(body).digest('hex'))
  return JSON.parse(body)
}

async function manage(method: string, address: string, body?: object) {
  const headers = { authorization: token }
  const sent = body && { body: JSON.stringify(body) }
  const response = await fetch(`${api.url}/v1/spaces/1/stories${address}`, { method, headers, ...sent })
  return response.json()
}

const story = (title: string) => ({ content: { component: 'page', title } })

it('notifies of a publication, its end and a deletion, and of no draft, as the service does', async () => {
  const { story: made } = await manage('POST', '', { story: { name: 'Luz', ...story('Luz') } })
  await manage('PUT', `/${made.id}`, { story: story('Só rascunho') })
  await manage('PUT', `/${made.id}`, { story: story('Luz'), publish: 1 })
  const text = expect.stringContaining('published the Story Luz (luz)')
  const told = { action: 'published', space_id: 1, story_id: made.id, full_slug: 'luz' }
  expect(await next()).toEqual({ ...told, text })
  await manage('GET', `/${made.id}/unpublish`)
  expect(await next()).toMatchObject({ action: 'unpublished', story_id: made.id })
  await manage('GET', `/${made.id}/publish`)
  expect(await next()).toMatchObject({ action: 'published' })
  await manage('DELETE', `/${made.id}`)
  expect(await next()).toMatchObject({ action: 'deleted', full_slug: 'luz' })
})

it('goes on when the receiver cannot be notified, and logs it', async () => {
  status = 503
  const logged = new Promise<string>((done) => log.once('line', done))
  write('home', 'Início, outra vez')
  await next()
  expect(await logged).toMatch(/^webhook http.*\/hook did not take the message: answered 503$/)
  expect((await fetch(`${api.url}/v2/cdn/stories/home?token=a&version=published`)).status).toBe(200)
})
