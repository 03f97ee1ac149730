import { connect, type Socket } from 'node:net'

export interface Held {
  /** How many the server has not closed. */
  readonly open: () => number
  readonly stop: () => void
}

/** Opens connections to a site and says this on each, and reads nothing that comes back. */
function hold(site: string, count: number, from: string, words: string): Held {
  const { hostname, port } = new URL(site)
  const sockets = new Set<Socket>()
  for (let turn = 0; turn < count; turn++) {
    const socket = connect({ port: Number(port), host: hostname, localAddress: from })
    sockets.add(socket)
    // An end is told to who reads only.
    socket.once('connect', () => socket.write(words, () => socket.pause()))
    socket.on('error', () => {}).once('close', () => sockets.delete(socket))
  }
  return {
    open: () => sockets.size,
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
