import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import path from 'node:path'
import type { ContentApi } from './content-api'
import { testSpace } from './testing/test-space'

// Attempts on this service by a stranger's page, open in the browser of a developer who runs `npm start`.
const token = 'token-of-the-space'
const previewToken = 'token-of-the-drafts'
const { root: folder, writeStory, serve } = testSpace('intruders', 'space/content')
let api: ContentApi

beforeAll(async () => {
  for (const slug of ['home', 'novo.draft']) writeStory(slug, { content: { component: 'page' } })
  api = await serve({
    changes: path.join(folder, 'space', 'changes'),
    testControls: true,
    tokens: { preview: [previewToken] },
    management: { token },
    editor: { site: 'http://localhost:1', previewToken, token, space: 1 },
  })
})
afterAll(() => api.close())

interface Sent {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** As a browser sends it: `fetch` would not let us name another host. */
const send = async (address: string, { method = 'GET', headers = {}, body }: Sent = {}) => {
  const asked = request(`${api.url}${address}`, { method, headers })
  asked.end(body === undefined ? undefined : JSON.stringify(body))
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  const text = Buffer.concat(await response.toArray()).toString()
  return { status: response.statusCode ?? 0, headers: response.headers, text }
}

const own = () => new URL(api.url).origin
const drafts = `/v2/cdn/stories/novo?version=draft&token=${previewToken}`
const published = '/v2/cdn/stories/home?token=anything&cv=1'
const spaces = '/v1/spaces/1'
const session = '/editor/session'

describe('under another name', () => {
  const hosts = [
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example:4000',
    'localhost@evil.example',
  ]
  it.each([published, drafts, spaces, '/editor', '/test-controls?delayMs=0'])(
    'nothing answers: %s',
    async (address) => {
      for (const host of hosts) {
        const { status, text } = await send(address, { headers: { host, authorization: token } })
        expect([host, status]).toEqual([host, 421])
        expect(text).not.toContain(token)
      }
    },
  )

  it('this machine’s own names do', async () => {
    const { port } = new URL(api.url)
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`])
      expect((await send(published, { headers: { host } })).status).toBe(200)
  })
})

describe('a page of another origin', () => {
  const foreign = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:1', 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
  ] as const

  it.each(foreign)('with %j is given no token, changes nothing and forces nothing', async (headers) => {
    for (const [address, method] of [
      [session, 'POST'],
      [spaces, 'GET'],
      ['/test-controls?down=1', 'GET'],
      ['/editor/blocks.json', 'GET'],
    ] as const) {
      const { status, text } = await send(address, { method, headers: { ...headers, authorization: token } })
      expect([address, status]).toEqual([address, 403])
      expect(text).not.toContain(token)
    }
    expect((await send(published)).status).toBe(200)
  })

  it('reads no draft, whatever its token, while what is published is open to all', async () => {
    const { headers } = await send(drafts, { headers: { origin: 'https://evil.example' } })
    expect(headers['access-control-allow-origin']).toBeUndefined()
    for (const other of ['anything', token.slice(1), ''])
      expect((await send(`/v2/cdn/stories/novo?version=draft&token=${other}`)).status).toBe(401)
    const open = await send(published, { headers: { origin: 'https://evil.example' } })
    expect(open.headers['access-control-allow-origin']).toBe('*')
  })

  it('may be a link to the editor, whose page holds no token', async () => {
    const mode = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
    const { status, text } = await send('/editor', { headers: { ...mode, 'sec-fetch-dest': 'document' } })
    // Where the editor is not built yet it is no page, but it is not refused either.
    expect([200, 500]).toContain(status)
    expect(text).not.toContain(token)
  })
})

describe('the token of the editor', () => {
  it('goes to a page of the service’s own origin that posts for it', async () => {
    const headers = { origin: own(), 'sec-fetch-site': 'same-origin' }
    const { status, text, headers: answered } = await send(session, { method: 'POST', headers })
    expect([status, JSON.parse(text)]).toEqual([200, { token }])
    expect(answered['access-control-allow-origin']).toBeUndefined()
    expect(answered['cache-control']).toBe('no-store')
  })

  it.each([
    ['GET', { origin: 'own', 'sec-fetch-site': 'same-origin' }],
    ['POST', {}],
  ])('goes to no other client: %s %j', async (method, { origin, ...headers }: Record<string, string>) => {
    const from = origin && { origin: own() }
    const { text } = await send(session, { method, headers: { ...headers, ...from } })
    expect(text).not.toContain(token)
  })
})

describe('a slug that is no name', () => {
  const story = (slug: unknown) => ({ story: { name: 'X', slug, content: { component: 'page' } } })
  const headers = { authorization: token, 'content-type': 'application/json' }
  const before = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()

  it.each([
    ...['../../x', '..', '.', 'a/b', '/a', 'a\\b', '..\\x', 'a\0b', '%2e%2e', 'a?b', 'a#b', 'a b', ''],
    'x'.repeat(300),
    'constructor\n',
    7,
    ['a'],
    { a: 1 },
  ])('%j is refused for a story and for a folder', async (slug) => {
    const files = before()
    for (const body of [story(slug), { story: { ...story(slug).story, is_folder: true } }]) {
      const made = await send(`${spaces}/stories`, { method: 'POST', headers, body })
      expect([made.status, made.text]).toEqual([422, expect.stringContaining('slug')])
    }
    expect(before()).toEqual(files)
    expect(existsSync(path.join(folder, 'x.json'))).toBe(false)
  })

  it('is refused for a story that is renamed, too', async () => {
    const made = await send(`${spaces}/stories`, { method: 'POST', headers, body: story('bom-nome') })
    expect(made.status).toBe(201)
    const { id } = JSON.parse(made.text).story
    const body = { story: { slug: '../../x' } }
    expect((await send(`${spaces}/stories/${id}`, { method: 'PUT', headers, body })).status).toBe(422)
  })
})
