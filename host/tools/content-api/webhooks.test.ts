import { createHmac } from 'node:crypto'
import { EventEmitter, on } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { temporary } from '../../src/server/testing/temporary'
import { type ContentApi, createContentApi } from './content-api'

const folder = temporary('webhooks')
const [token, secret] = ['token-of-the-space', 'segredo']
const hooks = new EventEmitter()
const calls = on(hooks, 'call')
const log = new EventEmitter()
let status = 200
const host = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += part
  response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  hooks.emit('call', { body, signature: request.headers['webhook-signature'] })
})
let api: ContentApi

const write = (slug: string, title: string) =>
  writeFileSync(
    path.join(folder, 'stories', `${slug}.json`),
    JSON.stringify({ content: { component: 'page', title } }),
  )

beforeAll(async () => {
  mkdirSync(path.join(folder, 'stories'))
  write('home', 'Início')
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done))
  api = await createContentApi({
    folder,
    port: 0,
    management: { token },
    webhook: { url: `http://127.0.0.1:${(host.address() as AddressInfo).port}/hook`, secret },
    log: (line) => log.emit('line', line),
  })
})
afterAll(async () => {
  await api.close()
  host.closeAllConnections()
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
  const response = await fetch(`${api.url}/v1/spaces/1/stories${address}`, {
    method,
    headers: { authorization: token },
    ...(body && { body: JSON.stringify(body) }),
  })
  return response.json()
}

const story = (title: string) => ({ content: { component: 'page', title } })

it('tells of a publication, its end and a deletion, and of no draft, as the service does', async () => {
  const { story: made } = await manage('POST', '', { story: { name: 'Luz', ...story('Luz') } })
  await manage('PUT', `/${made.id}`, { story: story('Só rascunho') })
  await manage('PUT', `/${made.id}`, { story: story('Luz'), publish: 1 })
  expect(await next()).toEqual({
    text: expect.stringContaining('published the Story Luz (luz)'),
    action: 'published',
    space_id: 1,
    story_id: made.id,
    full_slug: 'luz',
  })
  await manage('GET', `/${made.id}/unpublish`)
  expect(await next()).toMatchObject({ action: 'unpublished', story_id: made.id })
  await manage('GET', `/${made.id}/publish`)
  expect(await next()).toMatchObject({ action: 'published' })
  await manage('DELETE', `/${made.id}`)
  expect(await next()).toMatchObject({ action: 'deleted', full_slug: 'luz' })
})

it('goes on when nobody can be told, and says so', async () => {
  status = 503
  const logged = new Promise<string>((done) => log.once('line', done))
  write('home', 'Início, outra vez')
  await next()
  expect(await logged).toMatch(/^webhook http.*\/hook did not take the message: answered 503$/)
  expect((await fetch(`${api.url}/v2/cdn/stories/home?token=a&version=published`)).status).toBe(200)
})
