import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { DeployedWidget, Deployment } from '../../src/contract/deployment'
import { type DevServer, startDevServer, usualPort } from './dev-server'

const folder = mkdtempSync(path.join(tmpdir(), 'qp-dev-'))
mkdirSync(path.join(folder, 'browser'))
writeFileSync(path.join(folder, 'browser/entry.js'), 'export const get = 1')
writeFileSync(path.join(folder, 'secret.txt'), 'x')
const widget = {
  tag: 'qp-x',
  preload: { scripts: [], styles: ['a.css', 'b.css'] },
} as unknown as DeployedWidget
const build = {
  name: 'mf-x',
  version: '1.0.0+a.dev',
  entry: 'entry.js',
  widgets: [widget],
} as unknown as Deployment

let server: DevServer
beforeAll(async () => {
  server = await startDevServer(0)
  server.built(build, folder)
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})
const get = async (asked: string) => {
  const answer = await fetch(server.origin + asked)
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

it('serves a build to pages of any origin, and keeps nothing in caches', async () => {
  const { status, text, headers } = await get('/1.0.0+a.dev/browser/entry.js')
  expect([status, text]).toEqual([200, 'export const get = 1'])
  expect(headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(JSON.parse((await get('/deployment.json')).text)).toEqual(build)
})

it('brings the style sheets of a tag under one address', async () =>
  expect((await get('/styles/qp-x.css?1')).text).toBe(
    '@import url("/1.0.0+a.dev/browser/a.css");\n@import url("/1.0.0+a.dev/browser/b.css");',
  ))

it('serves the container that follows builds as a module of its own', async () => {
  expect((await get('/live-container.js')).text).toContain("from './keep-typed.js'")
  expect((await get('/keep-typed.js')).text).toContain('export function keepTyped')
  expect((await get('/overlay.js')).text).toContain('export function showFailure')
})

it.each([
  '/dev-server.js',
  '/2.0.0/browser/entry.js',
  '/1.0.0+a.dev/../secret.txt',
  '/1.0.0+a.dev/browser/%2e%2e/%2e%2e/etc',
  '/styles/qp-y.css',
  '/%',
])('has nothing at %s', async (asked) => expect((await get(asked)).status).toBe(404))

it('reports the current build, the next one and what does not compile', async () => {
  const { body } = await fetch(`${server.origin}/changes`)
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const hear = async (words: string) => {
    while (!text.includes(words)) text += (await reader?.read())?.value ?? ''
  }
  await hear('data: "1.0.0+a.dev"')
  server.failed('a line is missing')
  await hear('event: failed\ndata: "a line is missing"')
  server.built({ ...build, version: '1.0.0+b.dev' }, folder)
  await hear('data: "1.0.0+b.dev"')
  await reader?.cancel()
})

it('reports to a page that opens later the current build and what does not compile since', async () => {
  server.built(build, folder)
  server.failed('a bracket is missing')
  const { body } = await fetch(`${server.origin}/changes`)
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!text.includes('bracket')) text += (await reader?.read())?.value ?? ''
  expect(text).toMatch(/event: built\ndata: "1.0.0\+a.dev"\n\nevent: failed\ndata: "a bracket is missing"/)
  await reader?.cancel()
})

it('refuses a port that browsers fetch nothing from, and its default is no such port', async () => {
  await expect(startDevServer(4190)).rejects.toThrow(
    'browsers fetch nothing from port 4190: add -- --port 4180',
  )
  const why = await fetch(`http://localhost:${usualPort}`).then(
    () => '',
    ({ cause }) => cause.message,
  )
  expect(why).not.toBe('bad port')
})
