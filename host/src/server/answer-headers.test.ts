import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { sharedTestSite } from './testing/test-site'

const open = sharedTestSite({ home: [] }, {}, { deployed: { code: '', tags: ['qp-thing'] } })
beforeAll(() => open.site.app.listen({ port: 0, host: '127.0.0.1' }))

/** Status of the answer to a request with these header lines, over a connection of its own. */
const statusOf = (path: string, lines: readonly string[]) =>
  new Promise<number>((resolve, reject) => {
    const { port } = open.site.app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\n${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`),
    )
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1])))
  })

it.each(['/', '/health', '/api/figures', '/nada'])('refuses two Host lines for %s', async (path) => {
  expect(await statusOf(path, ['Host: a.example'])).not.toBe(400)
  expect(await statusOf(path, ['Host: a.example', 'Host: b.example'])).toBe(400)
  expect(await statusOf(path, ['host: a.example', 'HOST: a.example'])).toBe(400)
  expect(await statusOf(path, [])).toBe(400)
})

const secret = 'A'.repeat(43)

it.each([
  `/pedido/${secret}/`,
  `/pt/pedido/${secret}`,
  `/newsletter/sair/${secret}/`,
  `/newsletter/confirmar/${secret}/`,
])('forbids caches to keep the redirect of %s', async (path) => {
  const { statusCode, headers } = await open.getRaw(path)
  expect([301, 308]).toContain(statusCode)
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
})

it('lets caches keep other redirects', async () => {
  const { statusCode, headers } = await open.get('/guia/')
  expect([statusCode, headers['cache-control']]).toEqual([308, undefined])
})

it.each(['/', '/guia/', '/nada', '/health', '/api/figures', '/api/nada', '/assets/nada.png', '/robots.txt'])(
  'asks for encrypted connections in the answer of %s',
  async (path) => {
    const { headers } = await open.get(path)
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
  },
)
