import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { areAll, percentile, statusesOf } from '../../benchmarks/crowd-load'
import { clients, pause } from '../ask'
import { type Attack, atMost, claim } from '../attack'
import { startVisitor } from '../visitors'

/** In s: what does nothing for so long is let go. */
const patience = 90

interface Held {
  readonly open: () => number
  readonly end: () => void
}

/**
 * Connections that the host still has from clients of 127.<network>. The system is asked: who reads nothing does not see
 * that the other side is gone.
 */
function openFrom(network: number, port: string): number {
  const from = `${network.toString(16).padStart(2, '0')}7F`.toUpperCase()
  const to = `:${Number(port).toString(16).padStart(4, '0')}`.toUpperCase()
  const rows = readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
  const isOpen = ([, here = '', there = '', state]: readonly string[]) =>
    state === '01' && here.endsWith(to) && there.slice(0, 8).endsWith(from)
  return rows.filter(isOpen).length
}

/** Connections that begin something and never end it, each of another client. */
async function hold(
  url: string,
  network: number,
  count: number,
  begin: (socket: Socket) => void,
): Promise<Held> {
  const { port } = new URL(url)
  const from = clients(network)
  const sockets = Array.from({ length: count }, () => {
    const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: from() })
    socket.on('error', () => {}) // let go
    socket.once('connect', () => begin(socket))
    return socket
  })
  await pause(1)
  return {
    open: () => openFrom(network, port),
    end: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}

const page = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'

const drip = (first: string, more: string) => (socket: Socket) => {
  socket.write(first)
  socket.resume()
  const timer = setInterval(() => socket.write(more), 1_000)
  socket.once('close', () => clearInterval(timer))
}

export const heldConnections: Attack = {
  name: 'held-connections',
  tried:
    '2,000 idle connections, 300 that write a header or a body a byte a second, 300 that ask for 50 pages and read none',
  seconds: 200,
  async against(site) {
    const body =
      'POST /api/leads HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nidempotency-key: 0123456789abcdef\r\ncontent-length: 9000\r\n\r\n'
    const idle = await hold(site.url, 13, 2_000, (socket) => socket.resume())
    const slow = [
      await hold(site.url, 14, 150, drip('GET / HTTP/1.1\r\nhost: x\r\n', 'x-slow: 1\r\n')),
      await hold(site.url, 15, 150, drip(body, ' ')),
    ]
    const unread = await hold(site.url, 16, 300, (socket) => {
      socket.pause()
      socket.write(page.repeat(50))
    })
    const all = [idle, ...slow, unread]
    const atFirst = all.map((one) => one.open())
    const begun = performance.now()
    const [cached, lead] = [startVisitor(site.url, 'cached', 100), startVisitor(site.url, 'lead', 200)]
    const open = () => all.reduce((sum, one) => sum + one.open(), 0)
    while (open() > 0 && performance.now() - begun < patience * 1000) await pause(1)
    const seconds = (performance.now() - begun) / 1000
    const left = all.map((one) => one.open())
    const [pages, leads] = await Promise.all([cached.stop(), lead.stop()])
    for (const one of all) one.end()
    return [
      claim(
        'the attack was taken in',
        atFirst.every((count) => count > 0),
        `open at first: ${atFirst.join(' + ')}`,
      ),
      claim('everybody else is answered', areAll(pages, 200), statusesOf(pages)),
      atMost('cached page during the attack, p95', percentile(pages, 0.95), 250, 'ms'),
      claim('every lead is taken', areAll(leads, 201), statusesOf(leads)),
      claim(
        `none is held after ${patience} s`,
        left.every((count) => count === 0),
        left.some((count) => count > 0)
          ? `open: ${left[0]} idle, ${left[1]} slow headers, ${left[2]} slow bodies, ${left[3]} unread`
          : `all let go within ${Math.round(seconds)} s`,
      ),
    ]
  },
}
