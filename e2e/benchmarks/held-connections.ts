import { connect, type Socket } from 'node:net'

export interface Held {
  readonly stop: () => void
}

/** Connections that a host has open, as its metrics say: who does not read is told of no end. */
export async function openAt(site: string): Promise<number> {
  const numbers = await (await fetch(`${site}/metrics`)).text()
  return Number(/^qp_open_connections (\d+)$/m.exec(numbers)?.[1])
}

/** Opens connections to a site and says this on each, and reads nothing that comes back. */
function hold(site: string, count: number, from: string, words: string): Held {
  const { hostname, port } = new URL(site)
  const sockets = new Set<Socket>()
  for (let turn = 0; turn < count; turn++) {
    const socket = connect({ port: Number(port), host: hostname, localAddress: from })
    sockets.add(socket)
    socket.once('connect', () => socket.write(words, () => socket.pause()))
    socket.on('error', () => {}).once('close', () => sockets.delete(socket))
  }
  return {
    stop() {
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Connections that never ask for anything. */
export const holdIdle = (site: string, count: number, from: string) => hold(site, count, from, '')

/** Connections that ask for a page so often, one behind the other, and never read one. */
export const holdUnread = (site: string, count: number, from: string, ask: { path: string; times: number }) =>
  hold(site, count, from, `GET ${ask.path} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(ask.times))
