import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { endsAfterEach } from '../testing/ends-after-each'
import { type ConnectionLimits, openConnections } from './open-connections'

const limits: ConnectionLimits = {
  most: 100,
  mostOfClient: 100,
  mostAhead: 4,
  unreadMs: 60_000,
  leastPerSecond: 4_096,
  everyMs: 50,
}
const ask = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'
const ends = endsAfterEach()

async function start(bounds: Partial<ConnectionLimits>, answer: RequestListener) {
  const connections = openConnections({ ...limits, ...bounds })
  const server = createServer(connections.bounded(answer)).listen(0, '127.0.0.1')
  connections.watch(server)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  ends.push(() => {
    connections.cutAll()
    server.close()
  })
  return {
    connections,
    /** A connection that the server has seen. */
    async dial(localAddress = '127.0.0.1') {
      const seen = once(server, 'connection')
      const socket = connect({ port, host: '127.0.0.1', localAddress })
      socket.on('error', () => {}) // cut off
      ends.push(() => socket.destroy())
      await Promise.all([seen, once(socket, 'connect')])
      return socket
    },
  }
}

async function until(isSo: () => boolean) {
  for (const end = Date.now() + 10_000; !isSo(); await new Promise(setImmediate))
    if (Date.now() > end) throw new Error(`never: ${isSo}`)
}
const closed = async (socket: Socket) => {
  socket.resume()
  if (!socket.closed) await once(socket, 'close')
}
async function answered(socket: Socket) {
  socket.write(ask)
  const [bytes] = await once(socket, 'data')
  return String(bytes).split('\r\n', 1)[0]
}
const ok: RequestListener = (_, response) => void response.end('ok')

it('closes the one of a client that did nothing for longest, when it opens too many', async () => {
  const { dial, connections } = await start({ mostOfClient: 3 }, ok)
  const first = await dial('127.0.0.2')
  const used = await dial('127.0.0.2')
  const third = await dial('127.0.0.2')
  const other = await dial('127.0.0.3')
  const newest = await dial('127.0.0.2')
  await closed(first)
  for (const socket of [used, third, other, newest]) expect(await answered(socket)).toBe('HTTP/1.1 200 OK')
  expect(connections.size()).toBe(4)
})

it('refuses a client more only while all of its own are at work, and no other client', async () => {
  const answers: (() => void)[] = []
  const late: RequestListener = (_, response) => void answers.push(() => response.end('late'))
  const { dial, connections } = await start({ mostOfClient: 2 }, late)
  const working = [await dial(), await dial()]
  const waiting = working.map(answered)
  await until(() => answers.length === 2)
  await closed(await dial())
  await dial('127.0.0.9')
  for (const answer of answers) answer()
  expect(await Promise.all(waiting)).toEqual(['HTTP/1.1 200 OK', 'HTTP/1.1 200 OK'])
  await until(() => connections.idle() === 3)
  const answer = answered(await dial())
  await until(() => answers.length === 3)
  answers[2]?.()
  expect(await answer).toBe('HTTP/1.1 200 OK')
})

it('holds no more than it may of everybody together: a newcomer has room, an idle client makes it', async () => {
  const { dial, connections } = await start({ most: 10 }, ok)
  const all: Socket[] = []
  for (let turn = 0; turn < 30; turn++) all.push(await dial(`127.0.0.${2 + turn}`))
  expect(connections.size()).toBe(10)
  await Promise.all(all.slice(0, 20).map(closed))
  expect(await answered(all[29] as Socket)).toBe('HTTP/1.1 200 OK')
})

it('cuts off who asks far ahead of the answers', async () => {
  let asked = 0
  const { dial } = await start({ mostAhead: 4 }, () => void asked++)
  const socket = await dial()
  socket.write(ask.repeat(50))
  await closed(socket)
  expect(asked).toBe(4)
})

const fakeClock = () =>
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask', 'Date'] })
/** An answer of 16 MiB, more than the system takes, which may go unread for some 2.5 s. */
const startLarge = async () => {
  const large = Buffer.alloc(16 * 1024 * 1024, 'x')
  const site = await start({ unreadMs: 400, leastPerSecond: 8e6 }, (_, response) => void response.end(large))
  return { ...site, length: large.length }
}

describe('who does not read', () => {
  beforeEach(fakeClock)
  afterEach(() => {
    jest.restoreAllMocks()
    jest.useRealTimers()
  })

  it('is cut off, and a client who reads late is not', async () => {
    const { dial, connections, length } = await startLarge()
    const deaf = await dial()
    const reader = await dial()
    for (const socket of [deaf, reader]) socket.pause().write(ask)
    await until(() => connections.idle() === 0)
    jest.advanceTimersByTime(2_400)
    expect(connections.size()).toBe(2)
    let read = 0
    reader.on('data', (bytes) => {
      read += bytes.length
    })
    reader.resume()
    await until(() => read >= length && connections.idle() === 1)
    jest.advanceTimersByTime(200)
    expect(connections.size()).toBe(1)
    await closed(deaf)
    expect(reader.closed).toBe(false)
  })

  it('is not blamed for the time that the host stood still', async () => {
    const { dial, connections } = await startLarge()
    const socket = await dial()
    socket.pause().write(ask)
    await until(() => connections.idle() === 0)
    jest.advanceTimersByTime(100)
    jest.spyOn(performance, 'now').mockReturnValue(60_000)
    jest.advanceTimersByTime(1_000)
    expect(connections.size()).toBe(1)
  })
})
