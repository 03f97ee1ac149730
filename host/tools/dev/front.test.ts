import { freePort } from 'shared-lib/build/dev/free-port'
import { endsAfterEach } from '../../src/base/testing/ends-after-each'
import { localServer } from '../../src/base/testing/local-server'
import { type Front, openFront } from './front'

let front: Front
let site: string
const ends = endsAfterEach()
beforeEach(async () => {
  const port = await freePort()
  site = `http://127.0.0.1:${port}`
  front = await openFront(port, '127.0.0.1')
  ends.push(() => front.close())
})

/** A host that echoes each request. */
async function host(type: string, body: string) {
  const { port, close } = await localServer((request, response) => {
    response.writeHead(200, { 'content-type': type, 'x-heard': `${request.method} ${request.url}` })
    response.end(body)
  })
  ends.push(close)
  return port
}

it('states before the first build that there is none yet, on a page that will follow', async () => {
  const answer = await fetch(`${site}/energia`)
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('/@dev/follow-host.js?build="')
})

it('passes pages on with the script that follows builds, in the length that it states', async () => {
  front.built('abc', await host('text/html; charset=utf-8', '<body>olá</body>'))
  const answer = await fetch(`${site}/energia?x=1`, { method: 'POST', body: 'x' })
  expect(answer.headers.get('x-heard')).toBe('POST /energia?x=1')
  const script = '<script type="module" src="/@dev/follow-host.js?build=abc"></script>'
  expect(await answer.text()).toBe(`<body>olá${script}</body>`)
})

it('goes over to the next host, and notifies open pages of it and of what failed since', async () => {
  front.built('one', await host('text/plain', 'one'))
  const { body } = await fetch(`${site}/@dev/changes`)
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let received = ''
  const hear = async (words: string) => {
    while (!received.includes(words)) received += (await reader?.read())?.value ?? ''
  }
  await hear('data: "one"')
  front.failed('main.ts:1: a bracket is missing')
  await hear('event: failed\ndata: "main.ts:1: a bracket is missing"')
  expect(await (await fetch(site)).text()).toBe('one')
  front.built('two', await host('text/plain', 'two'))
  await hear('data: "two"')
  expect(await (await fetch(site)).text()).toBe('two')
  await reader?.cancel()
})

it('serves its own modules and nothing else below its addresses', async () => {
  expect(await (await fetch(`${site}/@dev/follow-host.js?build=a`)).text()).toContain("from './overlay.js'")
  expect((await fetch(`${site}/@dev/overlay.js`)).status).toBe(200)
  expect((await fetch(`${site}/@dev/../front.ts`)).status).toBe(503)
  expect((await fetch(`${site}/@dev/front.js`)).status).toBe(404)
})
