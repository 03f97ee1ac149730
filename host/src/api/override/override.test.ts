import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { type DevServer, startDevServer } from 'shared-lib/build/dev/dev-server'
import { signOverride } from 'shared-lib/build/dev/override'
import { overrideLink } from 'shared-lib/build/dev/override-link'
import type { Deployment } from 'shared-lib/contract/deployment'
import { endsAfterEach } from '../../base/testing/ends-after-each'
import { temporary } from '../../server/testing/temporary'
import { echo, routeAt } from '../../server/testing/test-deployments'
import { sharedTestSite, type TestSite } from '../../server/testing/test-site'
import { askedBy, overrideForm } from './override-form'

const secret = 'a secret of the environment, long enough'
const ends = endsAfterEach()
const deployed = { code: echo, tags: ['qp-thing'], routes: [routeAt('/coisa')] } as const

const fieldsOf = (form: string) =>
  Object.fromEntries(
    [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  )

/** How a person and a page ask a site. */
function visitorOf(open: TestSite) {
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    open.postForm('/api/override', fields, headers)
  const get = (url: string, cookie = '') => open.get(url, cookie ? { cookie } : {})
  /** Opens a link as a person does: reads the question and presses its button. */
  async function answer(url: string, headers: Record<string, string> = {}) {
    const { body } = await get(url)
    return post(fieldsOf(body), { 'sec-fetch-site': 'same-origin', ...headers })
  }
  return { get, post, answer }
}

const pageOf = (body: string) => JSON.parse(/id="qp-page">([^<]*)</.exec(body)?.[1] ?? '{}')

/** The development shell that every test leaves as it was. */
const shell = sharedTestSite({ home: [] }, {}, { deployed })
const { get, post, answer } = visitorOf(shell)

/** A developer's machine for a site; `build` is what the server draws. */
async function machine({ store }: TestSite) {
  const server: DevServer = await startDevServer(0)
  ends.push(() => server.close())
  const deployed = await store.deployment('mf-test', '1.0.0')
  const build = (version: string, words: string) => {
    const folder = temporary('built')
    const code = `exports.render = () => ({ html: '<p>${words}</p>' })`
    writeFileSync(path.join(folder, 'server.cjs'), code)
    const sha256 = createHash('sha256').update(code).digest('hex')
    const files = [{ path: 'server.cjs', bytes: code.length, sha256 }]
    server.built({ ...deployed, version, files } satisfies Deployment, folder)
  }
  return { origin: server.origin, build, close: () => server.close() }
}

const cookieOf = (headers: Readonly<Record<string, unknown>>) =>
  String(headers['set-cookie']).split(';')[0] ?? ''

describe('a development shell', () => {
  it('keeps an override for this browser alone and draws its build, newest first', async () => {
    const { origin, build } = await machine(shell)
    build('1.0.0+a.dev', 'O meu')
    const link = overrideLink({ host: 'http://localhost:3000', name: 'mf-test', origin, secret: undefined })
    const opened = await answer(`${link('/coisa').slice('http://localhost:3000'.length)}&x=1`)
    expect(opened.statusCode).toBe(303)
    expect(opened.headers.location).toBe('/coisa?x=1')
    const cookie = cookieOf(opened.headers)

    const mine = await get('/coisa', cookie)
    expect(mine.body).toContain('<p>O meu</p>')
    expect(mine.headers['cache-control']).toBe('no-store')
    expect(mine.headers['content-security-policy']).toContain(`script-src 'self' ${origin}`)
    expect(pageOf(mine.body).remotes['mf-test'].entry).toBe(`${origin}/live-container.js`)
    expect(mine.body).toContain(`${origin}/styles/qp-thing.css`)

    build('1.0.0+b.dev', 'O mais novo')
    while (!(await get('/coisa', cookie)).body.includes('O mais novo'))
      await new Promise((done) => setTimeout(done, 20))

    const theirs = await get('/coisa')
    expect(theirs.body).toContain('<p>qp-thing {}</p>')
    expect(theirs.body).not.toContain(origin)
    expect(theirs.headers['content-security-policy']).not.toContain(origin)
  })

  it('forgets it when asked to, and never leads to another origin', async () => {
    const { headers, statusCode } = await answer('/coisa?override=off')
    expect(statusCode).toBe(303)
    expect(headers['set-cookie']).toMatch(/^qp_override=; Max-Age=0;/)
    expect(headers.location).toBe('/coisa')
    const elsewhere = await answer('//evil.example/x?override=off')
    expect(elsewhere.headers.location).toBe('/evil.example/x')
  })
})

describe('a page of another site', () => {
  const link = '/coisa?override=mf-test@http://localhost:4180'

  it('sets nothing by having the browser open a link, as an image does', async () => {
    for (const url of [link, '/coisa?override=off', '/?override=mf-test@http://localhost:4180']) {
      const { headers, body } = await get(url)
      expect(headers['set-cookie']).toBeUndefined()
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(body).toContain('action="/api/override"')
    }
  })

  it('sets nothing by posting our form from there', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    const { statusCode, headers: answered } = await answer(link, headers)
    expect([statusCode, answered['set-cookie']]).toEqual([403, undefined])
  })

  it('sets nothing by writing the form itself', async () => {
    const fields = fieldsOf((await get(link)).body)
    for (const [name, value] of [
      ['override', 'mf-test@http://localhost:9'],
      ['mark', '0'.repeat(64)],
      ['page', '//evil.example'],
      ['until', '99999999999'],
    ] as const) {
      const { statusCode, headers } = await post({ ...fields, [name]: value })
      expect([name, statusCode, headers['set-cookie']]).toEqual([name, 403, undefined])
    }
  })
})

