import type { AddressInfo } from 'node:net'
import { connect, type Socket } from 'node:net'
import { leadOf, send } from './client'
import { siteWithLeads } from './site-with-leads'

/** Small ones, or the test would wait for those of the host. */
const times = { headersTimeout: 500, requestTimeout: 700, connectionsCheckingInterval: 50 }

/** Everything a client receives until the host closes the connection, and when that was, in ms from `start`. */
const untilClosed = (socket: Socket, start: number) =>
  new Promise<{ text: string; after: number }>((resolve) => {
    let text = ''
    socket.on('data', (bytes) => {
      text += bytes
    })
    socket.on('error', () => {}) // closed while it wrote
    socket.once('close', () => resolve({ text, after: performance.now() - start }))
  })

/** Writes a little every 50 ms. */
function drip(socket: Socket, first: string, more: string) {
  socket.write(first)
  const timer = setInterval(() => socket.write(more), 50)
  socket.once('close', () => clearInterval(timer))
}

const head = (lines: readonly string[]) =>
  ['POST /api/leads HTTP/1.1', 'host: x', 'content-type: application/json', ...lines].join('\r\n')

describe('clients that take their time or say too much', () => {
  let open: Awaited<ReturnType<typeof siteWithLeads>>
  let address: string
  const dial = () => connect(Number(new URL(address).port), '127.0.0.1')

  beforeAll(async () => {
    open = await siteWithLeads({ times })
    await open.site.app.listen({ port: 0, host: '127.0.0.1' })
    address = `http://127.0.0.1:${(open.site.app.server.address() as AddressInfo).port}`
  })
  afterAll(() => open.site.close())

  it('are cut off within the limits, and others are answered in the meantime', async () => {
    const start = performance.now()
    const slow = Array.from({ length: 12 }, (_, turn) => {
      const socket = dial()
      if (turn % 3 === 0) drip(socket, head(['']), 'x-slow: 1\r\n')
      else if (turn % 3 === 1)
        drip(socket, head(['idempotency-key: slow-body-of-16-letters', 'content-length: 9000', '', '']), ' ')
      return untilClosed(socket, start)
    })
    for (let person = 0; person < 5; person++) {
      expect((await send(address, leadOf(`while-others-are-slow-${person}`, person))).status).toBe(201)
      expect((await fetch(`${address}/ajuda`)).status).toBe(200)
    }
    for (const { text, after } of await Promise.all(slow)) {
      expect(text).toMatch(/^(HTTP\/1\.1 408 .*)?/)
      expect(text).not.toContain(' 201 ')
      expect(after).toBeLessThan(20_000)
    }
    expect((await send(address, leadOf('after-the-slow-ones-are-gone', 9))).status).toBe(201)
  }, 30_000)

  it.each<[string, readonly string[], string, RegExp]>([
    ['announces 10 MB', ['content-length: 10000000', '', ''], 'x'.repeat(1000), / 413 /],
    [
      'never ends its chunks',
      ['transfer-encoding: chunked', '', ''],
      `4000\r\n${'x'.repeat(0x4000)}\r\n`,
      / 413 /,
    ],
    ['sends a header of 20 KB', [`x-long: ${'a'.repeat(20_000)}`, ''], 'x: 1\r\n', / 431 /],
  ])(
    'a client that %s is refused and let go',
    async (_, lines, more, status) => {
      const socket = dial()
      const closed = untilClosed(socket, performance.now())
      drip(socket, head(['idempotency-key: too-much-of-16-letters', ...lines]), more)
      const { text, after } = await closed
      expect(text).toMatch(status)
      expect(after).toBeLessThan(20_000)
      expect((await fetch(`${address}/`)).status).toBe(200)
    },
    30_000,
  )
})