it('takes no form that was left open', () => {
  const at = new Date('2026-11-22T10:00:00Z')
  const form = overrideForm({ text: 'off', page: '/' }, 'key', at)
  const fields = fieldsOf(form)
  expect(askedBy(fields, 'key', new Date('2026-11-22T10:09:00Z'))).toEqual({ text: 'off', page: '/' })
  expect(askedBy(fields, 'key', new Date('2026-11-22T10:11:00Z'))).toBeUndefined()
  expect(askedBy(fields, 'other', at)).toBeUndefined()
})

describe('production', () => {
  const production = sharedTestSite({ home: [] }, { production: true, overrideSecret: secret }, { deployed })
  const { get, answer } = visitorOf(production)
  const until = (seconds: number) => new Date(Date.now() + seconds * 1000)
  const signed = (origin: string, expires: Date) =>
    encodeURIComponent(signOverride({ name: 'mf-test', origin }, expires, secret))

  it('honours what was signed, in one browser, and never asks that machine itself', async () => {
    const { origin, build } = await machine(production)
    build('1.0.0+a.dev', 'Não publicado')
    const { statusCode, headers } = await answer(`/coisa?override=${signed(origin, until(600))}`)
    expect(statusCode).toBe(303)
    const cookie = /^qp_override=[^;]+; Max-Age=(5\d\d|600); Path=\/; HttpOnly; SameSite=Lax; Secure$/
    expect(headers['set-cookie']).toMatch(cookie)
    const mine = await get('/coisa', cookieOf(headers))
    expect(mine.body).toContain('<p>qp-thing {}</p>')
    expect(mine.body).not.toContain('Não publicado')
    expect(pageOf(mine.body).remotes['mf-test'].entry).toBe(`${origin}/live-container.js`)
    expect(mine.headers['cache-control']).toBe('no-store')
    const refused = await get(`/coisa?override=mf-test@${origin}`, `qp_override=mf-test@${origin}`)
    expect(refused.statusCode).toBe(200)
    expect(refused.body).not.toContain(origin)
  })
})
